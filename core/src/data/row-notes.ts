import { BehaviorSubject, type SchedulerLike, take, timer } from 'rxjs';
import type { Behavior } from '../shared/behavior.ts';
import type { Id } from '../shared/wire-values.ts';

/** Undoing is offered in a row for so long (seconds). */
const UNDO = 10;

/** The last event of each row of a list, by the id of the row. */
export interface RowNotes<N> {
  readonly notes$: Behavior<ReadonlyMap<Id, N>>;
  /** Null clears the note. */
  note(id: Id, note: N | null): void;
  /** [W-PLAN-04] A note with the seconds in which its event may be undone; it goes with the last of them. */
  offerUndo(id: Id, noteWith: (left: number) => N): void;
  /** Clears all. */
  clear(): void;
}

/** Notes beside the rows of a list: an undo that counts down, or a change of another user. */
export function createRowNotes<N>(clock: SchedulerLike): RowNotes<N> {
  const notes$ = new BehaviorSubject<ReadonlyMap<Id, N>>(new Map());
  const counts = new Map<Id, { unsubscribe(): void }>();

  function put(id: Id, value: N | null): void {
    const others = [...notes$.value].filter(([other]) => other !== id);
    notes$.next(new Map(value === null ? others : [...others, [id, value]]));
  }

  function stop(id: Id): void {
    counts.get(id)?.unsubscribe();
    counts.delete(id);
  }

  return {
    notes$,
    note(id, value) {
      stop(id);
      put(id, value);
    },
    offerUndo(id, noteWith) {
      stop(id);
      put(id, noteWith(UNDO));
      const seconds = timer(1_000, 1_000, clock).pipe(take(UNDO));
      counts.set(
        id,
        seconds.subscribe((gone) => {
          const left = UNDO - 1 - gone;
          put(id, left === 0 ? null : noteWith(left));
        }),
      );
    },
    clear() {
      for (const id of counts.keys()) stop(id);
      notes$.next(new Map());
    },
  };
}
