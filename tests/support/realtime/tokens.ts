// The tokens of the live connection: given in fair weather, good for one connection and a minute.
import { fail, ok, type Reply } from '@felles/core';
import { map, NEVER, type SchedulerLike, timer } from 'rxjs';
import type { Random } from './random.ts';
import type { Weather } from './weather.ts';

export interface Tokens {
  ask(weather: Weather): Reply<string>;
  /** Whether somebody may come in with it. Nobody may a second time. */
  take(token: string): boolean;
}

/** How long a token serves (milliseconds). */
const LASTS = 60_000;

const REFUSED = fail({ kind: 'refused', refusal: 'server', status: 500, type: 'Error', message: '' } as const);

/** `refused` hears of a client that has just been told that it gets no token. */
export function createTokens(random: Random, clock: SchedulerLike, refused: () => () => void): Tokens {
  const issued = new Map<string, number>();
  let count = 0;

  return {
    ask(weather) {
      if (weather.token === 'kept') return NEVER;
      const delay = random.between(1, 30);
      if (weather.token === 'refused') {
        timer(delay + 1, clock).subscribe(refused());
        return timer(delay, clock).pipe(map(() => REFUSED));
      }
      count += 1;
      const token = `token-${count}`;
      issued.set(token, clock.now());
      return timer(delay, clock).pipe(map(() => ok(token)));
    },
    take(token) {
      const since = issued.get(token);
      issued.delete(token);
      return since !== undefined && clock.now() - since <= LASTS;
    },
  };
}
