// Finds out the outcome of a request whose answer was lost.
import {
  defer,
  map,
  type Observable,
  of,
  repeat,
  type SchedulerLike,
  startWith,
  switchMap,
  timeout,
  timer,
} from 'rxjs';
import type { Reply } from '../shared/reply.ts';
import { fail, type Result } from '../shared/result.ts';

/** The time limit of a request, the first pause and the longest pause between requests (milliseconds). */
export interface Pauses {
  readonly limit: number;
  readonly again: number;
  readonly longest: number;
}

/** The pause after so many requests: each is twice the one before. */
export const pauseAfter = (times: number, { again, longest }: Pauses): number =>
  Math.min(again * 2 ** (times - 1), longest);

/** Asks at once and then again and again while it is subscribed, and emits each answer. */
export const findOut = <T>(ask: () => Reply<T>, pauses: Pauses, clock: SchedulerLike): Observable<Result<T>> =>
  defer(ask).pipe(
    timeout({ first: pauses.limit, scheduler: clock, with: () => of(TOO_LATE) }),
    repeat({ delay: (times) => timer(pauseAfter(times, pauses), clock) }),
  );

/** As `findOut` after a first pause, and with the pause before the next request; each `now$` asks at once. */
export const findOutLater = <T>(
  ask: () => Reply<T>,
  { first, ...pauses }: Pauses & { readonly first: number },
  now$: Observable<unknown>,
  clock: SchedulerLike,
): Observable<{ readonly result: Result<T>; readonly pause: number }> =>
  now$.pipe(
    map(() => 0),
    startWith(first),
    switchMap((pause) => timer(pause, clock)),
    switchMap(() =>
      findOut(ask, pauses, clock).pipe(map((result, at) => ({ result, pause: pauseAfter(at + 1, pauses) }))),
    ),
  );

const TOO_LATE = fail({ kind: 'unreachable', cause: 'timeout' } as const);
