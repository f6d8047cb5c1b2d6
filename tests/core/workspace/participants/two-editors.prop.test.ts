// Two staff at the same participants: in any order of events, both see in the end the list of the service.
import { ok, type Reply } from '@felles/core';
import type { Change } from '@felles/core/internal/data/changes';
import { createParticipantForm } from '@felles/core/internal/workspace/participants/form';
import type { ParticipantFields } from '@felles/core/internal/workspace/participants/model';
import { createParticipantOutbox } from '@felles/core/internal/workspace/participants/outbox';
import { createParticipantsStore } from '@felles/core/internal/workspace/participants/store';
import type { Participant, ParticipantsPort, ParticipantsStore } from '@felles/core/workspace/participants';
import fc from 'fast-check';
import { BehaviorSubject, defer, delay, NEVER, of, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { memoryPlace } from '../../../support/memory-place.ts';
import { countedKeys } from '../../../support/small-needs.ts';
import { createClock } from '../../data/network.ts';

const ROLES = ['1', '2', '3'].map((id) => ({ id, title: `Rolle ${id}` }));
const BEGIN: readonly Participant[] = ['a', 'b'].map((id) => ({ id, person: { id, first_name: id }, roles: [] }));

function aSite() {
  const { clock, pass } = createClock();
  let rows = BEGIN;
  let made = 0;
  const done = new Map<string, unknown>();
  const changes$ = new Subject<Change<Participant>>();
  /** Once for each key, and told to all. */
  const once = <T>(key: string, work: () => T): Reply<T> =>
    defer(() => {
      if (!done.has(key)) done.set(key, work());
      return of(ok(done.get(key) as T)); // the value under a key is the result of its work
    }).pipe(delay(50, clock));
  const put = (item: Participant, key: string): Participant => {
    rows = rows.some(({ id }) => id === item.id)
      ? rows.map((row) => (row.id === item.id ? item : row))
      : [...rows, item];
    changes$.next({ kind: 'put', item, key });
    return item;
  };
  const port: ParticipantsPort = {
    roles: () => of(ok(ROLES)),
    participants: () => defer(() => of(ok(rows))).pipe(delay(30, clock)),
    add: (_project, fields: ParticipantFields, key) =>
      once(key, () => {
        made += 1;
        return put({ ...fields, id: `new${made}` }, key);
      }),
    change: (_project, id, fields, key) => once(key, () => put({ ...fields, id }, key)),
    remove: (_project, id, key) =>
      once(key, () => {
        rows = rows.filter((row) => row.id !== id);
        changes$.next({ kind: 'gone', id: String(id), key });
        return {};
      }),
  };
  const newKey = countedKeys();
  const editor = (): ParticipantsStore => {
    const outbox = createParticipantOutbox({
      port,
      place: memoryPlace(),
      online$: new BehaviorSubject(true),
      newKey,
      clock,
    });
    outbox.open();
    const store = createParticipantsStore({
      port,
      projectId$: new BehaviorSubject<string | null>('7'),
      changes$: changes$.pipe(delay(20, clock)),
      again$: NEVER,
      outbox,
      clock,
    });
    store.open();
    return store;
  };
  return { clock, pass, editor, rows: () => rows };
}

const idsOf = (store: ParticipantsStore) => store.view$.value.rows.map(({ item }) => [item.id, item.roles]);

it('should show two editors the same in the end: all that each has sent', () => {
  const step = fc.record({
    who: fc.constantFrom(0, 1),
    what: fc.constantFrom('add', 'a', 'b', 'remove a'),
    role: fc.constantFrom(...ROLES),
    pause: fc.nat(120),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const site = aSite();
      const editors = [site.editor(), site.editor()];
      site.pass(100);
      for (const { who, what, role, pause } of steps) {
        const store = editors[who];
        const item = store?.view$.value.rows.find(({ id }) => id === what)?.item;
        if (what === 'add')
          store?.post({ kind: 'add', projectId: '7', fields: { person: { id: 'x' }, roles: [role] } });
        else if (what === 'remove a') store?.post({ kind: 'remove', projectId: '7', id: 'a' });
        else if (item) store?.post({ kind: 'change', projectId: '7', id: what, fields: { ...item, roles: [role] } });
        site.pass(pause);
      }
      site.pass(5_000);
      const truth = site.rows().map(({ id, roles }) => [id, roles]);
      for (const store of editors) {
        expect(new Map(idsOf(store).map(([id, roles]) => [id, roles]))).toEqual(
          new Map(truth.map(([id, roles]) => [id, roles])),
        );
        expect(store.view$.value.rows.every(({ state }) => state === 'settled')).toBe(true);
      }
      const added = steps.filter(({ what }) => what === 'add').length;
      expect(site.rows().filter(({ person }) => person?.id === 'x')).toHaveLength(added);
    }),
  );
});

it('should show an editor what another has changed meanwhile, and overwrite nothing in silence', () => {
  const site = aSite();
  const [mine, theirs] = [site.editor(), site.editor()];
  site.pass(100);
  const form = createParticipantForm({
    store: mine,
    projectId: '7',
    participantId: 'a',
    roles$: new BehaviorSubject(ROLES),
    clock: site.clock,
    posted: () => undefined,
  });
  form.change({ roles: ['1'] });
  const other = theirs.view$.value.rows[0]?.item;
  theirs.post({ kind: 'change', projectId: '7', id: 'a', fields: { ...other, roles: ROLES.slice(1, 2) } });
  site.pass(500);
  expect([form.view$.value.values.roles, form.view$.value.theirs]).toEqual([['1'], { roles: ['2'] }]);
  form.takeTheirs('roles');
  expect(form.view$.value.values.roles).toEqual(['2']);
});

it('should add a person once, and never one who takes part already', () => {
  const site = aSite();
  const store = site.editor();
  site.pass(100);
  let posted = 0;
  const form = createParticipantForm({
    store,
    projectId: '7',
    participantId: null,
    roles$: new BehaviorSubject(ROLES),
    clock: site.clock,
    posted: () => {
      posted += 1;
    },
  });
  form.save();
  expect(form.view$.value.problems.person?.key).toBe('participants.choosePerson');
  form.change({ person: { id: 'a', first_name: 'a' } });
  form.save();
  expect(form.view$.value.problems.person?.key).toBe('participants.isThere');
  form.change({ person: { id: 'n', first_name: 'Nina' }, roles: ['2'] });
  form.save();
  form.save();
  site.pass(1_000);
  expect([posted, site.rows().filter(({ person }) => person?.id === 'n')]).toEqual([
    1,
    [expect.objectContaining({ roles: [ROLES[1]] })],
  ]);
});
