import { fail, ok } from '@felles/core';
import type { StoredEntry } from '@felles/core/data';
import type { Change } from '@felles/core/internal/data/changes';
import { asOnePage, createCollection } from '@felles/core/internal/data/collection';
import { createOutbox } from '@felles/core/internal/data/outbox';
import type { OutboxPlace } from '@felles/core/internal/data/outbox-model';
import { BehaviorSubject, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { memoryPlace } from '../../support/memory-place.ts';
import { createClock, createNetwork } from './network.ts';

interface Thing {
  readonly id: string;
}

/** A list whose tab does not send, since another one does. */
function aList() {
  const { clock } = createClock();
  const stored$ = new BehaviorSubject<readonly StoredEntry<string>[]>([]);
  const place: OutboxPlace<string> = {
    stored$,
    put: (entry) => stored$.next([...stored$.value, entry]),
    remove: (key) => stored$.next(stored$.value.filter((entry) => entry.key !== key)),
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
  return { things, stored$, outbox, list, ids: () => list.view$.value.rows.map(({ item }) => item.id) };
}

describe('a list beside another tab', () => {
  it('should show what that tab has sent, as the service has it', () => {
    const { things, stored$, outbox, ids } = aList();
    outbox.post('Nina');
    expect(ids()).toEqual(['key']);
    things.push({ id: '7' });
    stored$.next([]);
    expect(ids()).toEqual(['7']);
  });

  it('should hear of nothing once it is closed, and have it all when it is opened again', () => {
    const { things, stored$, outbox, list, ids } = aList();
    list.close();
    outbox.post('Nina');
    things.push({ id: '7' });
    stored$.next([]);
    expect(ids()).toEqual([]);
    list.open();
    expect(ids()).toEqual(['7']);
  });
});

/** A list of one thing, in which new things of others are announced. */
function anAnnouncing() {
  const { clock } = createClock();
  const sent = createNetwork<string, Thing | null>();
  const fetched = createNetwork<string, readonly Thing[]>();
  const changes$ = new Subject<Change<Thing>>();
  const outbox = createOutbox<string, Thing | null>({
    send: sent.ask,
    place: memoryPlace(),
    newKey: () => 'key',
    online$: new BehaviorSubject(true),
    clock,
  });
  const list = createCollection<Thing, string, string, Thing | null>({
    question$: new BehaviorSubject('all'),
    fetch: (question) => asOnePage(fetched.ask(question)),
    idOf: ({ id }) => id,
    placeOf: () => 'announced',
    changes$,
    edits: {
      outbox,
      edit: (input, key) =>
        input === 'of another list' ? null : { kind: 'create', item: { id: key }, place: 'start' },
      thingIn: (one) => one,
      clock,
    },
  });
  outbox.open();
  list.open();
  fetched.open[0]?.answer(ok([{ id: '1' }]));
  const shown = () => {
    const { rows, total, arrived } = list.view$.value;
    return [rows.map(({ item }) => item.id), total, arrived];
  };
  return { sent, fetched, changes$, outbox, list, shown };
}

describe('a list in which new things are announced', () => {
  it('should show an own creation at once, and count one of another user', () => {
    const { changes$, outbox, shown } = anAnnouncing();
    expect(shown()).toEqual([['1'], 1, 0]);
    outbox.post('Nina');
    changes$.next({ kind: 'put', item: { id: '2' }, key: 'key' });
    expect([shown(), outbox.entries$.value]).toEqual([[['2', '1'], 2, 0], []]);
    changes$.next({ kind: 'put', item: { id: '3' } });
    expect(shown()).toEqual([['2', '1'], 3, 1]);
  });

  it('should show nothing of an entry that is nothing to it, and not ask again because of it', () => {
    const { sent, fetched, outbox, shown } = anAnnouncing();
    outbox.post('of another list');
    expect(shown()).toEqual([['1'], 1, 0]);
    sent.open[0]?.answer(ok(null));
    expect([shown(), fetched.open]).toEqual([[['1'], 1, 0], []]);
  });

  it('should refresh if the answer to a creation does not contain the item', () => {
    const { sent, fetched, outbox } = anAnnouncing();
    outbox.post('Nina');
    sent.open[0]?.answer(ok(null));
    expect(fetched.open).toHaveLength(1);
  });

  it.each([
    ['network', 'waiting'],
    ['timeout', 'uncertain'],
  ] as const)('should say of an own creation after the failure %s that it is %s', (cause, state) => {
    const { sent, outbox, list } = anAnnouncing();
    outbox.post('Nina');
    sent.open[0]?.answer(fail({ kind: 'unreachable', cause }));
    expect(list.view$.value.rows[0]?.state).toBe(state);
  });

  it('should show nothing of a creation that was answered once it has forgotten', () => {
    const { sent, outbox, list, shown } = anAnnouncing();
    outbox.post('Nina');
    sent.open[0]?.answer(ok({ id: '2' }));
    expect(shown()[0]).toEqual(['2', '1']);
    list.forget();
    expect(shown()[0]).toEqual([]);
  });
});
