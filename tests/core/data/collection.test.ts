import { ok } from '@felles/core';
import { createCollection, createOutbox, type Kept, type OutboxPlace } from '@felles/core/data';
import { BehaviorSubject, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createClock, createNetwork } from './network.ts';

interface Thing {
  readonly id: string;
}

/** A list whose tab does not send, since another one does. */
function aList() {
  const { clock } = createClock();
  const kept$ = new BehaviorSubject<readonly Kept<string>[]>([]);
  const place: OutboxPlace<string> = {
    kept$,
    put: (entry) => kept$.next([...kept$.value, entry]),
    remove: (key) => kept$.next(kept$.value.filter((entry) => entry.key !== key)),
    isSender$: new BehaviorSubject(false),
  };
  const outbox = createOutbox<string, Thing>({
    send: createNetwork<string, Thing>().ask,
    place,
    newKey: () => 'key',
    online$: new BehaviorSubject(true),
    clock,
  });
  const things: Thing[] = [];
  const list = createCollection<Thing, 'all', string, Thing>({
    question$: new BehaviorSubject('all' as const),
    fetch: () => of(ok({ items: [...things], total: things.length })),
    idOf: ({ id }) => id,
    placeOf: () => 'end',
    edits: {
      outbox,
      edit: (_, key) => ({ kind: 'create', item: { id: key }, place: 'end' }),
      thingIn: (one) => one,
      clock,
    },
  });
  outbox.open();
  list.open();
  return { things, kept$, outbox, list, ids: () => list.view$.value.rows.map(({ item }) => item.id) };
}

describe('a list beside another tab', () => {
  it('should have what that tab has sent for this one, by what the service made of it', () => {
    const { things, kept$, outbox, ids } = aList();
    outbox.post('Nina');
    expect(ids()).toEqual(['key']);
    things.push({ id: '7' });
    kept$.next([]);
    expect(ids()).toEqual(['7']);
  });

  it('should hear of nothing once it is closed, and have it all when it is opened again', () => {
    const { things, kept$, outbox, list, ids } = aList();
    list.close();
    outbox.post('Nina');
    things.push({ id: '7' });
    kept$.next([]);
    expect(ids()).toEqual([]);
    list.open();
    expect(ids()).toEqual(['7']);
  });
});
