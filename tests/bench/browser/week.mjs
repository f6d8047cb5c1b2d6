// One week in every form a candidate may want it in, made before anything is measured.
import { addDays, dayMonth, WEEKDAYS } from '@felles/core';
import { arrangeWeek, typesOf } from '@felles/core/internal/portal/timetable/rules';
import { startOfOsloDay } from '@felles/core/internal/shared/dates';
import { monday } from '../classes.mjs';

export function weekFor(classes) {
  const types = typesOf(classes);
  return {
    classes,
    days: arrangeWeek(classes, monday),
    dates: WEEKDAYS.map((weekday) => dayMonth(addDays(monday, weekday))),
    types: types.map(({ type }) => type),
    colors: new Map(types.map(({ type, color }) => [type, color])),
    /** The present, for everyone: the Monday of this week is today. */
    noon: startOfOsloDay(monday) + 12 * 3_600_000,
  };
}
