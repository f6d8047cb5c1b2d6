import { BehaviorSubject } from 'rxjs';
import type { Behavior } from '../shared/behavior.ts';

/** The rows of a list that the user has chosen, by their ids. */
export interface Picks<V> {
  /** Each as the user saw it at the choice. */
  readonly picks$: Behavior<ReadonlyMap<string, V>>;
  /** Chooses rows, or takes the choice back. */
  pick(ids: readonly string[], isPicked: boolean): void;
  clear(): void;
}

/** `seenOf` gives each row as it is in sight; an id without a row is not chosen. */
export function createPicks<V>(seenOf: (ids: readonly string[]) => Iterable<readonly [string, V]>): Picks<V> {
  const picks$ = new BehaviorSubject<ReadonlyMap<string, V>>(new Map());
  return {
    picks$,
    pick(ids, isPicked) {
      const others = [...picks$.value].filter(([id]) => !ids.includes(id));
      picks$.next(new Map([...others, ...(isPicked ? seenOf(ids) : [])]));
    },
    clear: () => picks$.next(new Map()),
  };
}
