import { type Failure, fail, ok, type Result } from '@felles/core';
import { createDashboardStore } from '@felles/core/internal/workspace/dashboard/store';
import type { DashboardPort, Layout } from '@felles/core/workspace/dashboard';
import { BehaviorSubject, type Observable, of, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { at } from '../../../support/at.ts';
import { LOST, REFUSED } from '../../data/network.ts';

const MINE: Layout = {
  layout_id: '1',
  context: 'start',
  title: 'Min',
  login_id: '501',
  active: true,
  portlets: [
    { portlet_id: '5', sequence: 2 },
    { portlet_id: '4', sequence: 1 },
  ],
};

/** A service that answers at once as the test says. */
function aDashboard(layouts: Result<readonly Layout[]>, active: Result<Layout | null> = ok(null)) {
  const calls: string[] = [];
  const says = <T>(name: string, answer: Result<T>): Observable<Result<T>> => {
    calls.push(name);
    return of(answer);
  };
  const made: Layout = { layout_id: '9', context: 'start', title: 'Ny', login_id: '501' };
  const refusal = new BehaviorSubject<Failure | null>(null);
  const port: DashboardPort = {
    active: (context) => says(`active ${context}`, active),
    layouts: (context) => says(`layouts ${context}`, layouts),
    portlets: () => says('portlets', ok([])),
    layout: (_context, id) => says(`layout ${id}`, ok(made)),
    createLayout: (_context, { title }) => says(`create ${title}`, ok(made)),
    changeLayout: (_context, id) => says(`change ${id}`, ok(made)),
    deleteLayout: (_context, id) => says(`delete ${id}`, refusal.value ? fail(refusal.value) : ok(null)),
    activate: (_context, id) => says(`activate ${id}`, ok(null)),
    addPortlet: (_context, id) => says(`add to ${id}`, ok({ portlet_id: '7' })),
    replacePortlet: () => says('replace', ok({ portlet_id: '7' })),
    changePortlet: (_context, id, portletId, { sequence }) =>
      says(`portlet ${portletId} of ${id} to ${sequence}`, ok({ portlet_id: portletId })),
    removePortlet: (_context, id, portletId) => says(`remove ${portletId} of ${id}`, ok(null)),
    savedSearches: () => says('saved', ok([])),
  };
  const clock = at('2026-11-19T10:00:00Z');
  const again$ = new Subject<void>();
  const store = createDashboardStore({
    port,
    context$: new BehaviorSubject('start'),
    login$: new BehaviorSubject<string | null>(null),
    online$: new BehaviorSubject(true),
    again$,
    newKey: () => 'key',
    clock,
  });
  store.open();
  calls.length = 0;
  return { store, calls, refusal, again$, view: () => store.view$.value };
}

const commands = (calls: readonly string[]) => calls.filter((call) => !/^(layouts|active) /.test(call));

it('[W-DASHBOARD-21] should have an empty list where the layouts fail, say why, and throw nothing', () => {
  const { view } = aDashboard(fail(LOST));
  expect(view()).toMatchObject({ layouts: [], layoutsFailure: LOST });
});

it('[W-DASHBOARD-22] should activate a new layout at once where none is active', () => {
  const { store, calls } = aDashboard(ok([]));
  store.run({ kind: 'create', fields: { title: 'Ny' } });
  expect(commands(calls)).toEqual(['create Ny', 'activate 9']);
});

it('[W-DASHBOARD-06] [W-DASHBOARD-22] should activate nothing else by making, changing or deleting', () => {
  for (const action of [
    { kind: 'create', fields: { title: 'Ny' } },
    { kind: 'change', id: '1', fields: { title: 'x' } },
    { kind: 'delete', id: '1' },
  ] as const) {
    const { store, calls } = aDashboard(ok([MINE]), ok(MINE));
    store.run(action);
    expect(commands(calls).some((call) => call.startsWith('activate'))).toBe(false);
  }
});

it('should show the portlets in their sequence, and move one by what has to change', () => {
  const { store, calls, view } = aDashboard(ok([MINE]), ok(MINE));
  expect(view().portlets.map(({ portlet_id }) => portlet_id)).toEqual(['4', '5']);
  expect(view().mayChange).toBe(true);
  store.run({ kind: 'movePortlet', id: '1', portletId: '5', to: 0 });
  expect(commands(calls)).toEqual(['portlet 5 of 1 to 1', 'portlet 4 of 1 to 2']);
});

it('should do different actions one after the other, and the same one once for a double press', () => {
  const { store, calls } = aDashboard(ok([MINE]), ok(MINE));
  store.run({ kind: 'movePortlet', id: '1', portletId: '5', to: 0 });
  store.run({ kind: 'removePortlet', id: '1', portletId: '4' });
  store.run({ kind: 'removePortlet', id: '1', portletId: '4' });
  expect(commands(calls)).toEqual(['portlet 5 of 1 to 1', 'portlet 4 of 1 to 2', 'remove 4 of 1']);
});

it('should say why an action was refused, and ask for what there is', () => {
  const { store, calls, refusal, view } = aDashboard(ok([MINE]), ok(MINE));
  refusal.next(REFUSED);
  store.run({ kind: 'delete', id: '1' });
  expect(view().doing.failure?.key).toBe('dashboard.refused');
  expect(calls).toContain('layouts start');
});
