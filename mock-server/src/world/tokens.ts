import type { DemoCenter } from '@felles/fixtures';
import type { World } from '../world.ts';
import { seededHex } from './chance.ts';
import { keepLatest, WORLD_LIMITS } from './limits.ts';
import { centerOfAccessToken } from './sessions.ts';

/** How long a token opens its center, in milliseconds. */
const TOKEN_LIFE = 60 * 60_000;

/** A new token for a center; `expires` in epoch seconds, as the wire has it. */
export function issueToken(
  world: World,
  center: string,
  by: string,
): { readonly token: string; readonly expires: number } {
  const at = world.now();
  const expires = Math.floor((at + TOKEN_LIFE) / 1000);
  const number = world.state.numbered + 1;
  const token = seededHex(world.state.seed, 'token', number);
  world.change((state) => {
    state.numbered = number;
    for (const [old, { expires: until }] of Object.entries(state.tokens))
      if (until * 1000 <= at) delete state.tokens[old];
    state.tokens[token] = { center, expires };
    const names = Object.keys(state.tokens); // in the order in which they were issued
    for (const oldest of names.slice(0, Math.max(0, names.length - WORLD_LIMITS.tokens))) delete state.tokens[oldest];
    state.ledger.push({ at, kind: 'token', id: `token-${number}`, by });
    keepLatest(state.ledger, WORLD_LIMITS.ledger);
  });
  return { token, expires };
}

/** The center that a token opens at this moment, if any. */
export function centerOfToken(world: World, token: string): DemoCenter | null {
  const { tokens } = world.state;
  // Not every name that an object answers to is a token.
  const known = Object.hasOwn(tokens, token) ? tokens[token] : undefined;
  if (known === undefined) return centerOfAccessToken(world, token);
  return known.expires * 1000 > world.now() ? world.demo.center(known.center) : null;
}
