import { addDays, type Day, isoDate, parseIsoDate } from '@felles/core';
import { startOfOsloDay } from '@felles/core/internal/shared/dates';
import { hoursBetween, overlapsOf } from '@felles/core/internal/workspace/hours/clock-times';
import { HoursLine } from '@felles/core/workspace/hours';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const at = (text: string): Day => parseIsoDate(text) ?? expect.unreachable(text);
const [FIRST, LAST] = [at('2020-01-01'), at('2040-12-31')];
const MINUTE = 60_000;

/** Clocks as the platform shows them: no rule of ours is in it. */
const SHOWN = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo', dateStyle: 'short', timeStyle: 'short' });

/** The first quarter of an hour at which the clocks show a time on a day, looked for one by one. */
function lookedFor(day: Day, time: string): number | null {
  const start = startOfOsloDay(day);
  for (let quarter = 0; quarter < 25 * 4; quarter += 1) {
    const instant = start + quarter * 15 * MINUTE;
    if (SHOWN.format(instant) === `${isoDate(day)} ${time}`) return instant;
  }
  return null;
}

const day = fc.integer({ min: FIRST, max: LAST }).map((count) => addDays(FIRST, count - FIRST));
/** The last Sundays of March and October, and the nights before and after them, beside all days. */
const anyDay = fc.oneof(
  day,
  fc
    .tuple(fc.integer({ min: 2020, max: 2040 }), fc.constantFrom('03', '10'), fc.integer({ min: -8, max: 0 }))
    .map(([year, month, back]) => addDays(at(`${year}-${month}-31`), back)),
);
const quarter = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);

describe('hours from one time to another', () => {
  it('[W-SITE-42] should be the difference of the two instants less the pause, on each day of 2020 to 2040', () => {
    fc.assert(
      fc.property(anyDay, quarter, quarter, fc.integer({ min: 0, max: 8 }), (date, from, to, quarters) => {
        const start = lookedFor(date, from);
        const end = lookedFor(to > from ? date : addDays(date, 1), to);
        const expected = start === null || end === null ? null : (end - start - quarters * 15 * MINUTE) / (60 * MINUTE);
        expect(hoursBetween(date, from, to, quarters * 15)).toBe(expected);
      }),
    );
  });

  it.each([
    ['2026-03-29', '00:30', '08:30', 7],
    ['2026-10-25', '00:30', '08:30', 9],
    ['2026-03-28', '22:00', '06:00', 7],
    ['2026-10-24', '22:00', '06:00', 9],
    ['2026-11-19', '22:00', '06:00', 8],
    ['2026-11-19', '07:00', '07:00', 24],
    ['2026-03-29', '02:30', '08:30', null],
    ['2026-03-28', '22:00', '02:00', null],
  ])('[W-SITE-42] should be counted on %s from %s to %s as %s', (date, from, to, hours) => {
    expect(hoursBetween(at(date), from, to, 0)).toBe(hours);
  });

  it('[W-SITE-42] should be none for a text that no clock shows', () => {
    for (const wrong of ['', '7', '7:00', '24:00', '23:60', '07:00:00', 'nå'])
      expect([wrong, hoursBetween(FIRST, wrong, '15:00', 0)]).toEqual([wrong, null]);
  });
});

describe('two lines of one person', () => {
  const line = fc.record({ back: fc.integer({ min: 0, max: 3 }), from: quarter, to: quarter });

  it('[W-SITE-44] should be marked on both exactly if an instant is in both, over midnight too', () => {
    const today = at('2026-10-26');
    fc.assert(
      fc.property(fc.array(line, { maxLength: 7 }), (drawn) => {
        const lines = drawn.map(({ back, from, to }, id) =>
          HoursLine.parse({ hours_id: id, date: isoDate(addDays(today, -back)), from, to }),
        );
        const spans = drawn.map(({ back, from, to }) => {
          const date = addDays(today, -back);
          return { start: lookedFor(date, from), end: lookedFor(to > from ? date : addDays(date, 1), to) };
        });
        const found = overlapsOf(lines);
        spans.forEach((one, first) => {
          spans.forEach((other, second) => {
            if (first === second) return;
            const [a, b, c, d] = [one.start, one.end, other.start, other.end];
            const isBoth = a !== null && b !== null && c !== null && d !== null && a < d && c < b;
            const told = found.get(String(first))?.some((overlap) => overlap.with.hours_id === String(second)) ?? false;
            expect(told).toBe(isBoth);
          });
        });
      }),
    );
  });

  it('[W-SITE-44] should be told of the time that they have in common', () => {
    const [one, other] = [
      { hours_id: 1, date: '2026-11-19', from: '06:00', to: '15:30', project_id: 1001 },
      { hours_id: 2, date: '2026-11-19', from: '15:00', to: '19:30', project_id: 1002 },
    ].map((line) => HoursLine.parse(line));
    const found = overlapsOf([one, other].filter((line) => line !== undefined));
    expect(found.get('1')).toEqual([{ with: other, from: '15:00', to: '15:30' }]);
    expect(found.get('2')).toEqual([{ with: one, from: '15:00', to: '15:30' }]);
  });
});
