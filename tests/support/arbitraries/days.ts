import { addDays, type Day, mondayOf } from '@felles/core';
import { dayOf } from '@felles/core/internal/shared/calendar';
import fc from 'fast-check';

/** A day that certainly exists, for examples. */
export function theDay(year: number, month: number, date: number): Day {
  const day = dayOf(year, month, date);
  if (day === null) throw new Error(`${year}-${month}-${date} is no day`);
  return day;
}

const FIRST = theDay(1970, 1, 1);
const LAST = theDay(2100, 12, 31);

/** Any day from 1970 to 2100. */
export const day: fc.Arbitrary<Day> = fc.integer({ min: 0, max: LAST - FIRST }).map((count) => addDays(FIRST, count));

/** The Sundays on which Oslo's clocks change: the last of March and of October, as it has been since 1996. */
export const clockChange: fc.Arbitrary<Day> = fc
  .tuple(fc.integer({ min: 1996, max: 2100 }), fc.constantFrom(3, 10))
  .map(([year, month]) => lastSunday(year, month));

/** Any Monday whose neighbourhood lies after the first instant of 1970, those of clock changes often. */
export const monday: fc.Arbitrary<Day> = fc
  .oneof(day, clockChange)
  .map(mondayOf)
  .filter((found) => found > FIRST + 7);

/** Any instant from 1970 to 2100 in epoch milliseconds, the hours around clock changes and midnights often. */
export const instant: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 0, max: (LAST + 1) * 86_400_000 - 1 }),
  fc
    .tuple(fc.oneof(day, clockChange), fc.integer({ min: -10_800_000, max: 10_800_000 }))
    .map(([near, distance]) => Math.max(0, near * 86_400_000 + distance)),
);

function lastSunday(year: number, month: number): Day {
  const end = theDay(year, month, 31);
  return addDays(mondayOf(addDays(end, 1)), -1);
}
