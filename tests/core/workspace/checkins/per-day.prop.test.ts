import { addDays, isoDate, parseIsoDate, weekdayOf } from '@felles/core';
import { EVERY_DAY } from '@felles/core/internal/data/period';
import {
  type CheckIn,
  checkInsPerDay,
  checkInsPerMonth,
  checkInsPerWeek,
  sumOfDays,
} from '@felles/core/workspace/checkins';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const FIRST = parseIsoDate('2026-10-20') ?? expect.fail('it is a day');
const checkIn = fc
  .record({ at: fc.nat(40), hour: fc.integer({ min: 0, max: 23 }), guest: fc.boolean(), valid: fc.boolean() })
  .map(
    ({ at, hour, ...of }): CheckIn => ({
      id: String(at),
      ...of,
      checkinTime: `${isoDate(addDays(FIRST, at))}T${String(hour).padStart(2, '0')}:30:00`,
    }),
  );
const all = (counts: object) => Object.values(counts).reduce<number>((sum, count) => sum + count, 0);

describe('the check-ins of each day', () => {
  it('should add up to all of the period, day by day and week by week', () => {
    fc.assert(
      fc.property(fc.array(checkIn), fc.nat(30), fc.nat(20), (rows, begin, length) => {
        const period = { from: isoDate(addDays(FIRST, begin)), to: isoDate(addDays(FIRST, begin + length)) };
        const days = checkInsPerDay(rows, period);
        expect(days.map(({ day }) => day)).toEqual(
          Array.from({ length: length + 1 }, (_, at) => addDays(FIRST, begin + at)),
        );
        const within = rows.filter(({ id }) => Number(id) >= begin && Number(id) <= begin + length);
        expect(all(sumOfDays(days))).toBe(within.length);
        expect(sumOfDays(days).guest).toBe(within.filter(({ guest }) => guest).length);
        const weeks = checkInsPerWeek(days);
        expect(sumOfDays(weeks)).toEqual(sumOfDays(days));
        expect(sumOfDays(checkInsPerMonth(days))).toEqual(sumOfDays(days));
        expect(checkInsPerMonth(days).every(({ day }) => isoDate(day).endsWith('-01'))).toBe(true);
        expect(weeks.every(({ day }) => weekdayOf(day) === 0)).toBe(true);
      }),
    );
  });

  it('should reach from the first to the last on which people came where the period is open', () => {
    fc.assert(
      fc.property(fc.array(checkIn, { minLength: 1 }), (rows) => {
        const days = checkInsPerDay(rows, EVERY_DAY);
        expect(all(sumOfDays(days))).toBe(rows.length);
        expect(all(days.at(0)?.counts ?? {})).toBeGreaterThan(0);
        expect(all(days.at(-1)?.counts ?? {})).toBeGreaterThan(0);
      }),
    );
  });

  it('should lose no check-in in a period of many years, whose empty ends are left out', () => {
    fc.assert(
      fc.property(fc.array(checkIn, { minLength: 1 }), (rows) => {
        const days = checkInsPerDay(rows, { from: '1990-01-01', to: '2090-01-01' });
        expect(days).toEqual(checkInsPerDay(rows, EVERY_DAY));
      }),
    );
  });

  it('should be none where there is none, and not go back to a day that is no day of a project', () => {
    expect(checkInsPerDay([], EVERY_DAY)).toEqual([]);
    expect(checkInsPerDay([], { from: '1900-01-01', to: '2026-11-19' })).toEqual([]);
    expect(checkInsPerDay([{ id: '1', checkinTime: 'i går' }], EVERY_DAY)).toEqual([]);
    const rows = ['0100-01-01T08:00:00', '2026-11-19T08:00:00'].map((checkinTime, at) => ({
      id: String(at),
      checkinTime,
    }));
    expect(checkInsPerDay(rows, EVERY_DAY).length).toBeLessThan(40_000);
  });
});
