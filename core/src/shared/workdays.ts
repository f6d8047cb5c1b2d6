// The working days of Norway: no Saturdays, Sundays and public holidays.
import { dayOf } from './calendar.ts';
import { addDays, type Day, isoDate, weekdayOf } from './dates.ts';

/** Public holidays of a fixed date, and those that follow Easter Sunday by so many days. */
const FIXED: readonly string[] = ['01-01', '05-01', '05-17', '12-25', '12-26'];
const AFTER_EASTER: readonly number[] = [-3, -2, 0, 1, 39, 49, 50];

/** Easter Sunday, by the rule of Gauss and Meeus. */
function easterSunday(year: number): Day | null {
  const [century, rest, golden] = [Math.floor(year / 100), year % 100, year % 19];
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const date = moon + week - 7 * late + 114;
  return dayOf(year, Math.floor(date / 31), (date % 31) + 1);
}

/** Saturday, Sunday, a public holiday on another day, or null for a working day. */
export function dayOff(of: Day): 'saturday' | 'sunday' | 'holiday' | null {
  const weekday = weekdayOf(of);
  if (weekday === 5) return 'saturday';
  if (weekday === 6) return 'sunday';
  const easter = easterSunday(Number(isoDate(of).slice(0, 4)));
  const isHoliday = FIXED.includes(isoDate(of).slice(5)) || (easter !== null && AFTER_EASTER.includes(of - easter));
  return isHoliday ? 'holiday' : null;
}

/** The last working day before a day, and the first one after it. */
export const workdaysAround = (of: Day): readonly [before: Day, after: Day] => [workday(of, -1), workday(of, 1)];

const workday = (from: Day, step: 1 | -1): Day => {
  const next = addDays(from, step);
  return dayOff(next) === null ? next : workday(next, step);
};
