import type { OutboxPlace, StoredEntry } from '@felles/core/data';
import { BehaviorSubject } from 'rxjs';

/** A place for an outbox that lasts as long as the test. */
export function memoryPlace<I>(): OutboxPlace<I> {
  const stored$ = new BehaviorSubject<readonly StoredEntry<I>[]>([]);
  const others = (key: string) => stored$.value.filter((entry) => entry.key !== key);
  return {
    stored$,
    put: (entry) => stored$.next([...others(entry.key), entry]),
    remove: (key) => stored$.next(others(key)),
    isSender$: new BehaviorSubject(true),
  };
}
