import { BehaviorSubject } from 'rxjs';
import type { OutboxPlace, StoredEntry } from './outbox.ts';

/** Stores entries in memory, for requests that need not outlive the page. */
export function pagePlace<I>(): OutboxPlace<I> {
  const kept$ = new BehaviorSubject<readonly StoredEntry<I>[]>([]);
  const others = (key: string) => kept$.value.filter((entry) => entry.key !== key);
  return {
    kept$,
    put: (entry) => kept$.next([...others(entry.key), entry]),
    remove: (key) => kept$.next(others(key)),
    isSender$: new BehaviorSubject(true),
  };
}
