import { isOn } from '@felles/core';
import { activateLayout, activeOf, ownLogin, resequence } from '@felles/core/internal/workspace/dashboard/rules';
import {
  bandsOf,
  bySequence,
  type Layout,
  mayChange,
  offeredPortlets,
  type Portlet,
  panelOf,
  sizeOf,
} from '@felles/core/workspace/dashboard';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const layouts = fc
  .uniqueArray(
    fc.record({
      layout_id: fc.integer({ min: 1, max: 12 }).map(String),
      context: fc.constantFrom('start', 'prosjekt'),
      login_id: fc.constantFrom('501', '502'),
      shared: fc.boolean(),
      active: fc.constant(false),
    }),
    { selector: ({ layout_id }) => layout_id, maxLength: 12 },
  )
  .map((list): readonly Layout[] => list);

const of = (list: readonly Layout[], login: unknown, context: unknown) =>
  list.filter((layout) => layout.login_id === login && layout.context === context);

describe('the active layout', () => {
  it('[W-DASHBOARD-05] should be one of its login and context, after any calls of two logins', () => {
    fc.assert(
      fc.property(layouts, fc.array(fc.integer({ min: 1, max: 14 }).map(String)), (given, calls) => {
        let list = given;
        for (const id of calls) {
          const before = list;
          list = activateLayout(list, id);
          const chosen = before.find(({ layout_id }) => layout_id === id);
          for (const login of ['501', '502'])
            for (const context of ['start', 'prosjekt']) {
              const beside = of(list, login, context);
              expect(beside.filter(({ active }) => isOn(active)).length).toBeLessThanOrEqual(1);
              if (chosen?.login_id !== login || chosen.context !== context)
                expect(beside).toEqual(of(before, login, context));
            }
          if (chosen) {
            const beside = of(list, chosen.login_id, chosen.context);
            expect(activeOf(beside, chosen.login_id ?? '')?.layout_id).toBe(id);
          } else expect(list).toEqual(before);
        }
      }),
    );
  });
});

describe('what a login may do with a layout', () => {
  it('[W-DASHBOARD-23] should be nothing with a read-only one, or with a shared one of another login', () => {
    const at = (read_only: boolean, shared: boolean | number, login_id: string) =>
      mayChange({ layout_id: '1', read_only, shared, login_id }, '501');
    expect([at(true, false, '501'), at(false, true, '502'), at(false, 1, '502')]).toEqual([false, false, false]);
    expect([at(false, false, '501'), at(false, true, '501')]).toEqual([true, true]);
  });
});

describe('the own login', () => {
  it('should be that of a layout that is not shared, and none where all are', () => {
    expect(
      ownLogin([
        { layout_id: '1', shared: true, login_id: '502' },
        { layout_id: '2', shared: 0, login_id: '501' },
      ]),
    ).toBe('501');
    expect(ownLogin([{ layout_id: '1', shared: 1, login_id: '502' }, { layout_id: '2' }])).toBeNull();
  });
});

describe('portlets', () => {
  const portlets = fc.uniqueArray(
    fc.record({
      portlet_id: fc.integer({ min: 1, max: 20 }).map(String),
      sequence: fc.option(fc.integer({ min: -3, max: 40 }), { nil: null }),
    }),
    { selector: ({ portlet_id }) => portlet_id, minLength: 1 },
  );

  it('should stand where one was moved, in an order without gaps, changing as few as there can be', () => {
    fc.assert(
      fc.property(portlets, fc.nat(), fc.integer({ min: -5, max: 30 }), (given, which, to) => {
        const before = bySequence(given);
        const moved = before[which % before.length];
        if (moved === undefined) return;
        const changes = new Map(
          resequence(given, moved.portlet_id, to).map((each) => [each.portlet_id, each.sequence]),
        );
        const after = bySequence(
          given.map((each) => ({ ...each, sequence: changes.get(each.portlet_id) ?? each.sequence })),
        );
        expect(after.map(({ sequence }) => sequence)).toEqual(after.map((_, index) => index + 1));
        expect(after.indexOf(after.find(({ portlet_id }) => portlet_id === moved.portlet_id) ?? moved)).toBe(
          Math.max(0, Math.min(to, given.length - 1)),
        );
        const rest = (list: typeof after) =>
          list.map(({ portlet_id }) => portlet_id).filter((id) => id !== moved.portlet_id);
        expect(rest(after)).toEqual(rest(before));
        for (const [id, sequence] of changes)
          expect(given.find(({ portlet_id }) => portlet_id === id)?.sequence).not.toBe(sequence);
      }),
    );
    expect(resequence([{ portlet_id: '1', sequence: 1 }], '9', 0)).toEqual([]);
  });

  it('should fit into the grid, for any size that the service gives', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (width, height) => {
        const size = sizeOf({ portlet_id: '1', width, height });
        expect(size.width).toBeGreaterThanOrEqual(2);
        expect(size.width).toBeLessThanOrEqual(12);
        expect(size.height).toBeGreaterThanOrEqual(1);
        expect(size.height).toBeLessThanOrEqual(12);
      }),
    );
  });
});

describe('the panel that a portlet shows', () => {
  it('should be named by its settings or its attributes, as data or as the text of it', () => {
    const at = (settings: unknown, tag_attributes?: unknown) => panelOf({ portlet_id: '1', settings, tag_attributes });
    expect([
      at({ pub_id: '3' }),
      at('{"pub_id":"7"}'),
      at(null, { pub_id: '2' }),
      at({ pub_id: '' }, { pub_id: '2' }),
    ]).toEqual(['3', '7', '2', '2']);
    for (const nothing of [null, undefined, {}, [], 'text', '{"pub_id":', { pub_id: { a: 1 } }])
      expect(at(nothing)).toBeNull();
  });
});

const sized = fc.array(
  fc.record({
    width: fc.oneof(fc.integer({ min: 1, max: 14 }), fc.constant(null)),
    height: fc.integer({ min: 1, max: 4 }),
    type: fc.constantFrom('needs', 'mytasks', 'opendeviations', 'weather', null),
  }),
  { maxLength: 15 },
);
const portletsOf = (given: readonly Omit<Portlet, 'portlet_id'>[]) =>
  given.map((one, at): Portlet => ({ ...one, portlet_id: String(at) }));

describe('the columns of a dashboard', () => {
  it('should have each portlet once in a column of its width, and no band wider than the grid', () => {
    fc.assert(
      fc.property(sized, (given) => {
        const portlets = portletsOf(given);
        const bands = bandsOf(portlets);
        const placed = bands.flatMap((band) => band.flatMap((column) => column.portlets));
        expect(placed.toSorted((a, b) => Number(a.portlet_id) - Number(b.portlet_id))).toEqual(portlets);
        for (const band of bands) {
          expect(band.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(12);
          for (const column of band)
            for (const portlet of column.portlets) expect(sizeOf(portlet).width).toBe(column.width);
        }
        // A band has no portlet that comes before one of the band above it.
        const order = bands.map((band) =>
          band.flatMap((column) => column.portlets.map((one) => Number(one.portlet_id))),
        );
        for (const [at, ids] of order.entries())
          expect(Math.min(...ids)).toBeGreaterThan(Math.max(-1, ...order.slice(0, at).flat()));
      }),
    );
  });

  it('should be two where a wide portlet and a narrow one take turns', () => {
    const widths = [8, 4, 8, 4, 8];
    const bands = bandsOf(portletsOf(widths.map((width) => ({ width }))));
    expect(bands.map((band) => band.map(({ width, portlets }) => [width, portlets.length]))).toEqual([
      [
        [8, 3],
        [4, 2],
      ],
    ]);
  });

  it('should lack a portlet alone whose area the service does not offer', () => {
    fc.assert(
      fc.property(sized, fc.boolean(), (given, hasTasks) => {
        const shown = offeredPortlets(portletsOf(given), (area) => area === 'tasks' && hasTasks);
        const types = given.map(({ type }) => type);
        expect(shown.map(({ type }) => type)).toEqual(
          types.filter((type) => type !== 'opendeviations' && (hasTasks || type !== 'mytasks')),
        );
      }),
    );
  });
});
