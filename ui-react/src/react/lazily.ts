import { CodeLost } from './code-lost.ts';
import { fetchMissingStyleSheets } from './style-sheets.ts';

/** A promise as React's `use` reads it: one that is marked as kept need not be waited for. */
interface Kept<T> extends Promise<T> {
  status?: 'fulfilled';
  value?: T;
}

/**
 * A thing whose code is fetched when it is first asked for. A fetch that failed says that the code is lost, and is
 * kept for as long as the visitor is where it failed, or until it is forgotten: a page that is being drawn asks again for
 * what it waited for, and would be sent to fetch it for ever.
 */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Kept<T> | undefined;
  let failedAt: string | undefined;
  let otherwise: (() => Promise<T>) | undefined = load;
  const forget = () => {
    if (failedAt !== undefined) loaded = undefined; // what is under way is not lost
    failedAt = undefined;
  };
  const wanted = () => {
    // The address is the new page's before anything of that is drawn.
    if (failedAt !== undefined && failedAt !== window.location.href) forget();
    if (loaded) return loaded;
    const attempt = () => fetchMissingStyleSheets()?.then(load, otherwise) ?? load();
    const loading: Kept<T> = onceMoreIfOnline(() =>
      attempt().catch((failure) => {
        // A style sheet that something else lacks holds up nothing; one that this may have lacked itself does.
        otherwise = undefined;
        throw failure;
      }),
    ).catch((failure) => {
      throw new CodeLost(failure, forget, wanted);
    });
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      // The caller hears of the failure by the promise that it got.
      () => {
        failedAt = window.location.href;
      },
    );
    watch(loading);
    loaded = loading;
    return loading;
  };
  return wanted;
}

/** Where the network comes back while something is on its way, that may still fail for having missed it. */
async function onceMoreIfOnline<T>(fetch: () => Promise<T>): Promise<T> {
  let cameBack = false;
  const hear = () => {
    cameBack = true;
  };
  window.addEventListener('online', hear);
  try {
    return await fetch();
  } catch (failure) {
    if (!cameBack) throw failure;
    return await fetch();
  } finally {
    window.removeEventListener('online', hear);
  }
}

/** How long a fetch may take before the page says that it is under way; in milliseconds. */
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
