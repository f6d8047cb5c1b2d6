// The rows of the schedule: the tasks of a person or a project as bars, in lanes.

import { groupBy } from '../../shared/collections.ts';
import type { Day } from '../../shared/dates.ts';
import { compareNames } from '../../shared/norwegian.ts';
import {
  assigneesOf,
  daysOfTask,
  eachDay,
  holidaysOf,
  isSimulated,
  isTaskInPeriod,
  type KeyedTask,
  personOf,
  statusTags,
  type TaskDays,
} from './rules.ts';

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
export const takesTime = ({ task }: KeyedTask): boolean =>
  !isSimulated(task) &&
  !['CANCELLED', 'DELETED'].includes(task.completion_status ?? '') &&
  !statusTags(task).includes('DELETED');

/** The tasks of a row, and its name. */
interface RowTasks {
  readonly name: string;
  readonly own: readonly KeyedTask[];
}

/** A row with the tasks that it was made of, and the number of its bars by day. */
interface MadeRow {
  readonly row: ScheduleRow;
  readonly own: readonly KeyedTask[];
  readonly counts: ReadonlyMap<Day, number>;
}
/** Rows by their keys, in their order. */
export type Rows = ReadonlyMap<string, MadeRow>;

/** Tasks without an assignee are on top, except cancelled ones, which need none. */
export function personRows(tasks: readonly KeyedTask[], period: TaskDays, before: Rows): Rows {
  const free = tasks.filter(({ task }) => statusTags(task).includes('UNASSIGNED'));
  const groups = new Map<string, { readonly name: string; readonly own: KeyedTask[] }>();
  for (const one of tasks)
    for (const assignee of assigneesOf(one.task)) {
      const person = personOf(assignee);
      if (person === null) continue;
      const group = groups.get(person.key) ?? { name: person.name, own: [] };
      groups.set(person.key, group);
      // A person named twice in a task has one bar.
      if (group.own.at(-1) !== one) group.own.push(one);
    }
  const onTop = free.length === 0 ? [] : [['', { name: '', own: free }] as const];
  return rowsOf([...onTop, ...sortedByName(groups)], period, before, true);
}

/** Each project with its tasks. */
export function projectRows(tasks: readonly KeyedTask[], period: TaskDays, before: Rows): Rows {
  const groups = [...groupBy(tasks, ({ task }) => task.project_id ?? '')].map(([key, own]) => {
    const name = own.find(({ task }) => task.project_title)?.task.project_title ?? key;
    return [key, { name, own }] as const;
  });
  return rowsOf(sortedByName(groups), period, before, false);
}

const sortedByName = (groups: Iterable<readonly [string, RowTasks]>) =>
  [...groups].toSorted(([, a], [, b]) => compareNames(a.name, b.name));

function rowsOf(
  groups: readonly (readonly [string, RowTasks])[],
  period: TaskDays,
  before: Rows,
  isOfPersons: boolean,
): Rows {
  return new Map(
    groups.map(([key, { name, own }]) => {
      const old = before.get(key);
      return [
        key,
        old && hasSameTasks(old.own, own) ? old : rowOf({ key, name, own }, period, old, isOfPersons && key !== ''),
      ];
    }),
  );
}

const hasSameTasks = (one: readonly KeyedTask[], other: readonly KeyedTask[]): boolean =>
  one.length === other.length && one.every(({ key, task }, at) => key === other[at]?.key && task === other[at].task);

/** A row anew, with the bars of before that are the same; only a person has holidays and doubled days. */
function rowOf(
  { key, name, own }: RowTasks & Pick<ScheduleRow, 'key'>,
  period: TaskDays,
  old: MadeRow | undefined,
  isPerson: boolean,
): MadeRow {
  const known = new Map(old?.row.bars.map((bar) => [bar.key, bar]));
  const bars = inLanes(own, period).map((bar) => {
    const same = known.get(bar.key);
    return same && isSameBar(bar, same) ? same : bar;
  });
  const counts = barsByDay(bars);
  const row: ScheduleRow = {
    key,
    name,
    bars,
    lanes: bars.reduce((most, { lane }) => Math.max(most, lane + 1), 1),
    holidays: isPerson ? merged(holidaysIn(own, key, period), period) : [],
    doubled: isPerson ? [...counts].flatMap(([day, count]) => (count > 1 ? [day] : [])).toSorted((a, b) => a - b) : [],
  };
  return { row, own, counts };
}

const isSameBar = (one: ScheduleBar, other: ScheduleBar): boolean =>
  one.task === other.task &&
  one.lane === other.lane &&
  one.days.from === other.days.from &&
  one.days.to === other.days.to;

/** The number of bars of a row by day, of what takes time. */
function barsByDay(bars: readonly ScheduleBar[]): ReadonlyMap<Day, number> {
  const counts = new Map<Day, number>();
  for (const bar of bars.filter(takesTime))
    for (const day of eachDay(bar.days)) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

const holidaysIn = (tasks: readonly KeyedTask[], person: string, period: TaskDays): readonly TaskDays[] =>
  tasks
    .flatMap(({ task }) => assigneesOf(task).filter((one) => personOf(one)?.key === person))
    .flatMap(holidaysOf)
    .filter(({ from, to }) => from <= period.to && to >= period.from);

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
