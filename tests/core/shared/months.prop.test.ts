import {
  addDays,
  type Day,
  firstOfMonth,
  isoDate,
  monthAway,
  parseIsoDate,
  weekdayOf,
  weeksOfMonth,
} from '@felles/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const day = fc
  .integer({ min: -600_000, max: 2_900_000 })
  .map((count) => addDays(parseIsoDate('1970-01-01') as Day, count)); // the day is one

describe('a month', () => {
  it('should have each of its days once, on its day of the week, in weeks from Monday to Sunday', () => {
    fc.assert(
      fc.property(day, (of) => {
        const weeks = weeksOfMonth(of);
        const days = weeks.flatMap((week) => week.days);
        expect(weeks.every((week) => week.days.length === 7 && weekdayOf(week.monday) === 0)).toBe(true);
        expect(days.every((one, at) => one === null || weekdayOf(one) === at % 7)).toBe(true);
        const own = days.filter((one) => one !== null);
        const month = isoDate(of).slice(0, 7);
        expect(own.map((one) => isoDate(one))).toEqual(
          own.map((_, at) => `${month}-${String(at + 1).padStart(2, '0')}`),
        );
        expect(isoDate(addDays(own.at(-1) ?? of, 1)).slice(8)).toBe('01');
      }),
    );
  });

  it('should lie so many months away, and back again', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -30, max: 30 }), (of, count) => {
        const away = monthAway(of, count);
        expect(isoDate(away).slice(8)).toBe('01');
        expect(monthAway(away, -count)).toBe(firstOfMonth(of));
      }),
    );
    const months = [-11, -1, 0, 1, 2].map((count) => isoDate(monthAway(parseIsoDate('2026-11-19') as Day, count))); // a day
    expect(months).toEqual(['2025-12-01', '2026-10-01', '2026-11-01', '2026-12-01', '2027-01-01']);
  });
});
