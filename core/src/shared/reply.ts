import { type Observable, of, switchMap } from 'rxjs';
import type { Result } from './result.ts';

/** One answer from outside: cold, emits once and completes, never errors; unsubscribing cancels it. */
export type Reply<T> = Observable<Result<T>>;

/** Asks the next thing with the answer to the first; a refusal of the first is the answer to both. */
export function andThen<A, B>(first: Reply<A>, next: (value: A) => Reply<B>): Reply<B> {
  return first.pipe(switchMap((result): Reply<B> => (result.ok ? next(result.value) : of(result))));
}
