import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaleOf } from '../../../ui-react/src/kit/figure/TimeColumns.tsx';

it('a scale should reach the largest number by at most four equal steps, each a round number', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e9, noNaN: true }), (most) => {
      const ticks = scaleOf(most);
      const [step = 0] = ticks.slice(1);
      const top = ticks.at(-1) ?? 0;
      expect(ticks[0]).toBe(0);
      expect(top).toBeGreaterThanOrEqual(most);
      expect(top - step).toBeLessThan(most);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(['1', '2', '5']).toContain(step.toExponential().slice(0, 1));
      for (const [at, tick] of ticks.entries()) expect(tick).toBeCloseTo(at * step, 6);
    }),
  );
});

it('a scale of nothing but zeros should have room for one', () => {
  for (const most of [0, -3, Number.NaN]) expect(scaleOf(most)).toEqual([0, 1]);
});
