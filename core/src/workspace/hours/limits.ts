// The limits of the Working Environment Act. They are warnings: a line is always taken.
import { addDays, type Day, dayIn, dayMonth } from '../../shared/dates.ts';
import type { HoursMessage } from '../../texts/hours.ts';
import { inHundredths } from '../site-records/budget.ts';
import { hoursIn } from './clock-times.ts';
import type { HoursLine } from './model.ts';

/** [W-SITE-43] In hours; §§ 10-4 and 10-6 of the Act. */
const MOST = { day: 9, dayInAll: 13, week: 40, overtimeWeek: 10, overtimeWeeks: 25 } as const;
const NORMAL = '§ 10-4';
const OVERTIME = '§ 10-6';
/** The weeks over which overtime is added up. */
export const OVERTIME_WEEKS = 4;

/** The sum of hours of each day that has any. */
export function hoursByDay(lines: readonly HoursLine[]): ReadonlyMap<Day, number> {
  const sums = new Map<Day, number>();
  for (const line of lines) {
    const day = dayIn(line.date);
    if (day !== null) sums.set(day, inHundredths((sums.get(day) ?? 0) + hoursIn(line)));
  }
  return sums;
}

/** The hours of the seven days from a day. */
export const hoursOfWeek = (byDay: ReadonlyMap<Day, number>, from: Day): number =>
  inHundredths([0, 1, 2, 3, 4, 5, 6].reduce((sum, count) => sum + (byDay.get(addDays(from, count)) ?? 0), 0));

/** [W-SITE-43] A day of more than 9 hours, or of more than 13; null for another. */
export function warningOfDay(day: Day, hours: number): HoursMessage | null {
  const [most, law] = hours > MOST.dayInAll ? ([MOST.dayInAll, OVERTIME] as const) : ([MOST.day, NORMAL] as const);
  if (hours <= most) return null;
  return { key: 'hours.overDay', params: { hours: String(hours).replace('.', ','), day: dayMonth(day), most, law } };
}

/** [W-SITE-43] The warnings of the week that begins on a Monday, by it and by the three weeks before. */
export function warningsOfWeek(byDay: ReadonlyMap<Day, number>, monday: Day): readonly HoursMessage[] {
  const weeks = Array.from({ length: OVERTIME_WEEKS }, (_, back) => hoursOfWeek(byDay, addDays(monday, -7 * back)));
  const over = weeks.map((hours) => Math.max(0, hours - MOST.week));
  const [own = 0] = over;
  const ofWeeks = over.reduce((sum, hours) => sum + hours, 0);
  return [
    ...(own > 0 ? [{ key: 'hours.overWeek', params: { most: MOST.week, law: NORMAL } } as const] : []),
    ...(own > MOST.overtimeWeek
      ? [{ key: 'hours.overtimeWeek', params: { most: MOST.overtimeWeek, law: OVERTIME } } as const]
      : []),
    ...(ofWeeks > MOST.overtimeWeeks
      ? [{ key: 'hours.overtimeWeeks', params: { most: MOST.overtimeWeeks, law: OVERTIME } } as const]
      : []),
  ];
}
