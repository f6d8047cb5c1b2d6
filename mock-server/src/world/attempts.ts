import { tooMany } from '../refusals.ts';
import type { World } from '../world.ts';
import { seededHex } from './chance.ts';
import { WORLD_LIMITS } from './limits.ts';

/** The most attempts of each phone number within the window. */
const MOST = { login: 5, newPassword: 3 } as const;
type Purpose = keyof typeof MOST;

const WINDOW = 15 * 60_000;

/**
 * Turns away a visitor who has tried too often, for known and unknown numbers alike. No attempt is dropped within its window,
 * so that other numbers do not unlock this one; where no more can be counted, a new number waits too.
 */
export function requireFewAttempts(world: World, purpose: Purpose, phone: string): void {
  const whom = keyOf(world, purpose, phone);
  const recent = world.state.attempts.filter(({ at }) => at > world.now() - WINDOW);
  const own = recent.filter(({ of }) => of === whom);
  const oldest = own.length >= MOST[purpose] ? own[0] : recent.length >= WORLD_LIMITS.attempts ? recent[0] : undefined;
  if (oldest) throw tooMany(oldest.at + WINDOW - world.now());
}

export function noteAttempt(world: World, purpose: Purpose, phone: string): void {
  const at = world.now();
  world.change((state) => {
    state.attempts = [
      ...state.attempts.filter((attempt) => attempt.at > at - WINDOW),
      { of: keyOf(world, purpose, phone), at },
    ];
  });
}

export function forgetAttempts(world: World, purpose: Purpose, phone: string): void {
  const whom = keyOf(world, purpose, phone);
  world.change((state) => {
    state.attempts = state.attempts.filter(({ of }) => of !== whom);
  });
}

/** Numbers are kept as what cannot be read back easily, for a kept world is a file. */
const keyOf = (world: World, purpose: Purpose, phone: string): string =>
  seededHex(world.state.seed, `${purpose} ${phone}`, 0);
