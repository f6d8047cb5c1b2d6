// Pages that end at any moment, a network that loses either way, and a service that does each key once.
import { fail, ok, type Result } from '@felles/core';
import type { OutboxPlace, StoredEntry } from '@felles/core/data';
import { fieldsOfProject } from '@felles/core/internal/workspace/new-project/fields';
import { EMPTY_PROJECT } from '@felles/core/internal/workspace/new-project/rules';
import {
  type CreationEdit,
  type CreationOutbox,
  createCreationOutbox,
  type NewParticipant,
} from '@felles/core/workspace/new-project';
import fc from 'fast-check';
import { BehaviorSubject, Observable } from 'rxjs';
import { expect, it } from 'vitest';
import { createClock, createNetwork, LOST, pick } from '../../data/network.ts';

const participants: readonly NewParticipant[] = [
  { key: 'a', name: 'Kari', person: { id: '2' }, contact: null, roles: [] },
  { key: 'b', name: 'Rør AS', person: null, contact: { id: '7' }, roles: [] },
];
const draft = { ...EMPTY_PROJECT, title: 'Skole', participants, building: { id: 'b1' } };
const photo = { name: 'tomt.jpg', type: 'image/jpeg', bytes: new Uint8Array([1, 2, 3]) };
const PROJECT: CreationEdit = { kind: 'project', draft, fields: fieldsOfProject(draft, null), photo };

const STEPS = [
  'answer',
  'answer',
  'answer',
  'lose',
  'miss',
  'fail',
  'reload',
  'end',
  'offline',
  'online',
  'pass',
] as const;
const steps = fc.array(fc.record({ kind: fc.constantFrom(...STEPS), which: fc.nat({ max: 2 }) }), {
  maxLength: 60,
  size: 'max',
});

const SERVER_ERROR = { kind: 'refused', refusal: 'server', status: 500, type: '', message: '' } as const;

/** The storage that outlives a page. A write of a page is there once it is written, or lost when the page ends first. */
function createStore() {
  const kept = new Map<string, StoredEntry<CreationEdit>>();
  return {
    placeOf(): { readonly place: OutboxPlace<CreationEdit>; write(): void; end(): void } {
      let writes: (() => void)[] = [];
      const stored$ = new BehaviorSubject<readonly StoredEntry<CreationEdit>[]>([...kept.values()]);
      const later = (change: () => void) => void writes.push(change);
      return {
        place: {
          stored$,
          isSender$: new BehaviorSubject(true),
          put: (entry) => later(() => kept.set(entry.key, entry)),
          remove: (key) => later(() => kept.delete(key)),
        },
        write() {
          const [first, ...rest] = writes;
          writes = rest;
          first?.();
          stored$.next([...kept.values()]);
        },
        end() {
          writes = [];
        },
      };
    },
  };
}

function createWorld() {
  const store = createStore();
  const { clock, pass } = createClock();
  const online$ = new BehaviorSubject(true);
  const done = new Map<string, string>();
  let keys = 0;

  function page() {
    const network = createNetwork<string, unknown>();
    const { place, write, end } = store.placeOf();
    const ask = <T>(what: string, key: string, answer: T) =>
      new Observable<Result<T>>((listener) =>
        network.ask(what, key).subscribe((result) => {
          listener.next(result.ok ? ok(answer) : result);
          listener.complete();
        }),
      );
    const outbox: CreationOutbox = createCreationOutbox({
      projects: {
        create: (_fields, key) => ask('project', key, { id: '7', title: 'Skole' }),
        connect: (_id, _to, key) => ask('connection', key, { id: '7' }),
        uploadPhoto: (_id, _photo, key) => ask('photo', key, null),
      },
      participants: { add: (_id, { person }, key) => ask(person ? 'person' : 'company', key, { id: '1' }) },
      knowsKeys: () => true,
      place,
      newKey: () => `k${++keys}`,
      online$,
      clock,
    });
    outbox.open();
    return { outbox, network, write, end };
  }

  let now = page();
  return {
    done,
    online$,
    pass,
    page: () => now,
    reload(isSudden: boolean) {
      if (!isSudden) for (let times = 0; times < 20; times += 1) now.write();
      now.end();
      now.outbox.close();
      now = page();
    },
    take: ({ input, key }: { readonly input: string; readonly key: string }) => void done.set(key, input),
  };
}

it('[W-PROJECTS-38] should make exactly one project with each part once, over any network and any reload', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const world = createWorld();
      world.page().outbox.post(PROJECT, 'lane');
      world.page().write();
      for (const { kind, which } of all) {
        const { network, write } = world.page();
        const request = pick(network.open, which);
        write();
        if (kind === 'answer' && request) {
          world.take(request);
          request.answer(ok(null));
        } else if (kind === 'lose' && request) {
          world.take(request);
          request.answer(fail(LOST));
        } else if (kind === 'miss') request?.answer(fail(LOST));
        else if (kind === 'fail') request?.answer(fail(SERVER_ERROR));
        else if (kind === 'reload') world.reload(false);
        else if (kind === 'end') world.reload(true);
        else if (kind === 'pass') world.pass(10_000);
        else if (kind === 'offline') world.online$.next(false);
        else if (kind === 'online') world.online$.next(true);
      }
      // In the end the network is good, and a failed request is tried again on demand.
      world.online$.next(true);
      for (let times = 0; times < 60 && world.page().outbox.entries$.value.length > 0; times += 1) {
        const { outbox, network, write } = world.page();
        for (const { key, state } of outbox.entries$.value) if (state === 'failed') outbox.retry(key);
        write();
        world.pass(60_000);
        for (const request of [...network.open]) {
          world.take(request);
          request.answer(ok(null));
        }
      }
      expect(world.page().outbox.entries$.value).toEqual([]);
      expect([...world.done.values()].toSorted()).toEqual(['company', 'connection', 'person', 'photo', 'project']);
    }),
  );
});
