import { filter, firstValueFrom, type Observable } from 'rxjs';
import type { Failure, Result } from './result.ts';

/** The state of one request, as a screen shows it. Every view with a `status` says "not yet" by the words of this one. */
export type Load<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly failure: Failure };

/** Nothing was requested yet: a screen shows neither content nor a wait. */
export const idle: Load<never> = { status: 'idle' };
/** The first answer is on its way. A refresh of an answer that is there already stays `ready`. */
export const loading: Load<never> = { status: 'loading' };

/** The state after an answer: `ready` or `failed`. */
export function toLoad<T>(result: Result<T>): Load<T> {
  return result.ok ? { status: 'ready', value: result.value } : { status: 'failed', failure: result.error };
}

/** Changes the value of a ready load; the other states pass unchanged. */
export function mapLoad<A, B>(load: Load<A>, transform: (value: A) => B): Load<B> {
  return load.status === 'ready' ? { status: 'ready', value: transform(load.value) } : load;
}

/**
 * The first value that is not `loading`: it is ready, or has failed, or there is nothing to wait for. A store that is not open
 * may stay `loading` for ever, and so may this.
 * @example
 * timetable.open();
 * const { status, week, failure } = await whenDecided(timetable.view$);
 */
export const whenDecided = <V extends { readonly status: string }>(
  view$: Observable<V>,
): Promise<Exclude<V, { readonly status: 'loading' }>> =>
  firstValueFrom(
    view$.pipe(filter((view): view is Exclude<V, { readonly status: 'loading' }> => view.status !== 'loading')),
  );
