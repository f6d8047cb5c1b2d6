import { fetchMissingStyleSheets } from './style-sheets.ts';

/** A promise as React's `use` reads it: one that is marked as fulfilled is not waited for. */
interface Kept<T> extends Promise<T> {
  status?: 'fulfilled';
  value?: T;
}

/** A page that is drawn again asks again, and would fetch for ever what failed a moment ago; in milliseconds. */
const FAILED_FOR = 300;

/** Without a network none is asked for: Chromium would not fetch it again. A worker has all files of the build. */
const canArrive = (): boolean =>
  // The build and the tests draw pages without a navigator.
  globalThis.navigator?.onLine !== false || Boolean(navigator.serviceWorker?.controller);

/** Fetches code, and before it the style sheets that did not arrive. Where one is still missing it goes on by `otherwise`. */
export const fetchCode = <T>(load: () => Promise<T>, otherwise: (missing: unknown) => Promise<T> = load): Promise<T> =>
  fetchMissingStyleSheets()?.then(load, otherwise) ?? load();

const fail = (missing: unknown): Promise<never> => Promise.reject(missing);

/** A thing whose code is fetched when it is first asked for, and again when it is asked for after a failure. */
export function lazyCode<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Kept<T> | undefined;
  let hasFailed = false;
  return () => {
    if (loaded) return loaded;
    // A style sheet that other code lacks holds up nothing; one that this code may have lacked itself does.
    const loading: Kept<T> = canArrive()
      ? fetchCode(load, hasFailed ? fail : load)
      : fail(new Error('no network for code'));
    const forget = () => {
      if (loaded === loading) loaded = undefined;
    };
    loaded = loading;
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => {
        hasFailed = true;
        setTimeout(forget, FAILED_FOR);
        window.addEventListener('online', forget, { once: true });
      },
    );
    watch(loading);
    return loading;
  };
}

/** After this time the page says that a fetch is under way; in milliseconds. */
const PATIENCE = 200;

const slow = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();

function watch(loading: Promise<unknown>): void {
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const late = setTimeout(() => {
    slow.add(loading);
    tell();
  }, PATIENCE);
  const settle = () => {
    clearTimeout(late);
    if (slow.delete(loading)) tell();
  };
  loading.then(settle, settle);
}

/** Whether code is being fetched, and takes its time. */
export const isFetchSlow = (): boolean => slow.size > 0;

export function onSlowFetches(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
