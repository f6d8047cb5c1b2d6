// The schedule: tasks as bars over some weeks, with one row for each person or project.

import { isSame } from '../../data/fields.ts';
import { DAY, FLAG, KEYWORD, oneOf, questionAddress, WORD } from '../../data/question-address.ts';
import { groupBy } from '../../shared/collections.ts';
import { addDays, type Day, mondayOf, parseIsoDate } from '../../shared/dates.ts';
import { compareNames, searchFor } from '../../shared/norwegian.ts';
import type { Task } from './model.ts';
import {
  assigneesOf,
  daysOfTask,
  eachDay,
  holidaysOf,
  isSimulated,
  isTaskInPeriod,
  isTaskShown,
  type KeyedTask,
  personOf,
  statusTags,
  type TaskDays,
  withKeys,
  withoutDuplicates,
} from './rules.ts';

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

/** The part of a task within the period. */
export interface ScheduleBar extends KeyedTask {
  readonly days: TaskDays;
  /** Whether it starts before, or ends after, the period. */
  readonly isFromBefore: boolean;
  readonly isLonger: boolean;
  /** Bars with a common day have different lanes. */
  readonly lane: number;
}

/** A person or a project with its bars; only a person has holidays and doubled days. */
export interface ScheduleRow {
  /** '' for the row of tasks without an assignee. */
  readonly key: string;
  readonly name: string;
  readonly bars: readonly ScheduleBar[];
  readonly lanes: number;
  readonly holidays: readonly TaskDays[];
  /** The days on which the person has more than one task. */
  readonly doubled: readonly Day[];
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

/** Puts bars into lanes: earliest first, each into the first free lane. */
export function inLanes(tasks: readonly KeyedTask[], period: TaskDays): readonly ScheduleBar[] {
  const ends: Day[] = [];
  return tasks
    .flatMap((one) => {
      const days = daysOfTask(one.task);
      return days === null || !isTaskInPeriod(one.task, period) ? [] : [{ ...one, whole: days }];
    })
    .toSorted((a, b) => a.whole.from - b.whole.from || b.whole.to - a.whole.to)
    .map(({ key, task, whole }) => {
      const free = ends.findIndex((end) => end < whole.from);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = whole.to;
      return {
        key,
        task,
        lane,
        days: { from: later(whole.from, period.from), to: earlier(whole.to, period.to) },
        isFromBefore: whole.from < period.from,
        isLonger: whole.to > period.to,
      };
    });
}

const later = (one: Day, other: Day): Day => (one > other ? one : other);
const earlier = (one: Day, other: Day): Day => (one < other ? one : other);

/** Simulated, finished and cancelled tasks take no time. */
const takesTime = ({ task }: KeyedTask): boolean =>
  !isSimulated(task) &&
  !['CANCELLED', 'DELETED'].includes(task.completion_status ?? '') &&
  !statusTags(task).includes('DELETED');

/** The number of bars of a row by day. */
function wanted(bars: readonly ScheduleBar[]): ReadonlyMap<Day, number> {
  const counts = new Map<Day, number>();
  for (const bar of bars.filter(takesTime))
    for (const day of eachDay(bar.days)) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

/** [W-TASKS-17] The bars of the tasks. Proposed tasks, and those without a status or a start, are left out. */
export function scheduleOf(tasks: readonly Task[], question: ScheduleQuestion, period: TaskDays): Schedule {
  const shown = new Set(withoutDuplicates(tasks, question.all));
  const isFound = searchFor(question.text);
  const hasText = (task: Task): boolean =>
    isFound(task.title, task.project_title, ...assigneesOf(task).map(({ name }) => name));
  const found = withKeys(tasks).filter(
    ({ task }) => shown.has(task) && isTaskShown(task) && isTaskInPeriod(task, period) && hasText(task),
  );
  const days = eachDay(period);
  const persons = personRows(found, period);
  const rows = question.by === 'person' ? persons : projectRows(found, period);
  const busy = persons.filter(({ key }) => key !== '').map(({ bars }) => wanted(bars));
  return {
    days,
    rows,
    total: found.length,
    staff: days.map((day) => busy.filter((counts) => counts.has(day)).length),
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

/** The schedule with each row and bar that has not changed as one object with before, so that a page draws only the others anew. */
export function withSameRows(schedule: Schedule, before: Schedule | null): Schedule {
  const known = new Map((before?.rows ?? []).map((row) => [row.key, row]));
  return {
    ...schedule,
    rows: schedule.rows.map((row) => {
      const old = known.get(row.key);
      if (old === undefined || isSameRow(old, row)) return old ?? row;
      const bars = new Map(old.bars.map((bar) => [bar.key, bar]));
      return {
        ...row,
        bars: row.bars.map((bar) => (isSameBar(bar, bars.get(bar.key)) ? (bars.get(bar.key) ?? bar) : bar)),
      };
    }),
  };
}

const isSameRow = (one: ScheduleRow, other: ScheduleRow): boolean =>
  one.name === other.name &&
  one.lanes === other.lanes &&
  one.bars.length === other.bars.length &&
  one.bars.every((bar, at) => isSameBar(bar, other.bars[at])) &&
  isSame(one.holidays, other.holidays) &&
  isSame(one.doubled, other.doubled);

const isSameBar = (one: ScheduleBar, other: ScheduleBar | undefined): boolean =>
  one.task === other?.task &&
  one.key === other.key &&
  one.lane === other.lane &&
  one.days.from === other.days.from &&
  one.days.to === other.days.to;

/** Tasks without an assignee are on top, except cancelled ones, which need none. */
function personRows(tasks: readonly KeyedTask[], period: TaskDays): readonly ScheduleRow[] {
  const free = tasks.filter(({ task }) => statusTags(task).includes('UNASSIGNED'));
  const parts = tasks.flatMap((one) =>
    assigneesOf(one.task).flatMap((assignee) => {
      const person = personOf(assignee);
      return person === null ? [] : [{ ...one, person, assignee }];
    }),
  );
  const rows = [...groupBy(parts, ({ person }) => person.key)].map(([key, own]): ScheduleRow => {
    // A person named twice in a task has one bar.
    const bars = inLanes([...new Map(own.map(({ key: at, task }) => [at, { key: at, task }])).values()], period);
    const counts = wanted(bars);
    return {
      ...rowOf(key, own[0]?.person.name ?? key, bars),
      holidays: merged(
        own
          .flatMap(({ assignee }) => holidaysOf(assignee))
          .filter(({ from, to }) => from <= period.to && to >= period.from),
        period,
      ),
      doubled: [...counts].flatMap(([day, count]) => (count > 1 ? [day] : [])).toSorted((a, b) => a - b),
    };
  });
  const sorted = rows.toSorted((a, b) => compareNames(a.name, b.name));
  return free.length === 0 ? sorted : [rowOf('', '', inLanes(free, period)), ...sorted];
}

function projectRows(tasks: readonly KeyedTask[], period: TaskDays): readonly ScheduleRow[] {
  return [...groupBy(tasks, ({ task }) => task.project_id ?? '')]
    .map(([key, own]) =>
      rowOf(key, own.find(({ task }) => task.project_title)?.task.project_title ?? key, inLanes(own, period)),
    )
    .toSorted((a, b) => compareNames(a.name, b.name));
}

const rowOf = (key: string, name: string, bars: readonly ScheduleBar[]): ScheduleRow => ({
  key,
  name,
  bars,
  lanes: bars.reduce((most, { lane }) => Math.max(most, lane + 1), 1),
  holidays: [],
  doubled: [],
});

/** Merges adjacent holidays, as each task repeats them, and cuts them to the period. */
function merged(spans: readonly TaskDays[], period: TaskDays): readonly TaskDays[] {
  const all: TaskDays[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    const span = { from: later(from, period.from), to: earlier(to, period.to) };
    if (last && span.from <= last.to + 1) all[all.length - 1] = { from: last.from, to: later(last.to, span.to) };
    else all.push(span);
  }
  return all;
}

/** The tasks of a day: those without an assignee first, each once, ordered by title. */
export function tasksOnDay(schedule: Schedule, day: Day): readonly ScheduleBar[] {
  const bars = schedule.rows.flatMap((row) => row.bars).filter(({ days }) => days.from <= day && day <= days.to);
  const once = [...new Map(bars.map((bar) => [bar.key, bar])).values()];
  const isFree = ({ task }: ScheduleBar): number => Number(!statusTags(task).includes('UNASSIGNED'));
  return once.toSorted((a, b) => isFree(a) - isFree(b) || compareNames(a.task.title, b.task.title));
}
