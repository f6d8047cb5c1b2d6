/** One call as the journal tells it. Nothing in it names a person or opens a door. */
export interface JournalEntry {
  readonly at: number;
  readonly method: string;
  /** The row's name in the wire table, where there is one. */
  readonly row: string | null;
  readonly path: string;
  readonly query: string;
  /** Null as long as nothing was answered. */
  status: number | null;
  milliseconds: number | null;
  fault: string | null;
}

export interface Journal {
  readonly entries: readonly JournalEntry[];
  add(entry: JournalEntry): void;
  clear(): void;
}

const KEPT = 500;

/** The latest calls, the newest last. */
export function createJournal(): Journal {
  const entries: JournalEntry[] = [];
  return {
    entries,
    add(entry) {
      entries.push(entry);
      if (entries.length > KEPT) entries.shift();
    },
    clear: () => entries.splice(0),
  };
}
