import { addDays, dayOff, holidaysOn, isoDate, parseIsoDate, workdaysAround } from '@felles/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const on = (date: string) => parseIsoDate(date) ?? expect.unreachable();
const FIRST = on('2020-01-01');
const day = fc.integer({ min: 0, max: on('2040-12-31') - FIRST }).map((count) => addDays(FIRST, count));

describe('the working days of Norway', () => {
  it('should leave out weekends and the public holidays of a year', () => {
    const year = Array.from({ length: 365 }, (_, at) => addDays(on('2026-01-01'), at));
    expect(year.filter((one) => dayOff(one) === 'holiday').map(isoDate)).toEqual([
      '2026-01-01',
      '2026-04-02',
      '2026-04-03',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-05-25',
      '2026-12-25',
    ]);
    expect([dayOff(on('2026-11-21')), dayOff(on('2026-11-22')), dayOff(on('2026-11-23'))]).toEqual([
      'saturday',
      'sunday',
      null,
    ]);
  });

  it('should follow Easter, early and late', () => {
    for (const monday of ['2024-04-01', '2027-03-29', '2035-03-26', '2038-04-26'])
      expect([monday, dayOff(on(monday))]).toEqual([monday, 'holiday']);
  });

  it('[W-PLAN-08] should name each public holiday, also on a Sunday, and both where two fall on one day', () => {
    expect(holidaysOn(on('2027-05-17'))).toEqual(['constitutionDay', 'whitMonday']);
    expect(holidaysOn(on('2027-03-28'))).toEqual(['easterSunday']);
    const year = Array.from({ length: 365 }, (_, at) => addDays(on('2026-01-01'), at));
    expect(new Set(year.flatMap(holidaysOn)).size).toBe(12);
  });

  it('should have the nearest ones on both sides of any day', () => {
    fc.assert(
      fc.property(day, (one) => {
        const [before, after] = workdaysAround(one);
        expect([dayOff(before), dayOff(after)]).toEqual([null, null]);
        const between = Array.from({ length: after - before - 1 }, (_, at) => addDays(before, at + 1));
        expect(between.filter((other) => other !== one && dayOff(other) === null)).toEqual([]);
        expect(between).toContain(one);
      }),
    );
  });
});
