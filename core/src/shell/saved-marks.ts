import { BehaviorSubject, type SchedulerLike, type Subscription, timer } from 'rxjs';
import type { Behavior } from '../shared/behavior.ts';

/** How long a mark is shown (milliseconds). */
export const SAID_SAVED = 3_000;

/** The part of a list's row that tells whether it has just been saved; each `Row` is one. */
export interface SavedRow {
  readonly id: string;
  readonly state: 'settled' | 'waiting' | 'saving' | 'uncertain' | 'failed';
}

/** The rows with a short "saved" beside them, after their changes have reached the service. */
export interface SavedMarks {
  /** The ids of the marked rows. */
  readonly saved$: Behavior<ReadonlySet<string>>;
  /** Called with the rows each time they change. */
  see(rows: readonly SavedRow[]): void;
  close(): void;
}

/** Marks rows that have just been saved. */
export function createSavedMarks(clock: SchedulerLike): SavedMarks {
  const saved$ = new BehaviorSubject<ReadonlySet<string>>(new Set());
  let onTheirWay: ReadonlySet<string> = new Set();
  let timers = new Map<string, Subscription>();

  function unmark(id: string): void {
    timers.get(id)?.unsubscribe();
    timers.delete(id);
    saved$.next(new Set([...saved$.value].filter((other) => other !== id)));
  }

  function mark(id: string): void {
    timers.get(id)?.unsubscribe();
    timers.set(
      id,
      timer(SAID_SAVED, clock).subscribe(() => unmark(id)),
    );
    saved$.next(new Set([...saved$.value, id]));
  }

  return {
    saved$,
    see(rows) {
      // Skips lists without pending rows, as they may have thousands.
      if (saved$.value.size + onTheirWay.size > 0) {
        const settled = new Set(rows.flatMap(({ id, state }) => (state === 'settled' ? [id] : [])));
        for (const id of saved$.value) if (!settled.has(id)) unmark(id);
        for (const id of onTheirWay) if (settled.has(id)) mark(id);
      }
      onTheirWay = new Set(rows.filter(({ state }) => isOnItsWay(state)).map(({ id }) => id));
    },
    close() {
      for (const running of timers.values()) running.unsubscribe();
      timers = new Map();
      onTheirWay = new Set();
      if (saved$.value.size > 0) saved$.next(new Set());
    },
  };
}

/** A refused row that is dropped was not saved. */
const isOnItsWay = (state: SavedRow['state']): boolean =>
  state === 'waiting' || state === 'saving' || state === 'uncertain';
