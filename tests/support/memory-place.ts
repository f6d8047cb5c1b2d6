import type { Failure } from '@felles/core';
import type { StoredEntry } from '@felles/core/data';
import type { OutboxPlace } from '@felles/core/internal/data/outbox-model';
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

/** A place of a device that is full: nothing new is stored. */
export function fullPlace(): OutboxPlace<unknown> {
  const place = memoryPlace<unknown>();
  const unstored$ = new BehaviorSubject<ReadonlyMap<string, Failure>>(new Map());
  return {
    ...place,
    unstored$,
    put(entry) {
      unstored$.next(new Map([[entry.key, { kind: 'unavailable', where: 'outbox', issues: ['full'] }]]));
      place.put(entry);
    },
  };
}
