// The week of a user: its lines by day and by article, with the unsent ones among them.
import { DAY, type QuestionAddress, questionAddress } from '../../data/question-address.ts';
import type { Row } from '../../data/rows.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { addDays, type Day, dayIn, isoDate, mondayOf } from '../../shared/dates.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { HoursMessage } from '../../texts/hours.ts';
import { inHundredths } from '../site-records/budget.ts';
import { hoursBetween, hoursIn, type Overlap, overlapsOf } from './clock-times.ts';
import { hoursByDay, hoursOfWeek, OVERTIME_WEEKS, warningOfDay, warningsOfWeek } from './limits.ts';
import type { HoursFields, HoursLine } from './model.ts';
import { articleOf, fieldsOfLine, hasHours, isInQuarters } from './rules.ts';

/** A line with the state of its sending. */
export type HoursRow = Row<HoursLine>;

/** A day of a week. */
export interface HoursDay {
  readonly day: Day;
  readonly rows: readonly HoursRow[];
  readonly hours: number;
  readonly warning: HoursMessage | null;
}

/** An article of a project in a week, with its lines on each of the seven days. */
export interface ArticleWeek {
  readonly key: string;
  /** One of its lines, which names the article and the project. */
  readonly line: HoursLine;
  readonly days: readonly (readonly HoursRow[])[];
  readonly hours: number;
}

/** [W-SITE-45] The seven days from a Monday. */
export interface HoursWeek {
  readonly monday: Day;
  readonly days: readonly HoursDay[];
  readonly articles: readonly ArticleWeek[];
  readonly hours: number;
  /** The hours of a week, over it and the three before. */
  readonly average: number;
  readonly warnings: readonly HoursMessage[];
  readonly overlaps: ReadonlyMap<Id, readonly Overlap[]>;
  /** The number of lines that the service does not have. */
  readonly unsent: number;
}

/** The week that is shown, by one of its days; null for that of today. */
export interface WeekQuestion {
  readonly week: Day | null;
}

/** The question in the page's address. */
export const WEEK_ADDRESS: QuestionAddress<WeekQuestion> = questionAddress({ week: DAY });

/** The week that is asked for. */
export const questionOf = (monday: Day, today: Day): WeekQuestion => ({
  week: monday === mondayOf(today) ? null : monday,
});

/** The Monday of the week that is asked for. */
export const mondayIn = (question$: Behavior<WeekQuestion>, today$: Behavior<Day>): Behavior<Day> =>
  derive({ question: question$, today: today$ }, ({ question, today }) => mondayOf(question.week ?? today));

const SEVEN = [0, 1, 2, 3, 4, 5, 6] as const;

const isUnsent = ({ state }: HoursRow): boolean => state !== 'settled';
const sumOf = (rows: readonly HoursRow[]): number =>
  inHundredths(rows.reduce((sum, { item }) => sum + hoursIn(item), 0));

/** [W-SITE-43] Sums the lines of the service and those that wait. The rows are those of four weeks. */
export function weekOf(rows: readonly HoursRow[], monday: Day): HoursWeek {
  const lines = rows.map(({ item }) => item);
  const byDay = hoursByDay(lines);
  const days = SEVEN.map((count): HoursDay => {
    const day = addDays(monday, count);
    const hours = byDay.get(day) ?? 0;
    return {
      day,
      rows: rows.filter(({ item }) => dayIn(item.date) === day),
      hours,
      warning: warningOfDay(day, hours),
    };
  });
  const weeks = Array.from({ length: OVERTIME_WEEKS }, (_, back) => hoursOfWeek(byDay, addDays(monday, -7 * back)));
  return {
    monday,
    days,
    articles: articlesIn(days),
    hours: hoursOfWeek(byDay, monday),
    average: inHundredths(weeks.reduce((sum, hours) => sum + hours, 0) / OVERTIME_WEEKS),
    warnings: warningsOfWeek(byDay, monday),
    overlaps: overlapsOf(lines),
    unsent: days.flatMap((day) => day.rows).filter(isUnsent).length,
  };
}

/** The week of a line as it would be once the line is saved; null for a day or hours that cannot be. */
export function weekAfter(rows: readonly HoursRow[], id: Id | null, fields: HoursFields): HoursWeek | null {
  const day = dayIn(fields.date);
  if (day === null || !hasHours(fields)) return null;
  const saved = { hours_id: id ?? '', ...fields };
  const others = rows.filter((row) => row.id !== id);
  const row: HoursRow = { id: saved.hours_id, item: saved, state: 'settled', failure: null, keys: [] };
  return weekOf([...others, row], mondayOf(day));
}

function articlesIn(days: readonly HoursDay[]): readonly ArticleWeek[] {
  const keyOf = ({ item }: HoursRow): string => `${item.project_id ?? ''} ${articleOf(item)}`;
  const firsts = new Map(days.flatMap(({ rows }) => rows.map((row) => [keyOf(row), row.item] as const)).toReversed());
  return [...firsts].toReversed().map(([key, line]): ArticleWeek => {
    const ofArticle = days.map(({ rows }) => rows.filter((row) => keyOf(row) === key));
    return { key, line, days: ofArticle, hours: sumOf(ofArticle.flat()) };
  });
}

/** [W-SITE-41] The lines of the last day before this one that has any. */
export function linesBefore(rows: readonly HoursRow[], day: Day): readonly HoursLine[] {
  const dated = rows.flatMap(({ item }) => {
    const own = dayIn(item.date);
    return own !== null && own < day ? [{ own, item }] : [];
  });
  const last = Math.max(...dated.map(({ own }) => own));
  return dated.filter(({ own }) => own === last).map(({ item }) => item);
}

/** [W-SITE-41] A line again on another day, without its comment. Times that the clocks do not show there are left out. */
export function copiedTo(day: Day, line: HoursLine): HoursFields {
  const fields = { ...fieldsOfLine(line), date: isoDate(day), comment: null };
  if (!fields.from || !fields.to) return fields;
  const hours = hoursBetween(day, fields.from, fields.to, fields.pause ?? 0);
  return hours !== null && isInQuarters(hours)
    ? { ...fields, hours }
    : { ...fields, from: null, to: null, pause: null };
}
