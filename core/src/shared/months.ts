// The months of a calendar: weeks from Monday to Sunday.
import { addDays, type Day, firstOfMonth, isoDate, mondayOf, parseIsoDate } from './dates.ts';

/** A row of a month's calendar. */
export interface MonthWeek {
  readonly monday: Day;
  /** Seven days; null for a day of another month. */
  readonly days: readonly (Day | null)[];
}

/** The first day of the month that is `count` months after that of `day`. */
export function monthAway(day: Day, count: number): Day {
  const [year = 0, month = 1] = isoDate(day).split('-').map(Number);
  const months = year * 12 + month - 1 + count;
  const written = [String(Math.floor(months / 12)).padStart(4, '0'), String((months % 12) + 1).padStart(2, '0'), '01'];
  return parseIsoDate(written.join('-')) ?? firstOfMonth(day);
}

/** The rows of the month that a day belongs to: four to six. */
export function weeksOfMonth(day: Day): readonly MonthWeek[] {
  const first = firstOfMonth(day);
  const after = monthAway(first, 1);
  const weeks: MonthWeek[] = [];
  for (let monday = mondayOf(first); monday < after; monday = addDays(monday, 7))
    weeks.push({
      monday,
      days: [0, 1, 2, 3, 4, 5, 6]
        .map((at) => addDays(monday, at))
        .map((one) => (one >= first && one < after ? one : null)),
    });
  return weeks;
}
