// The tokens of the live connection: given in fair weather, good for one connection and a minute.
import { ok, type Reply } from '@felles/core';
import { map, NEVER, type SchedulerLike, timer } from 'rxjs';
import { NO_TOKEN } from './a-client.ts';
import type { Page } from './page.ts';
import type { Random } from './random.ts';
import type { Weather } from './weather.ts';

export interface Tokens {
  ask(weather: Weather): Reply<string>;
  /** Whether somebody could come in with it now. */
  serves(token: string): boolean;
  /** Whether somebody may come in with it. Nobody may a second time. */
  take(token: string): boolean;
}

/** How long a token serves (milliseconds). */
const LASTS = 60_000;

/** `refused` hears of a client that has just been told that it gets no token. */
export function createTokens(random: Random, clock: SchedulerLike, page: Page, refused: () => () => void): Tokens {
  const issued = new Map<string, number>();
  let count = 0;

  function serves(token: string): boolean {
    const since = issued.get(token);
    return since !== undefined && clock.now() - since <= LASTS;
  }

  return {
    ask(weather) {
      if (weather.token === 'kept') return NEVER;
      const delay = random.between(1, 30);
      if (weather.token === 'refused') {
        timer(delay + 1, page.clock).subscribe(refused());
        return timer(delay, page.clock).pipe(map(() => NO_TOKEN));
      }
      count += 1;
      const token = `token-${count}`;
      issued.set(token, clock.now());
      return timer(delay, page.clock).pipe(map(() => ok(token)));
    },
    serves,
    take(token) {
      const isGood = serves(token);
      issued.delete(token);
      return isGood;
    },
  };
}
