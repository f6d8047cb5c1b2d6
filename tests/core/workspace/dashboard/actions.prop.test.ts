import type { DashboardAction } from '@felles/core/internal/workspace/dashboard/actions';
import { bySequence, type Layout, type Portlet } from '@felles/core/workspace/dashboard';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDashboard, DONE } from './a-dashboard.ts';

const portlets = fc
  .uniqueArray(
    fc.record({ portlet_id: fc.integer({ min: 1, max: 9 }).map(String), sequence: fc.integer({ min: 1, max: 9 }) }),
    {
      selector: ({ portlet_id }) => portlet_id,
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((all): readonly Portlet[] => all);

const actions = fc.oneof(
  fc.record({
    kind: fc.constant('movePortlet' as const),
    id: fc.constant('1'),
    portletId: fc.integer({ min: 1, max: 9 }).map(String),
    to: fc.integer({ min: -2, max: 9 }),
  }),
  fc.record({
    kind: fc.constant('changePortlet' as const),
    id: fc.constant('1'),
    portletId: fc.integer({ min: 1, max: 9 }).map(String),
    fields: fc.record({ width: fc.integer({ min: 2, max: 12 }) }),
  }),
  fc.record({
    kind: fc.constant('removePortlet' as const),
    id: fc.constant('1'),
    portletId: fc.integer({ min: 1, max: 9 }).map(String),
  }),
);

/** The page in the end, by a service that does each action. */
function wanted(list: readonly Portlet[], action: DashboardAction): readonly string[] {
  const ids = bySequence(list).map(({ portlet_id }) => portlet_id);
  if (action.kind === 'removePortlet') return ids.filter((id) => id !== action.portletId);
  if (action.kind !== 'movePortlet' || !ids.includes(action.portletId)) return ids;
  const others = ids.filter((id) => id !== action.portletId);
  return others.toSpliced(Math.max(0, Math.min(action.to, others.length)), 0, action.portletId);
}

describe('a layout while an action is on its way', () => {
  it('should show at once what was asked for, and the layout as it was after a refusal', () => {
    fc.assert(
      fc.property(portlets, actions, (list, action) => {
        const layout: Layout = { layout_id: '1', context: 'start', login_id: '501', active: true, portlets: list };
        const { store, refuse, shown } = aDashboard(layout);
        const before = shown();
        store.run(action);
        expect(shown().map(({ portlet_id }) => portlet_id)).toEqual(wanted(list, action));
        for (const { portlet_id, width } of shown())
          if (action.kind === 'changePortlet' && portlet_id === action.portletId)
            expect(width).toBe(action.fields.width);
        if (refuse()) expect(shown()).toEqual(before);
      }),
    );
  });

  it('should stay as it is by an action on another layout', () => {
    const layout: Layout = { layout_id: '1', context: 'start', login_id: '501', portlets: [{ portlet_id: '4' }] };
    const { store, shown } = aDashboard(layout);
    store.run({ kind: 'removePortlet', id: '2', portletId: '4' });
    expect(shown()).toHaveLength(1);
  });

  it('should follow each press by what it shows, and send them one after the other', () => {
    const layout: Layout = {
      layout_id: '1',
      context: 'start',
      login_id: '501',
      portlets: [1, 2, 3, 4].map((id) => ({ portlet_id: String(id), sequence: id })),
    };
    const { store, changes, shown } = aDashboard(layout);
    const order = () => shown().map(({ portlet_id }) => portlet_id);
    for (const to of [2, 1, 0]) {
      store.run({ kind: 'movePortlet', id: '1', portletId: '4', to });
      expect(order().indexOf('4')).toBe(to);
    }
    expect(changes.open.map(({ input }) => input)).toEqual(['portlet 4 of 1']);
    for (let time = 0; time < 20; time += 1) changes.open[0]?.answer(DONE);
    expect(changes.open).toEqual([]);
  });

  it('should take a double press once, also while it is on its way', () => {
    const { store, changes } = aDashboard({ layout_id: '1', context: 'start', login_id: '501', portlets: [] });
    const create = { kind: 'create', fields: { title: 'Ny' } } as const;
    expect([store.run(create), store.run(create)]).toEqual([true, false]);
    changes.open[0]?.answer(DONE);
    expect(changes.open).toEqual([]);
  });

  it('should say that the device is offline for as long as it is', () => {
    const { store, online$ } = aDashboard({ layout_id: '1', context: 'start', login_id: '501', portlets: [] });
    online$.next(false);
    store.run({ kind: 'delete', id: '1' });
    expect(store.view$.value.doing.failure?.key).toBe('dashboard.offline');
    online$.next(true);
    expect(store.view$.value.doing.failure).toBeNull();
  });
});
