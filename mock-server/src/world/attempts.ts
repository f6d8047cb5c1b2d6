import { refusal } from '../refusals.ts';
import type { World } from '../world.ts';
import { seededHex } from './chance.ts';
import { KEPT, keepLatest } from './kept.ts';

/** What is counted for each phone number, and how often it may happen within the window. */
const MOST = { login: 5, newPassword: 3 } as const;
type Purpose = keyof typeof MOST;

const WINDOW = 15 * 60_000;

/** Turns away a visitor who has tried too often, for known and unknown numbers alike. */
export function requireFewAttempts(world: World, purpose: Purpose, phone: string): void {
  const whom = keyOf(world, purpose, phone);
  const recent = world.state.attempts.filter(({ of, at }) => of === whom && at > world.now() - WINDOW);
  if (recent.length >= MOST[purpose]) throw refusal(429);
}

export function noteAttempt(world: World, purpose: Purpose, phone: string): void {
  const at = world.now();
  world.change((state) => {
    state.attempts = [
      ...state.attempts.filter((attempt) => attempt.at > at - WINDOW),
      { of: keyOf(world, purpose, phone), at },
    ];
    keepLatest(state.attempts, KEPT.attempts);
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
