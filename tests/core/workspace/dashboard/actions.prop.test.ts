import { type DashboardAction, inSequence, type Layout, type Portlet } from '@felles/core/workspace';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDashboard } from './a-dashboard.ts';

const portlets = fc
  .uniqueArray(fc.record({ portlet_id: fc.integer({ min: 1, max: 9 }), sequence: fc.integer({ min: 1, max: 9 }) }), {
    selector: ({ portlet_id }) => portlet_id,
    minLength: 1,
    maxLength: 8,
  })
  .map((all): readonly Portlet[] => all);

const actions = fc.oneof(
  fc.record({
    kind: fc.constant('movePortlet' as const),
    id: fc.constant(1),
    portletId: fc.integer({ min: 1, max: 9 }),
    to: fc.integer({ min: -2, max: 9 }),
  }),
  fc.record({
    kind: fc.constant('changePortlet' as const),
    id: fc.constant(1),
    portletId: fc.integer({ min: 1, max: 9 }),
    fields: fc.record({ width: fc.integer({ min: 2, max: 12 }) }),
  }),
  fc.record({
    kind: fc.constant('removePortlet' as const),
    id: fc.constant(1),
    portletId: fc.integer({ min: 1, max: 9 }),
  }),
);

/** What stands on the page in the end, by a service that does what it is told. */
function wanted(list: readonly Portlet[], action: DashboardAction): readonly (number | string)[] {
  const ids = inSequence(list).map(({ portlet_id }) => portlet_id);
  if (action.kind === 'removePortlet') return ids.filter((id) => id !== action.portletId);
  if (action.kind !== 'movePortlet' || !ids.includes(action.portletId)) return ids;
  const others = ids.filter((id) => id !== action.portletId);
  return others.toSpliced(Math.max(0, Math.min(action.to, others.length)), 0, action.portletId);
}

describe('a layout while an action is on its way', () => {
  it('should show at once what was asked for, and the layout as it was after a refusal', () => {
    fc.assert(
      fc.property(portlets, actions, (list, action) => {
        const layout: Layout = { layout_id: 1, context: 'start', login_id: 501, active: true, portlets: list };
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
    const layout: Layout = { layout_id: 1, context: 'start', login_id: 501, portlets: [{ portlet_id: 4 }] };
    const { store, shown } = aDashboard(layout);
    store.run({ kind: 'removePortlet', id: 2, portletId: 4 });
    expect(shown()).toHaveLength(1);
  });
});
