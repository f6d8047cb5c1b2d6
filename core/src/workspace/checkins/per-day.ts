// The check-ins of a project by day.

import type { PeriodQuestion } from '../../data/period.ts';
import { groupBy } from '../../shared/collections.ts';
import { addDays, type Day, firstOfMonth, mondayOf, osloDay, parseIsoDate } from '../../shared/dates.ts';
import type { CheckIn } from './model.ts';
import { type KindOfCheckIn, kindOfCheckIn, timeOfCheckIn } from './rules.ts';

/** The counts of a day, or of the period that starts with it. */
export interface DayCount {
  readonly day: Day;
  readonly counts: Readonly<Record<KindOfCheckIn, number>>;
}

/** A longer period is cut to the days between the first and the last check-in (days). */
const LONGEST = 366;

/** Older days are invalid (days). */
const OLDEST = 36_600;

/** All days of the period, also those without check-ins. An open end is the first or last day with one. */
export function checkInsPerDay(checkIns: readonly CheckIn[], period: PeriodQuestion): readonly DayCount[] {
  const byDay = groupBy(
    checkIns.filter((one) => timeOfCheckIn(one.checkinTime) !== null),
    ({ checkinTime }) => osloDay(timeOfCheckIn(checkinTime) ?? 0),
  );
  const days = [...byDay.keys()].toSorted((one, other) => one - other);
  const [from, to] = [parseIsoDate(period.from), parseIsoDate(period.to)];
  const within = days.filter((day) => (from === null || day >= from) && (to === null || day <= to));
  const isLong = from !== null && to !== null && to - from >= LONGEST;
  const first = isLong ? within.at(0) : (from ?? within.at(0));
  const last = isLong ? within.at(-1) : (to ?? within.at(-1));
  if (first === undefined || last === undefined || last < first) return [];
  const begin = Math.max(first, last - OLDEST);
  return Array.from({ length: last - begin + 1 }, (_, at) => {
    const day = addDays(last, begin - last + at);
    return { day, counts: countsOf(byDay.get(day) ?? []) };
  });
}

function countsOf(checkIns: readonly CheckIn[]): DayCount['counts'] {
  const kinds = checkIns.map(kindOfCheckIn);
  const count = (kind: KindOfCheckIn): number => kinds.filter((one) => one === kind).length;
  return { ok: count('ok'), failed: count('failed'), guest: count('guest') };
}

/** The sums of each week; `day` is its Monday. */
export const checkInsPerWeek = (days: readonly DayCount[]): readonly DayCount[] => checkInsPerPeriod(days, mondayOf);
/** The sums of each month; `day` is its first day. */
export const checkInsPerMonth = (days: readonly DayCount[]): readonly DayCount[] =>
  checkInsPerPeriod(days, firstOfMonth);

const checkInsPerPeriod = (days: readonly DayCount[], beginOf: (day: Day) => Day): readonly DayCount[] =>
  [...groupBy(days, ({ day }) => beginOf(day))].map(([day, of]) => ({ day, counts: sumOfDays(of) }));

/** The check-ins of several days together; a person who came on two of them counts twice. */
export const sumOfDays = (days: readonly DayCount[]): DayCount['counts'] => ({
  ok: days.reduce((sum, { counts }) => sum + counts.ok, 0),
  failed: days.reduce((sum, { counts }) => sum + counts.failed, 0),
  guest: days.reduce((sum, { counts }) => sum + counts.guest, 0),
});
