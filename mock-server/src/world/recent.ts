/** The latest so many of something, the newest last. */
export interface Recent<T> {
  readonly entries: readonly T[];
  add(entry: T): void;
  clear(): void;
}

const KEPT = 500;

export function createRecent<T>(): Recent<T> {
  const entries: T[] = [];
  return {
    entries,
    add(entry) {
      entries.push(entry);
      if (entries.length > KEPT) entries.shift();
    },
    clear() {
      entries.length = 0;
    },
  };
}
