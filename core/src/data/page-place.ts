import { BehaviorSubject } from 'rxjs';
import type { OutboxPlace, StoredEntry } from './outbox-model.ts';

/** Stores entries in memory, for requests that need not outlive the page. */
export function pagePlace<I>(): OutboxPlace<I> {
  const stored$ = new BehaviorSubject<readonly StoredEntry<I>[]>([]);
  const others = (key: string) => stored$.value.filter((entry) => entry.key !== key);
  return {
    stored$,
    put: (entry) => stored$.next([...others(entry.key), entry]),
    remove: (key) => stored$.next(others(key)),
    isSender$: new BehaviorSubject(true),
  };
}
