import type { Failure, Result } from './result.ts';

/** The state of one request, as a screen shows it. */
export type Load<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly failure: Failure };

export const idle: Load<never> = { status: 'idle' };
export const loading: Load<never> = { status: 'loading' };

export function toLoad<T>(result: Result<T>): Load<T> {
  return result.ok ? { status: 'ready', value: result.value } : { status: 'failed', failure: result.error };
}

export function mapLoad<A, B>(load: Load<A>, transform: (value: A) => B): Load<B> {
  return load.status === 'ready' ? { status: 'ready', value: transform(load.value) } : load;
}
