// How many came on each day, counted in the list of a project.

import type { PeriodQuestion } from '../../data/period.ts';
import { groupBy } from '../../shared/collections.ts';
import { addDays, type Day, mondayOf, osloDay, parseIsoDate } from '../../shared/dates.ts';
import type { CheckIn } from './model.ts';
import { type KindOfCheckIn, kindOfCheckIn, timeOfCheckIn } from './rules.ts';

/** So many in a day, or in the week that begins with it. */
export interface CameOn {
  readonly day: Day;
  readonly counts: Readonly<Record<KindOfCheckIn, number>>;
}

/** The longest period that is shown whole (days). */
const LONGEST = 366;

/** Every day of the period, those without check-ins too; an open end is the first or last day on which people came. */
export function cameOnDays(checkIns: readonly CheckIn[], period: PeriodQuestion): readonly CameOn[] {
  const byDay = groupBy(
    checkIns.filter((one) => timeOfCheckIn(one.checkinTime) !== null),
    ({ checkinTime }) => osloDay(timeOfCheckIn(checkinTime) ?? 0),
  );
  const days = [...byDay.keys()].toSorted((one, other) => one - other);
  const first = parseIsoDate(period.from) ?? days.find((day) => day <= (parseIsoDate(period.to) ?? day));
  const last = parseIsoDate(period.to) ?? days.findLast((day) => first === undefined || day >= first);
  if (first === undefined || last === undefined || last < first) return [];
  const begin = Math.max(0, last - first + 1 - LONGEST);
  return Array.from({ length: last - first + 1 - begin }, (_, at) => {
    const day = addDays(first, begin + at);
    return { day, counts: countsOf(byDay.get(day) ?? []) };
  });
}

function countsOf(checkIns: readonly CheckIn[]): CameOn['counts'] {
  const kinds = checkIns.map(kindOfCheckIn);
  const count = (kind: KindOfCheckIn): number => kinds.filter((one) => one === kind).length;
  return { ok: count('ok'), failed: count('failed'), guest: count('guest') };
}

/** The same by weeks. */
export const cameInWeeks = (days: readonly CameOn[]): readonly CameOn[] =>
  [...groupBy(days, ({ day }) => mondayOf(day))].map(([day, of]) => ({ day, counts: sumOfDays(of) }));

export const sumOfDays = (days: readonly CameOn[]): CameOn['counts'] => ({
  ok: days.reduce((sum, { counts }) => sum + counts.ok, 0),
  failed: days.reduce((sum, { counts }) => sum + counts.failed, 0),
  guest: days.reduce((sum, { counts }) => sum + counts.guest, 0),
});
