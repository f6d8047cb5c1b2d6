import { budgetsOf } from '@felles/core/workspace/site-records';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const half = fc.integer({ min: 0, max: 4_000 }).map((count) => count / 2);
const amount = fc.oneof(half, half.map(String), fc.constantFrom(null, undefined, 'x', '', -3, Number.NaN));
const report = fc.record({
  phase_id: fc.nat().map(String),
  name: fc.string(),
  hours_budget: amount,
  hours_registered: amount,
});

describe('the budget of a phase', () => {
  it('[W-PHASES-05] should be marked as over exactly where more is registered than it has, by how much', () => {
    fc.assert(
      fc.property(half.filter(Boolean), half, (hours_budget, hours_registered) => {
        const { phases, over } = budgetsOf([{ phase_id: '1', name: 'Råbygg', hours_budget, hours_registered }]);
        expect(phases[0]?.left).toBe(hours_budget - hours_registered);
        expect(over.length).toBe(hours_registered > hours_budget ? 1 : 0);
      }),
    );
    const of = (hours_budget: unknown, hours_registered: unknown) =>
      budgetsOf([{ phase_id: '5', name: 'Elektro og VVS', hours_budget, hours_registered } as never]).over[0]?.left; // any answer
    expect([of(300, 328), of('300', '328,5'), of(300, 300), of(0.3, 0.1 + 0.2)]).toEqual([
      -28,
      -28.5,
      undefined,
      undefined,
    ]);
  });

  it('should be none where it is 0 or cannot be read, and then nothing is over it', () => {
    for (const hours_budget of [0, '0', null, undefined, 'x', -8]) {
      const { phases, over } = budgetsOf([{ phase_id: '1', hours_budget, hours_registered: 28 }]);
      expect(phases).toMatchObject([{ budget: null, registered: 28, left: null }]);
      expect(over).toEqual([]);
    }
    expect(budgetsOf([{ phase_id: '1', hours_budget: 0, hours_registered: null }]).phases).toEqual([]);
  });

  it('should have every phase with a number, in the service’s order, and sum up what is known', () => {
    fc.assert(
      fc.property(fc.array(report), (reports) => {
        const { phases, budget, registered, over } = budgetsOf(reports);
        expect(phases.every((phase) => phase.budget !== null || phase.registered !== null)).toBe(true);
        const order = reports.map(({ phase_id: id }) => String(id));
        const places = phases.map(({ id }) => order.indexOf(id));
        expect(phases.length <= reports.length && places.every((place) => place >= 0)).toBe(true);
        expect(budget).toBeCloseTo(phases.reduce((sum, phase) => sum + (phase.budget ?? 0), 0));
        expect(registered).toBeCloseTo(phases.reduce((sum, phase) => sum + (phase.registered ?? 0), 0));
        expect(over).toEqual(phases.filter(({ left }) => left !== null && left < 0));
      }),
    );
  });
});
