import { fetchMissingStyleSheets } from './style-sheets.ts';

/** A promise as React's `use` reads it: one that is marked as kept need not be waited for. */
interface Kept<T> extends Promise<T> {
  status?: 'fulfilled';
  value?: T;
}

/** A page that is drawn again asks again, and would fetch for ever what failed a moment ago; in milliseconds. */
const FAILED_FOR = 300;

/** A thing whose code is fetched when it is first asked for, and again when it is asked for after a failure. */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Kept<T> | undefined;
  return () => {
    if (loaded) return loaded;
    const loading: Kept<T> = fetchMissingStyleSheets()?.then(load) ?? load();
    loaded = loading;
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () =>
        setTimeout(() => {
          loaded = undefined;
        }, FAILED_FOR),
    );
    // React may be drawing, and must not be told of a change meanwhile.
    Promise.resolve().then(() => count(1));
    const done = () => count(-1);
    loading.then(done, done);
    return loading;
  };
}

let fetches = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  fetches += change;
  for (const listener of listeners) listener();
}

/** Whether code is being fetched. */
export const isFetching = (): boolean => fetches > 0;

export function onFetches(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
