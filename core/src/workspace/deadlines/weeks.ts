// The open deadlines as a page has them: what has passed first, then week by week, and last what has no day.

import { KEYWORD, oneOf, questionAddress } from '../../data/question-address.ts';
import { addDays, type Day, mondayOf } from '../../shared/dates.ts';
import { searchFor } from '../../shared/norwegian.ts';
import type { Deadline, DeadlinesQuestion } from './model.ts';
import { type DatedDeadline, type OpenDeadlines, titleOfDeadline } from './rules.ts';

/** How many days "the next fourteen days" are, today among them. */
const SOON = 14;

export const DEADLINE_CHOICES = ['passed', 'soon', 'later', 'undated'] as const;
export type DeadlineChoice = (typeof DEADLINE_CHOICES)[number];

/** The question as it stands in an address. */
export const DEADLINES_ADDRESS = questionAddress<DeadlinesQuestion>({
  only: oneOf<DeadlinesQuestion['only']>('', DEADLINE_CHOICES),
  text: KEYWORD,
});

/** Those of which the title, the project or the phase has the words. */
function withWords({ passed, coming, undated }: OpenDeadlines, text: string): OpenDeadlines {
  const isFound = searchFor(text);
  const has = (deadline: Deadline): boolean =>
    isFound(titleOfDeadline(deadline), deadline.project_name, deadline.phase_name);
  const hasDated = ({ deadline }: DatedDeadline): boolean => has(deadline);
  return { passed: passed.filter(hasDated), coming: coming.filter(hasDated), undated: undated.filter(has) };
}

export interface DeadlineWeek {
  readonly monday: Day;
  readonly deadlines: readonly DatedDeadline[];
}

/** Every open deadline that is asked about stands in exactly one of these. */
export interface DeadlineWeeks {
  readonly passed: readonly DatedDeadline[];
  /** Of today and of what comes, the next week first. */
  readonly weeks: readonly DeadlineWeek[];
  readonly undated: readonly Deadline[];
}

const isSoon = ({ day }: DatedDeadline, today: Day): boolean => day < addDays(today, SOON);

/** How many there are for each choice, of those that have the words. */
export type DeadlineCounts = Readonly<Record<DeadlineChoice, number>>;

export function countsOfDeadlines(open: OpenDeadlines, { text }: DeadlinesQuestion, today: Day): DeadlineCounts {
  const { passed, coming, undated } = withWords(open, text);
  const soon = coming.filter((one) => isSoon(one, today)).length;
  return { passed: passed.length, soon, later: coming.length - soon, undated: undated.length };
}

export function deadlinesByWeek(open: OpenDeadlines, { only, text }: DeadlinesQuestion, today: Day): DeadlineWeeks {
  const { passed, coming, undated } = withWords(open, text);
  const isAsked = (choice: DeadlineChoice): boolean => only === '' || only === choice;
  const weeks: { monday: Day; deadlines: DatedDeadline[] }[] = [];
  for (const one of coming) {
    if (!isAsked(isSoon(one, today) ? 'soon' : 'later')) continue;
    const monday = mondayOf(one.day);
    const week = weeks.at(-1);
    if (week?.monday === monday) week.deadlines.push(one);
    else weeks.push({ monday, deadlines: [one] });
  }
  return { passed: isAsked('passed') ? passed : [], weeks, undated: isAsked('undated') ? undated : [] };
}

/** The first so many of them, in their order: thousands are not put on a page at once. */
export function firstDeadlines({ passed, weeks, undated }: DeadlineWeeks, most: number): DeadlineWeeks {
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
  };
}

export const countOfDeadlines = ({ passed, weeks, undated }: DeadlineWeeks): number =>
  passed.length + weeks.reduce((sum, { deadlines }) => sum + deadlines.length, 0) + undated.length;

/** What a calendar says of a day. */
export interface DayMark {
  readonly day: Day;
  readonly number: number;
  readonly isPassed: boolean;
  /** How many stand before the first of the day. */
  readonly place: number;
}

/** The days that have deadlines. */
export function marksOf({ passed, weeks }: DeadlineWeeks, today: Day): ReadonlyMap<Day, DayMark> {
  const marks = new Map<Day, DayMark>();
  [...passed, ...weeks.flatMap(({ deadlines }) => deadlines)].forEach(({ day }, place) => {
    const known = marks.get(day);
    marks.set(day, known ? { ...known, number: known.number + 1 } : { day, number: 1, isPassed: day < today, place });
  });
  return marks;
}
