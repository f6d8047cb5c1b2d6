// Pages that end at any moment, two tabs, a network that loses either way, and a service that does each key once.
import { fail, ok, type Result } from '@felles/core';
import type { StoredEntry } from '@felles/core/data';
import type { OutboxPlace } from '@felles/core/internal/data/outbox-model';
import { fieldsOfProject } from '@felles/core/internal/workspace/new-project/fields';
import type { CreationEdit } from '@felles/core/internal/workspace/new-project/model';
import { type CreationOutbox, createCreationOutbox } from '@felles/core/internal/workspace/new-project/outbox';
import { EMPTY_PROJECT } from '@felles/core/internal/workspace/new-project/rules';
import type { NewParticipant } from '@felles/core/workspace/new-project';
import fc from 'fast-check';
import { BehaviorSubject, Observable } from 'rxjs';
import { expect, it } from 'vitest';
import { createClock, createNetwork, LOST, pick } from '../../data/network.ts';

const participants: readonly NewParticipant[] = [
  { key: 'a', name: 'Kari', person: { id: '2' }, contact: null, roles: [] },
  { key: 'b', name: 'Rør AS', person: null, contact: { id: '7' }, roles: [] },
];
const draft = {
  ...EMPTY_PROJECT,
  title: 'Skole',
  participants,
  building: { id: 'b1' },
  template: {
    template_id: '51',
    title: 'Skole',
    phases: [{ phase_id: '1' }],
    milestones: Array.from({ length: 12 }, (_, days) => ({ phase_id: '1', title: `Milepæl ${days}`, days })),
    deadlines: [{ title: 'Overtakelse', abbreviation: 'OVT', days: 20 }],
    checklists: [{ template_id: '901' }],
    handbook: null,
  },
  first_day: '2027-02-01',
};
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
  'tab',
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
  const heard = new Set<BehaviorSubject<readonly StoredEntry<CreationEdit>[]>>();
  return {
    placeOf(): { readonly place: OutboxPlace<CreationEdit>; write(): void; end(): void } {
      let writes: (() => void)[] = [];
      const stored$ = new BehaviorSubject<readonly StoredEntry<CreationEdit>[]>([...kept.values()]);
      heard.add(stored$);
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
          for (const tab of heard) tab.next([...kept.values()]);
        },
        end() {
          heard.delete(stored$);
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
      templates: { make: (_id, { part, from, to }, key) => ask(`${part} ${from}-${to}`, key, null) },
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
  let other: typeof now | null = null;
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
    /** The user turns to the other tab. Both go on. */
    turn() {
      [now, other] = [other ?? page(), now];
    },
    take: ({ input, key }: { readonly input: string; readonly key: string }) => void done.set(key, input),
  };
}

it('[W-PROJECTS-38] [PL-4] should make one project with each part of its template once, over any reload and two tabs', () => {
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
        else if (kind === 'tab') world.turn();
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
      expect([...world.done.values()].toSorted()).toEqual([
        'checklists 0-1',
        'company',
        'connection',
        'deadlines 0-1',
        'milestones 0-10',
        'milestones 10-12',
        'person',
        'phases 0-1',
        'photo',
        'project',
      ]);
    }),
  );
});
