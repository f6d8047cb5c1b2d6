// The working days of Norway: no Saturdays, Sundays and public holidays.
import { dayOf } from './calendar.ts';
import { addDays, type Day, isoDate, weekdayOf } from './dates.ts';

/** Public holidays of a fixed date. */
const FIXED = {
  newYear: '01-01',
  labourDay: '05-01',
  constitutionDay: '05-17',
  christmasDay: '12-25',
  boxingDay: '12-26',
} as const;
/** Those that follow Easter Sunday by so many days. */
const AFTER_EASTER = {
  maundyThursday: -3,
  goodFriday: -2,
  easterSunday: 0,
  easterMonday: 1,
  ascensionDay: 39,
  whitSunday: 49,
  whitMonday: 50,
} as const;
/** A public holiday of Norway, by its name. */
export type Holiday = keyof typeof FIXED | keyof typeof AFTER_EASTER;

/** Easter Sunday, by the rule of Gauss and Meeus. */
function easterSunday(year: number): Day | null {
  const [century, rest, golden] = [Math.floor(year / 100), year % 100, year % 19];
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const date = moon + week - 7 * late + 114;
  return dayOf(year, Math.floor(date / 31), (date % 31) + 1);
}

/** [W-PLAN-08] The public holidays on a day, also on a Sunday; two may fall on one. */
export function holidaysOn(of: Day): readonly Holiday[] {
  const [year, date] = [isoDate(of).slice(0, 4), isoDate(of).slice(5)];
  const easter = easterSunday(Number(year));
  return [
    ...namesOf(FIXED).filter((name) => FIXED[name] === date),
    ...namesOf(AFTER_EASTER).filter((name) => easter !== null && of - easter === AFTER_EASTER[name]),
  ];
}

// The keys of a constant are its names.
const namesOf = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];

/** Saturday, Sunday, a public holiday on another day, or null for a working day. */
export function dayOff(of: Day): 'saturday' | 'sunday' | 'holiday' | null {
  const weekday = weekdayOf(of);
  if (weekday === 5) return 'saturday';
  if (weekday === 6) return 'sunday';
  return holidaysOn(of).length > 0 ? 'holiday' : null;
}

/** The last working day before a day, and the first one after it. */
export const workdaysAround = (of: Day): readonly [before: Day, after: Day] => [workday(of, -1), workday(of, 1)];

const workday = (from: Day, step: 1 | -1): Day => {
  const next = addDays(from, step);
  return dayOff(next) === null ? next : workday(next, step);
};
