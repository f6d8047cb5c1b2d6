import type * as Calendar from '@felles/core/internal/shared/calendar';
import type * as Dates from '@felles/core/internal/shared/dates';
import dayjs from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import utc from 'dayjs/plugin/utc.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clockChange, day, instant, monday } from '../../support/arbitraries/days.ts';
import { HOUR } from '../../support/at.ts';
import { isoWeekByThursdays, osloByIntl, osloOffsetByLaw } from '../../support/oslo.ts';

dayjs.extend(utc);
dayjs.extend(isoWeek);

// Where the visitor's own clock is: home, far behind and far ahead (with its own clock changes, and with none).
const ZONES = [
  { zone: 'Europe/Oslo', januaryOffset: -60 },
  { zone: 'America/New_York', januaryOffset: 300 },
  { zone: 'Pacific/Kiritimati', januaryOffset: -840 },
] as const;

describe.each(ZONES)('dates for a visitor in $zone', ({ zone, januaryOffset }) => {
  let core: typeof Calendar & typeof Dates;

  beforeAll(async () => {
    process.env['TZ'] = zone;
    vi.resetModules(); // so that nothing computed in another zone is left over
    const [calendar, dates] = await Promise.all([
      import('@felles/core/internal/shared/calendar'),
      import('@felles/core/internal/shared/dates'),
    ]);
    core = { ...calendar, ...dates };
  });

  afterAll(() => {
    process.env['TZ'] = 'Europe/Oslo';
  });

  it('should really run in that zone', () => {
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(januaryOffset);
  });

  it('[P-TIMETABLE-34] should read the day and the time of every instant off the clocks of Oslo', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const oslo = osloByIntl(at);
        expect(core.isoDate(core.osloDay(at))).toBe(oslo.date);
        expect(core.hourMinute(at)).toBe(oslo.time);
      }),
    );
  });

  it('should agree with the law on summer time since 1996', () => {
    fc.assert(
      fc.property(
        instant.filter((at) => at >= Date.UTC(1996, 0, 1)),
        (at) => {
          expect(core.osloDay(at)).toBe(Math.floor((at + osloOffsetByLaw(at)) / (24 * HOUR)));
        },
      ),
    );
  });

  it('should begin every day at its first instant', () => {
    fc.assert(
      fc.property(day, (given) => {
        const start = core.startOfOsloDay(given);
        expect(osloByIntl(start)).toEqual({ date: core.isoDate(given), time: '00:00' });
        expect(core.osloDay(start)).toBe(given);
        expect(core.osloDay(start - 1)).toBe(given - 1);
      }),
    );
  });

  it('[P-TIMETABLE-44] should let every week run from Monday 00:00 until the last moment of Sunday', () => {
    fc.assert(
      fc.property(monday, (given) => {
        const { from, to } = core.weekInstants(given);
        expect(osloByIntl(from)).toEqual({ date: core.isoDate(given), time: '00:00' });
        expect(osloByIntl(to)).toEqual({ date: core.isoDate(core.addDays(given, 6)), time: '23:59' });
        expect(osloByIntl(to + 1)).toEqual({ date: core.isoDate(core.addDays(given, 7)), time: '00:00' });
      }),
    );
  });

  it('should give the week a clock changes in an hour less or more', () => {
    fc.assert(
      fc.property(clockChange, (sunday) => {
        const { from, to } = core.weekInstants(core.mondayOf(sunday));
        const isSpring = core.isoDate(sunday).slice(5, 7) === '03';
        expect(to + 1 - from).toBe((isSpring ? 167 : 169) * HOUR);
      }),
    );
  });

  it('[P-TIMETABLE-44] should begin weeks on Monday and number them as ISO 8601 does', () => {
    fc.assert(
      fc.property(day, (given) => {
        const first = core.mondayOf(given);
        expect(new Date(first * 24 * HOUR).getUTCDay()).toBe(1);
        expect(core.weekdayOf(given)).toBe(given - first);
        expect(core.isoWeekNumber(given)).toBe(isoWeekByThursdays(given));
      }),
    );
  });

  it('should write every day and read it back', () => {
    fc.assert(
      fc.property(day, (given) => {
        const [year = '', month = '', date = ''] = new Date(given * 24 * HOUR).toISOString().slice(0, 10).split('-');
        expect(core.isoDate(given)).toBe(`${year}-${month}-${date}`);
        expect(core.dayMonthYear(given)).toBe(`${date}.${month}.${year}`);
        expect(core.dayMonth(given)).toBe(`${date}.${month}`);
        expect(core.parseIsoDate(core.isoDate(given))).toBe(given);
        expect(core.parseDayMonthYear(core.dayMonthYear(given))).toBe(given);
        expect(core.dayOf(Number(year), Number(month), Number(date))).toBe(given);
      }),
    );
  });

  it('should say of every day from year 100 on what a calendar library says of it', () => {
    const years = { min: Date.UTC(100, 0, 1) / (24 * HOUR), max: Date.UTC(9999, 11, 31) / (24 * HOUR) };
    fc.assert(
      fc.property(fc.integer(years), (count) => {
        const given = core.addDays(core.osloDay(0), count);
        const known = dayjs.utc(count * 24 * HOUR);
        expect(core.isoDate(given)).toBe(known.format('YYYY-MM-DD'));
        expect(core.dayMonth(given)).toBe(known.format('DD.MM'));
        expect(core.dayMonthYear(given)).toBe(known.format('DD.MM.YYYY'));
        expect(core.isoWeekNumber(given)).toBe(known.isoWeek());
        expect(core.parseIsoDate(core.isoDate(given))).toBe(given);
      }),
    );
  });

  it('should read the days and the instants that a calendar library reads', () => {
    const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
    const date = fc.oneof(
      fc.tuple(digits(4), digits(2), digits(2)),
      fc.tuple(digits(4), fc.constantFrom('01', '02', '04', '12'), fc.constantFrom('00', '01', '28', '29', '30', '31')),
    );
    fc.assert(
      fc.property(date, ([year, month, dateOfMonth]) => {
        const text = `${year}-${month}-${dateOfMonth}`;
        const known = dayjs.utc(text);
        const isDay = known.isValid() && known.format('YYYY-MM-DD') === text;
        expect(core.parseIsoDate(text)).toBe(isDay ? known.valueOf() / (24 * HOUR) : null);
        expect(core.parseDayMonthYear(`${dateOfMonth}.${month}.${year}`)).toBe(core.parseIsoDate(text));
        expect(core.dayOf(Number(year), Number(month), Number(dateOfMonth))).toBe(core.parseIsoDate(text));
      }),
    );
  });

  it('should write every instant as it is in UTC', () => {
    fc.assert(
      fc.property(instant, (at) => {
        expect(core.isoInstant(at)).toBe(new Date(at).toISOString());
      }),
    );
  });

  it('should find a day only where the calendar has one', () => {
    const part = fc.integer({ min: -1, max: 33 });
    fc.assert(
      fc.property(fc.integer({ min: 1970, max: 2100 }), part, part, (year, month, date) => {
        const found = new Date(Date.UTC(year, month - 1, date));
        const isReal = found.getUTCMonth() === month - 1 && found.getUTCDate() === date;
        expect(core.dayOf(year, month, date)).toBe(isReal ? found.valueOf() / (24 * HOUR) : null);
      }),
    );
  });

  it('should read the Oslo day of a day, of an instant and of a time on the clocks of Oslo', () => {
    const days = ['2026-11-25', '2026-11-24T23:30:00Z', '2026-11-25T00:30:00+01:00', '2026-11-25T00:30:00'];
    expect(days.map((text) => core.dayIn(text))).toEqual(days.map(() => core.parseIsoDate('2026-11-25')));
    for (const text of ['', null, '25.11.2026', '2026-11-25 snart']) expect(core.dayIn(text)).toBeNull();
  });

  it('should understand nothing but a day written in full', () => {
    const almost = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[\d.\- ]{6,11}$/),
      fc.constantFrom('1.1.2026', '2026-1-1', '29.02.2025'),
    );
    fc.assert(
      fc.property(almost, (text) => {
        const norwegian = core.parseDayMonthYear(text);
        const iso = core.parseIsoDate(text);
        expect(norwegian === null || core.dayMonthYear(norwegian) === text).toBe(true);
        expect(iso === null || core.isoDate(iso) === text).toBe(true);
      }),
    );
  });
});
