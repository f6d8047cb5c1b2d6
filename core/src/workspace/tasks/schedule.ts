// The schedule: tasks as bars over some weeks, with one row for each person or project.

import { DAY, FLAG, KEYWORD, oneOf, questionAddress, WORD } from '../../data/question-address.ts';
import { addDays, type Day, mondayOf, parseIsoDate } from '../../shared/dates.ts';
import { compareNames, searchFor } from '../../shared/norwegian.ts';
import type { Task } from './model.ts';
import {
  assigneesOf,
  eachDay,
  isTaskInPeriod,
  isTaskShown,
  statusTags,
  type TaskDays,
  withKeys,
  withoutDuplicates,
} from './rules.ts';
import { personRows, projectRows, type Rows, type ScheduleBar, type ScheduleRow, takesTime } from './schedule-rows.ts';

/** The numbers of weeks that a schedule can show. */
export const WEEKS = [1, 2, 4] as const;
/** How many weeks the schedule shows; each starts on a Monday. */
export type Weeks = (typeof WEEKS)[number];

/** The period, grouping and filter of the schedule; it stands in the page's address. */
export interface ScheduleQuestion {
  /** The Monday of the first week; null for the current week. */
  readonly week: Day | null;
  readonly weeks: Weeks;
  readonly by: 'person' | 'project';
  /** The words of a search for persons, tasks or projects. */
  readonly text: string;
  /** A project id; '' for all. */
  readonly project: string;
  readonly all: boolean;
  /** The listed day on a narrow screen; null for today, or the first day. */
  readonly day: Day | null;
}

/** The question in the address. */
export const SCHEDULE_ADDRESS = questionAddress<ScheduleQuestion>({
  week: { ...DAY, parse: mondayIn },
  weeks: oneOf<Weeks>(1, WEEKS),
  by: oneOf<ScheduleQuestion['by']>('person', ['project']),
  text: KEYWORD,
  project: WORD,
  all: FLAG,
  day: DAY,
});

function mondayIn(word: string): Day | null {
  const day = parseIsoDate(word);
  return day === null ? null : mondayOf(day);
}

/** From a Monday to a Sunday. */
export function periodOf({ week, weeks }: ScheduleQuestion, today: Day): TaskDays {
  const from = week ?? mondayOf(today);
  return { from, to: addDays(from, weeks * 7 - 1) };
}

/** Moves by weeks; the listed day moves along. */
export function movedBy(question: ScheduleQuestion, weeks: number, today: Day): Partial<ScheduleQuestion> {
  const { from } = periodOf(question, today);
  const week = addDays(from, weeks * 7);
  return {
    week: week === mondayOf(today) ? null : week,
    day: question.day === null ? null : addDays(question.day, weeks * 7),
  };
}

/** The listed day on a narrow screen. */
export function dayListed({ day }: ScheduleQuestion, { from, to }: TaskDays, today: Day): Day {
  const wanted = day ?? today;
  return wanted < from || wanted > to ? from : wanted;
}

/** The schedule of a period, from a Monday to a Sunday. */
export interface Schedule {
  readonly days: readonly Day[];
  readonly rows: readonly ScheduleRow[];
  /** The number of shown tasks. */
  readonly total: number;
  /** The number of persons with work, by day. */
  readonly staff: readonly number[];
}

/** [W-TASKS-17] The bars of the tasks. Proposed tasks, and those without a status or a start, are left out. */
export const scheduleOf = (tasks: readonly Task[], question: ScheduleQuestion, period: TaskDays): Schedule =>
  createScheduleMaker()(tasks, question, period);

type MadeSchedule = Readonly<Record<ScheduleQuestion['by'], Rows>> & { readonly period: TaskDays | null };
const NO_ROWS: Rows = new Map();

/** Makes the schedule of each change: a row whose tasks are the same is one object, and a page draws only the others anew. */
export function createScheduleMaker() {
  let last: MadeSchedule = { period: null, person: NO_ROWS, project: NO_ROWS };
  return (tasks: readonly Task[], question: ScheduleQuestion, period: TaskDays): Schedule => {
    const shown = new Set(withoutDuplicates(tasks, question.all));
    const isFound = searchFor(question.text);
    const hasText = (task: Task): boolean =>
      isFound(task.title, task.project_title, ...assigneesOf(task).map(({ name }) => name));
    const found = withKeys(tasks).filter(
      ({ task }) => shown.has(task) && isTaskShown(task) && isTaskInPeriod(task, period) && hasText(task),
    );
    const hasRows = last.period?.from === period.from && last.period.to === period.to;
    const persons = personRows(found, period, hasRows ? last.person : NO_ROWS);
    const projects = question.by === 'project' ? projectRows(found, period, hasRows ? last.project : NO_ROWS) : NO_ROWS;
    last = { period, person: persons, project: projects };
    const days = eachDay(period);
    const busy = [...persons.values()].filter(({ row }) => row.key !== '').map(({ counts }) => counts);
    return {
      days,
      rows: [...last[question.by].values()].map(({ row }) => row),
      total: found.length,
      staff: days.map((day) => busy.filter((counts) => counts.has(day)).length),
    };
  };
}

/** [W-SITE-47] Why a person is not free for a task: a holiday on its first day, and the days on which another task lies. */
export interface Clash {
  readonly name: string;
  readonly isOnHoliday: boolean;
  readonly doubled: readonly Day[];
}

/** [W-SITE-47] [W-PLAN-13] What stands in the way of a task in the row of a person; null if nothing does. */
export function clashIn({ name, bars, holidays }: ScheduleRow, days: TaskDays, taskId: string | null): Clash | null {
  const others = bars.filter((bar) => takesTime(bar) && bar.task.id !== taskId).map(({ days: taken }) => taken);
  const doubled = eachDay(days).filter((day) => others.some(({ from, to }) => from <= day && day <= to));
  const isOnHoliday = holidays.some(({ from, to }) => from <= days.from && days.from <= to);
  return isOnHoliday || doubled.length > 0 ? { name, isOnHoliday, doubled } : null;
}

/** The tasks of a day: those without an assignee first, each once, ordered by title. */
export function tasksOnDay(schedule: Schedule, day: Day): readonly ScheduleBar[] {
  const bars = schedule.rows.flatMap((row) => row.bars).filter(({ days }) => days.from <= day && day <= days.to);
  const once = [...new Map(bars.map((bar) => [bar.key, bar])).values()];
  const isFree = ({ task }: ScheduleBar): number => Number(!statusTags(task).includes('UNASSIGNED'));
  return once.toSorted((a, b) => isFree(a) - isFree(b) || compareNames(a.task.title, b.task.title));
}
