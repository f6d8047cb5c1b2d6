/** How many of each a world keeps, so that a server that never stops never grows; the oldest go first. */
export const WORLD_LIMITS = {
  calls: 500,
  violations: 500,
  trackers: 500,
  ledger: 5_000,
  tokens: 10_000,
  sessions: 1_000,
  attempts: 10_000,
  members: 5_000,
  contracts: 5_000,
  invoices: 5_000,
  signings: 5_000,
  messages: 1_000,
  notices: 5_000,
  payments: 5_000,
  connections: 5_000,
  answers: 10_000,
} as const;

/** Drops the oldest entries above the limit. */
export function keepLatest(list: unknown[], most: number): void {
  if (list.length > most) list.splice(0, list.length - most);
}

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
