import { keepLatest } from './limits.ts';

/** The latest so many of something, the newest last. */
export interface Recent<T> {
  readonly entries: readonly T[];
  add(entry: T): void;
  clear(): void;
}

export function createRecent<T>(most: number): Recent<T> {
  const entries: T[] = [];
  return {
    entries,
    add(entry) {
      entries.push(entry);
      keepLatest(entries, most);
    },
    clear() {
      entries.length = 0;
    },
  };
}
