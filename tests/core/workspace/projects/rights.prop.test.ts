import { SITE_RIGHTS } from '@felles/core/internal/workspace/projects/rights';
import { rightsIn } from '@felles/core/workspace/projects';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const flags = { boligmappa: true, byggsok: true, contracts: true, invoices: true, onworksite: true, orders: true };
const parts = fc.record({ deviations: fc.boolean(), hours: fc.boolean() });
const viewWith = (on: { deviations: boolean; hours: boolean }, rights: readonly string[] | null) => ({
  ...{ ...flags, progress: true, resources: true },
  ...on,
  rights,
});
const OF_HOURS = ['register_hours', 'hours_for_others', 'approve_hours'];

describe('the rights at a project', () => {
  it('should be those that the service names, but for parts that are off [W-SITE-10] [W-SITE-12]', () => {
    fc.assert(
      fc.property(fc.subarray([...SITE_RIGHTS]), parts, fc.boolean(), (rights, on, mayChange) => {
        const given = rightsIn(viewWith(on, [...rights, 'fly']), mayChange);
        const isOn = (right: string): boolean =>
          OF_HOURS.includes(right) ? on.hours : !right.endsWith('_deviation') || on.deviations;
        expect(given).toEqual(SITE_RIGHTS.filter((right) => rights.includes(right) && isOn(right)));
      }),
    );
  });

  it('should be all but those over others where none are named, for who may change [W-SITE-10]', () => {
    const view = viewWith({ deviations: true, hours: true }, null);
    const all = SITE_RIGHTS.filter((right) => right !== 'hours_for_others' && !right.startsWith('approve_'));
    expect(rightsIn(view, true)).toEqual(all);
    expect(rightsIn(view, false)).toEqual([]);
    expect(rightsIn(null, true)).toEqual([]);
  });
});
