// The open deadlines of a page: passed ones, then by week, then those without a day.

import { DAY, KEYWORD, oneOf, questionAddress } from '../../data/question-address.ts';
import { addDays, type Day, mondayOf } from '../../shared/dates.ts';
import { searchFor } from '../../shared/norwegian.ts';
import { DEADLINE_VIEWS, type Deadline, type DeadlinesQuestion, type DeadlineView } from './model.ts';
import { type DatedDeadline, type OpenDeadlines, titleOfDeadline } from './rules.ts';

/** The days of "the next fourteen days", with today. */
const SOON = 14;

/** The parts that the page offers, in its order. */
export const DEADLINE_CHOICES = ['passed', 'soon', 'later', 'undated', 'done'] as const;
/** A part of the deadlines to show alone: `soon` is the next fourteen days, `later` what follows; done ones are only there. */
export type DeadlineChoice = (typeof DEADLINE_CHOICES)[number];

/** The question in the address. */
export const DEADLINES_ADDRESS = questionAddress<DeadlinesQuestion>({
  view: oneOf<DeadlineView>('list', DEADLINE_VIEWS),
  from: DAY,
  only: oneOf<DeadlinesQuestion['only']>('', DEADLINE_CHOICES),
  text: KEYWORD,
});

/** The deadlines whose title, project or phase contains the words. */
function withWords({ passed, coming, undated, done }: OpenDeadlines, text: string): OpenDeadlines {
  const isFound = searchFor(text);
  const has = (deadline: Deadline): boolean =>
    isFound(titleOfDeadline(deadline), deadline.project_name, deadline.phase_name);
  const hasDated = ({ deadline }: DatedDeadline): boolean => has(deadline);
  return {
    passed: passed.filter(hasDated),
    coming: coming.filter(hasDated),
    undated: undated.filter(has),
    done: done.filter(hasDated),
  };
}

/** The coming deadlines from a Monday to the Sunday after it. */
export interface DeadlineWeek {
  readonly monday: Day;
  readonly deadlines: readonly DatedDeadline[];
}

/** Each matching deadline is in exactly one group. */
export interface DeadlineWeeks {
  readonly passed: readonly DatedDeadline[];
  /** From today on, next week first. */
  readonly weeks: readonly DeadlineWeek[];
  readonly undated: readonly Deadline[];
  /** Only where they are asked for. */
  readonly done: readonly DatedDeadline[];
}

const isSoon = ({ day }: DatedDeadline, today: Day): boolean => day < addDays(today, SOON);

/** The number for each choice, of those that contain the words. */
export type DeadlineCounts = Readonly<Record<DeadlineChoice, number>>;

export function countsOfDeadlines(
  open: OpenDeadlines,
  { text }: Pick<DeadlinesQuestion, 'text'>,
  today: Day,
): DeadlineCounts {
  const { passed, coming, undated, done } = withWords(open, text);
  const soon = coming.filter((one) => isSoon(one, today)).length;
  const later = coming.length - soon;
  return { passed: passed.length, soon, later, undated: undated.length, done: done.length };
}

/** The deadlines that match the question; a part that it leaves out is empty. `endsWithDone` has the done ones among all. */
export function deadlinesByWeek(
  open: OpenDeadlines,
  { only, text }: Pick<DeadlinesQuestion, 'only' | 'text'>,
  today: Day,
  endsWithDone = false,
): DeadlineWeeks {
  const { passed, coming, undated, done } = withWords(open, text);
  const isAsked = (choice: DeadlineChoice): boolean => only === '' || only === choice;
  const weeks: { monday: Day; deadlines: DatedDeadline[] }[] = [];
  for (const one of coming) {
    if (!isAsked(isSoon(one, today) ? 'soon' : 'later')) continue;
    const monday = mondayOf(one.day);
    const week = weeks.at(-1);
    if (week?.monday === monday) week.deadlines.push(one);
    else weeks.push({ monday, deadlines: [one] });
  }
  return {
    passed: isAsked('passed') ? passed : [],
    weeks,
    undated: isAsked('undated') ? undated : [],
    done: only === 'done' || (only === '' && endsWithDone) ? done : [],
  };
}

/** The first `most` deadlines, as a page cannot show thousands at once. */
export function firstDeadlines({ passed, weeks, undated, done }: DeadlineWeeks, most: number): DeadlineWeeks {
  let left = most;
  const take = <T>(all: readonly T[]): readonly T[] => {
    const taken = all.slice(0, left);
    left -= taken.length;
    return taken;
  };
  return {
    passed: take(passed),
    weeks: weeks
      .map((week) => ({ ...week, deadlines: take(week.deadlines) }))
      .filter(({ deadlines }) => deadlines.length > 0),
    undated: take(undated),
    done: take(done),
  };
}

/** The number in all groups, for a heading, and for how many more than `firstDeadlines` there are. */
export const countOfDeadlines = ({ passed, weeks, undated, done }: DeadlineWeeks): number =>
  passed.length + weeks.reduce((sum, { deadlines }) => sum + deadlines.length, 0) + undated.length + done.length;

/** [W-PLAN-04] The deadlines by their days, for a week or a month; those without a day are in the list alone. */
export function deadlinesByDay({ passed, weeks, done }: DeadlineWeeks): ReadonlyMap<Day, readonly DatedDeadline[]> {
  const days = new Map<Day, DatedDeadline[]>();
  for (const one of [...passed, ...weeks.flatMap(({ deadlines }) => deadlines), ...done])
    days.set(one.day, [...(days.get(one.day) ?? []), one]);
  return days;
}

/** The deadlines from a day until before another one, each in its group. */
export function deadlinesBetween(found: DeadlineWeeks, from: Day, before: Day): DeadlineWeeks {
  const within = (all: readonly DatedDeadline[]) => all.filter(({ day }) => day >= from && day < before);
  return {
    passed: within(found.passed),
    weeks: found.weeks
      .map(({ monday, deadlines }) => ({ monday, deadlines: within(deadlines) }))
      .filter(({ deadlines }) => deadlines.length > 0),
    undated: [],
    done: within(found.done),
  };
}

/** A day of the calendar beside the list, with its number of deadlines. */
export interface DayMark {
  readonly day: Day;
  readonly number: number;
  readonly isPassed: boolean;
  /** The number of deadlines before the first of the day. */
  readonly place: number;
}

/** The days with deadlines, for the calendar; those without a day have no mark. */
export function marksOf({ passed, weeks }: DeadlineWeeks, today: Day): ReadonlyMap<Day, DayMark> {
  const marks = new Map<Day, DayMark>();
  [...passed, ...weeks.flatMap(({ deadlines }) => deadlines)].forEach(({ day }, place) => {
    const known = marks.get(day);
    marks.set(day, known ? { ...known, number: known.number + 1 } : { day, number: 1, isPassed: day < today, place });
  });
  return marks;
}
