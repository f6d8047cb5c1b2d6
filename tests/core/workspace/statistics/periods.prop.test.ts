import { addDays, osloDay, parseIsoDate } from '@felles/core';
import { daysOf, PERIODS } from '@felles/core/internal/workspace/statistics/overview-question';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const LENGTHS = { standard: null, today: 1, week: 7, month: 30, year: 365 } as const;

it('a period should be as many days as its name says, of which today is the last', () => {
  const today = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays(osloDay(0), count));
  fc.assert(
    fc.property(today, fc.constantFrom(...PERIODS), (day, period) => {
      const { from, to } = daysOf(period, day);
      const count = LENGTHS[period];
      if (count === null) expect([from, to]).toEqual([undefined, undefined]);
      else expect([from, to].map((text) => parseIsoDate(text ?? ''))).toEqual([addDays(day, 1 - count), day]);
    }),
  );
});
