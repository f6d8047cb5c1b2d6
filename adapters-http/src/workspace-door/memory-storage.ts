import type { OutboxStorage, StoredEntry, StoredPlace } from '@felles/core/data';
import { BehaviorSubject } from 'rxjs';

/** Stores unsent changes for as long as the application runs. */
export const memoryStorage: OutboxStorage = <I>(): StoredPlace<I> => {
  const stored$ = new BehaviorSubject<readonly StoredEntry<I>[]>([]);
  const others = (key: string) => stored$.value.filter((entry) => entry.key !== key);
  return {
    stored$,
    isSender$: new BehaviorSubject(true),
    put: (entry) => stored$.next([...others(entry.key), entry]),
    remove: (key) => stored$.next(others(key)),
    close: () => undefined,
    clear: () => stored$.next([]),
  };
};
