import type { OutboxPlace, StoredEntry } from '@felles/core/data';
import { BehaviorSubject } from 'rxjs';

/** A place for an outbox that lasts as long as the test. */
export function memoryPlace<I>(): OutboxPlace<I> {
  const kept$ = new BehaviorSubject<readonly StoredEntry<I>[]>([]);
  const others = (key: string) => kept$.value.filter((entry) => entry.key !== key);
  return {
    kept$,
    put: (entry) => kept$.next([...others(entry.key), entry]),
    remove: (key) => kept$.next(others(key)),
    isSender$: new BehaviorSubject(true),
  };
}
