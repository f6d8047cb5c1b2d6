import { map, type Observable, of, switchMap } from 'rxjs';
import type { CacheAge, Result } from './result.ts';

/** The answer to a request: cold, emits once and completes, never errors; unsubscribing cancels it. */
export type Reply<T> = Observable<Result<T>>;

/** Sends the second request with the answer to the first; a failure of the first ends both. */
export function andThen<A, B>(first: Reply<A>, next: (value: A) => Reply<B>): Reply<B> {
  return first.pipe(switchMap((result): Reply<B> => (result.ok ? next(result.value) : of(result))));
}

/** Reads the value of an answer, which stays as old as it is; a refusal stays as it is. */
export const mapReply = <A, B>(reply: Reply<A>, read: (value: A, fromCache?: CacheAge) => B): Reply<B> =>
  reply.pipe(map((result) => (result.ok ? { ...result, value: read(result.value, result.fromCache) } : result)));
