// A dashboard of one layout, whose service answers changes when the test says so.
import { fail, ok } from '@felles/core';
import { createDashboardStore } from '@felles/core/internal/workspace/dashboard/store';
import type { DashboardPort, Layout, Portlet } from '@felles/core/workspace/dashboard';
import { BehaviorSubject, of } from 'rxjs';
import { at } from '../../../support/at.ts';
import { createNetwork, REFUSED } from '../../data/network.ts';

/** Its notices of finished actions. */
export const DONE = ok({ layout_id: '1', portlet_id: '1' });

export function aDashboard(layout: Layout, layouts: readonly Layout[] = [layout]) {
  const changes = createNetwork<string, Layout & Portlet>();
  const says = (what: string) => changes.ask(what);
  const port: DashboardPort = {
    active: () => of(ok(layout)),
    layouts: () => of(ok(layouts)),
    portlets: () => of(ok([])),
    layout: () => of(ok(layout)),
    createLayout: (_context, { title }) => says(`create ${title}`),
    changeLayout: (_context, id, { title, shared }) => says(`change ${id} ${title} ${shared}`),
    deleteLayout: (_context, id) => says(`delete ${id}`),
    activate: (_context, id) => says(`activate ${id}`),
    addPortlet: (_context, id) => says(`add to ${id}`),
    replacePortlet: () => says('replace'),
    changePortlet: (_context, id, portletId) => says(`portlet ${portletId} of ${id}`),
    removePortlet: (_context, id, portletId) => says(`remove ${portletId} of ${id}`),
    savedSearches: () => of(ok([])),
  };
  const online$ = new BehaviorSubject(true);
  const clock = at('2026-11-19T10:00:00Z');
  const newKey = () => 'key';
  const store = createDashboardStore({
    port,
    context$: new BehaviorSubject('start'),
    login$: new BehaviorSubject<string | null>('501'),
    online$,
    newKey,
    clock,
  });
  store.open();
  return {
    store,
    online$,
    changes,
    needs: { online$, newKey, clock },
    shown: () => store.view$.value.portlets,
    /** False where nothing is on its way. */
    refuse() {
      const [change] = changes.open;
      change?.answer(fail(REFUSED));
      return change !== undefined;
    },
  };
}
