import { addDays, mondayOf, weekdayOf } from '@felles/core';
import { isCurrentWeek, moveWeeks, restoreMoment } from '@felles/core/internal/portal/timetable/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../../support/arbitraries/days.ts';

const today = day;
/** Days near today, so that the current week and its neighbours are hit often. */
const dayAndToday = fc
  .tuple(today, fc.integer({ min: -20, max: 20 }))
  .map(([now, distance]) => [addDays(now, distance), now] as const);
const weeks = fc.integer({ min: -5, max: 5 });

describe('isCurrentWeek', () => {
  it('[P-TIMETABLE-10] should be so for the seven days from Monday to Sunday around today and no others', () => {
    fc.assert(
      fc.property(dayAndToday, ([moment, now]) => {
        const sinceMonday = moment - mondayOf(now);
        expect(isCurrentWeek(moment, now)).toBe(sinceMonday >= 0 && sinceMonday <= 6);
      }),
    );
  });
});

describe('moveWeeks', () => {
  it('[P-TIMETABLE-13] should keep the weekday and move by seven days a week, as far as the current week', () => {
    fc.assert(
      fc.property(dayAndToday, weeks, ([moment, now], count) => {
        const target = addDays(moment, 7 * count);
        const moved = moveWeeks(moment, count, now);
        expect(moved).toBe(target >= mondayOf(now) ? target : now);
        expect(moved === now || weekdayOf(moved) === weekdayOf(moment)).toBe(true);
      }),
    );
  });

  it('[P-TIMETABLE-10] should never reach a week before the current one', () => {
    fc.assert(
      fc.property(dayAndToday, weeks, ([moment, now], count) => {
        expect(moveWeeks(moment, count, now)).toBeGreaterThanOrEqual(mondayOf(now));
      }),
    );
  });
});

describe('restoreMoment', () => {
  it('[P-TIMETABLE-45] should make today of a saved day in this week or before it, and keep a later one', () => {
    fc.assert(
      fc.property(dayAndToday, ([saved, now]) => {
        expect(restoreMoment(saved, now)).toBe(saved > addDays(mondayOf(now), 6) ? saved : now);
      }),
    );
  });
});
