/** A promise as React's `use` reads it: one that is marked as kept need not be waited for. */
interface Kept<T> extends Promise<T> {
  status?: 'fulfilled';
  value?: T;
}

/**
 * A thing whose code is fetched when somebody first asks for it. A fetch that failed stays so until the page is loaded
 * again: browsers remember it, and a page that asks while it is drawn would ask for ever.
 */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Kept<T> | undefined;
  return () => {
    if (loaded) return loaded;
    const loading: Kept<T> = load();
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => undefined, // whoever asked is told
    );
    loaded = loading;
    return loading;
  };
}
