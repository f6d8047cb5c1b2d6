/** A thing whose code is fetched when somebody first asks for it. A fetch that failed is tried anew by whoever asks next. */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((problem: unknown) => {
      loaded = undefined;
      throw problem;
    });
    return loaded;
  };
}
