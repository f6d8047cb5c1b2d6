import { fail, ok } from '@felles/core';
import type { Change } from '@felles/core/internal/data/changes';
import { createQuery } from '@felles/core/internal/data/query';
import { createDepartmentForm } from '@felles/core/internal/workspace/departments/form';
import type { DepartmentFields } from '@felles/core/internal/workspace/departments/model';
import { createDepartmentsStore } from '@felles/core/internal/workspace/departments/store';
import { byName, type RegisterDepartment } from '@felles/core/workspace/departments';
import { BehaviorSubject, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createClock, createNetwork, LOST, REFUSED } from '../../data/network.ts';

const BYGG: RegisterDepartment = { id: '1', name: 'Bygg' };
const ANLEGG: RegisterDepartment = { id: '2', name: 'Anlegg' };

function aStore(online = true) {
  const { clock, pass } = createClock();
  const lists = createNetwork<string, readonly RegisterDepartment[]>();
  const reporting = createNetwork<string, RegisterDepartment | null>();
  const reports = createNetwork<number | string, unknown>();
  const changes$ = new Subject<Change<RegisterDepartment>>();
  const store = createDepartmentsStore({
    port: {
      departments: () => lists.ask('departments'),
      reporting: () => reporting.ask('reporting'),
      report: (id) => reports.ask(id),
    },
    changes$,
    online$: new BehaviorSubject(online),
    newKey: () => 'k',
    clock,
  });
  store.open();
  lists.open[0]?.answer(ok([BYGG, ANLEGG]));
  reporting.open[0]?.answer(ok(BYGG));
  return { store, lists, reporting, reports, changes$, pass };
}

describe('the department that reports', () => {
  it('[W-CONTACTS-15] should be shown at once when it is set, and as the service has it after that', () => {
    const { store, reports, reporting } = aStore();
    expect(store.view$.value.chosen).toBe('1');
    store.report('2');
    expect([store.view$.value.chosen, reports.open.map(({ input }) => input)]).toEqual(['2', ['2']]);
    reports.open[0]?.answer(ok(null));
    expect(store.view$.value.chosen).toBe('2');
    reporting.open[0]?.answer(ok(ANLEGG));
    expect(store.view$.value).toMatchObject({ chosen: '2', saving: { failure: null } });
  });

  it('[W-CONTACTS-18] should be the one before where the service refuses, with the message of the refusal', () => {
    const { store, reports } = aStore();
    store.report('2');
    reports.open[0]?.answer(fail({ ...REFUSED, isForUser: true } as const));
    expect(store.view$.value).toMatchObject({
      chosen: '1',
      saving: { failure: { key: 'register.refused', params: { reason: { params: { message: 'no' } } } } },
    });
  });

  it('should be asked for again where the answer was lost, and be the one before until that is known', () => {
    const { store, reports, reporting } = aStore();
    store.report('2');
    reports.open[0]?.answer(fail(LOST));
    expect([store.view$.value.chosen, reporting.open.length]).toEqual(['1', 1]);
    reporting.open[0]?.answer(ok(ANLEGG));
    expect(store.view$.value.chosen).toBe('2');
  });

  it('should not be set without a network, nor a second time while it is being set', () => {
    const { store, reports } = aStore(false);
    store.report('2');
    expect([reports.asked, store.view$.value.chosen]).toEqual([0, '1']);
    const other = aStore();
    other.store.report('2');
    other.store.report('1');
    expect([other.reports.asked, other.store.view$.value.chosen]).toEqual([1, '2']);
  });

  it('should be none where none is set, with a list that goes on being live', () => {
    const { store, reporting, changes$ } = aStore();
    store.reload();
    reporting.open[0]?.answer(ok(null));
    expect(store.view$.value.chosen).toBeNull();
    changes$.next({ kind: 'put', item: { id: '3', name: 'Service' } });
    expect(store.view$.value.rows.map(({ item }) => item).toSorted(byName)).toEqual([
      ANLEGG,
      BYGG,
      { id: '3', name: 'Service' },
    ]);
  });
});

describe('the form of a department', () => {
  function aForm(record: RegisterDepartment | null) {
    const { clock } = createClock();
    const network = createNetwork<DepartmentFields, RegisterDepartment>();
    const department = record && createQuery({ question$: new BehaviorSubject('1'), ask: () => of(ok(record)) });
    department?.open();
    const form = createDepartmentForm({
      port: {
        create: (fields) => network.ask(fields, 'create'),
        change: (id, fields) => network.ask(fields, `change ${id}`),
      },
      department,
      online$: new BehaviorSubject(true),
      newKey: () => 'k',
      clock,
      done: () => undefined,
    });
    return { form, network };
  }

  it('should make one that is new with what was typed, and want a name of it', () => {
    const { form, network } = aForm(null);
    form.change({ organizationNumber: '910000004' });
    form.save();
    expect([network.asked, Object.keys(form.view$.value.problems)]).toEqual([0, ['name']]);
    form.change({ name: ' Service ' });
    form.save();
    expect(network.open[0]).toMatchObject({
      key: 'create',
      input: { name: 'Service', organizationNumber: '910000004' },
    });
  });

  it('should change the given fields of one that is there', () => {
    const { form, network } = aForm({ ...BYGG, organizationNumber: 'feil' });
    form.change({ address: { address: 'Havnegata 2', postal_code: '', city: '' } });
    form.save();
    expect(network.open[0]).toMatchObject({ key: 'change 1', input: { address: { address: 'Havnegata 2' } } });
    expect(Object.keys(network.open[0]?.input ?? {})).toEqual(['address']);
  });
});
