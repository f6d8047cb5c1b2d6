import type { Change } from '../../data/changes.ts';
import { FLAG, oneOf, questionAddress, WORD } from '../../data/question-address.ts';
import { groupBy } from '../../shared/collections.ts';
import { addDays, type Day, dayIn, osloDay, parseInstant } from '../../shared/dates.ts';
import { compareNames } from '../../shared/norwegian.ts';
import { isOn } from '../../shared/wire-values.ts';
import type { Assignee, Task, TaskQuestion } from './model.ts';

/** [W-TASKS-01] In alphabetical order, which is not that of the work. A task with PROPOSED is in no list. */
export const COMPLETION_STATUSES = [
  'CANCELLED',
  'COMPLETED',
  'DELETED',
  'DEVIANCE',
  'HOLIDAY',
  'INCOMPLETE',
  'INPROGRESS',
  'OVERDUE',
  'PROPOSED',
  'SCHEDULED',
  'SIMULATED',
  'STARTED',
] as const;
/** A known status of a task; services may send others. */
export type CompletionStatus = (typeof COMPLETION_STATUSES)[number];

/** [W-TASKS-02] An entry with UNASSIGNED stands for no person; PASSIVE and TERMINATED put a tag on the task. */
export const ASSIGNEE_STATUSES = ['ACTIVE', 'PASSIVE', 'TERMINATED', 'UNASSIGNED'] as const;
export type AssigneeStatus = (typeof ASSIGNEE_STATUSES)[number];

const hasStatus =
  (wanted: AssigneeStatus) =>
  ({ status }: Assignee): boolean =>
    status === wanted;

/** [W-TASKS-13] In the order of the screen. */
export const STATUS_TAGS = ['DELETED', 'UNASSIGNED', 'TERMINATED', 'PASSIVE', 'HOLIDAY', 'DEVIANCE'] as const;
/** A mark on a task beside its status, for example because of an assignee on holiday. */
export type StatusTag = (typeof STATUS_TAGS)[number];

export const isSimulated = ({ completion_status: status }: Task): boolean => status === 'SIMULATED';
const isCancelled = ({ completion_status: status }: Task): boolean => status === 'CANCELLED';
const isDeleted = ({ completion_status: status, deleted }: Task): boolean =>
  status === 'DELETED' || isOn(deleted ?? null);

/** Entries with the status UNASSIGNED are no assignees. */
export const assigneesOf = ({ assignees }: Task): readonly Assignee[] =>
  (assignees ?? []).filter(({ status }) => status !== 'UNASSIGNED');

/** Both days are included. */
export interface TaskDays {
  readonly from: Day;
  readonly to: Day;
}

/** A schedule of thousands reads the days of each task with every change of one. */
const known = new WeakMap<object, TaskDays | null>();

/** Null without a start. An end at midnight belongs to the day before; without an end, the task has one day. */
export function daysOfTask(task: Pick<Task, 'start' | 'end'>): TaskDays | null {
  const before = known.get(task);
  if (before !== undefined) return before;
  const days = readDays(task);
  known.set(task, days);
  return days;
}

function readDays({ start, end }: Pick<Task, 'start' | 'end'>): TaskDays | null {
  const from = dayIn(start);
  if (from === null) return null;
  const last = parseInstant(end ?? '');
  const to = last === null ? dayIn(end) : osloDay(last - 1);
  return { from, to: to === null || to < from ? from : to };
}

/** [W-TASKS-11] Both ends are included; a holiday with one end has one day. */
export function holidaysOf({ holidays }: Assignee): readonly TaskDays[] {
  return (holidays ?? []).flatMap(({ from, to }) => {
    const [first, last] = [dayIn(from) ?? dayIn(to), dayIn(to) ?? dayIn(from)];
    return first === null || last === null || last < first ? [] : [{ from: first, to: last }];
  });
}

const isWithin = (day: Day, { from, to }: TaskDays): boolean => from <= day && day <= to;

const tags = new WeakMap<Task, readonly StatusTag[]>();

/** [W-TASKS-06] … [W-TASKS-13] A task may have several tags. */
export function statusTags(task: Task): readonly StatusTag[] {
  const before = tags.get(task);
  if (before !== undefined) return before;
  const found = readTags(task);
  tags.set(task, found);
  return found;
}

function readTags(task: Task): readonly StatusTag[] {
  const assignees = assigneesOf(task);
  const start = dayIn(task.start);
  const has: Readonly<Record<StatusTag, boolean>> = {
    DELETED: isDeleted(task),
    UNASSIGNED: assignees.length === 0 && !isCancelled(task),
    TERMINATED: assignees.some(hasStatus('TERMINATED')),
    PASSIVE: assignees.some(hasStatus('PASSIVE')),
    HOLIDAY: start !== null && assignees.some((one) => holidaysOf(one).some((span) => isWithin(start, span))),
    DEVIANCE:
      start !== null && assignees.some(({ expenses }) => (expenses ?? []).some(({ date }) => dayIn(date) === start)),
  };
  return STATUS_TAGS.filter((tag) => has[tag]);
}

/** The tags that come from the assignees. */
export type AssigneeTag = Exclude<StatusTag, 'DELETED' | 'UNASSIGNED'>;

/** The assignees that cause a tag. */
export const taggedBy = (task: Task, tag: AssigneeTag): readonly Assignee[] =>
  assigneesOf(task).filter((one) => statusTags({ ...task, assignees: [one] }).includes(tag));

/** The tags that occur. */
export const tagsAmong = (tasks: readonly Task[]): readonly StatusTag[] => {
  const found = new Set(tasks.flatMap(statusTags));
  return STATUS_TAGS.filter((tag) => found.has(tag));
};

/** [W-TASKS-14] [W-TASKS-15] [W-TASKS-16] Removes duplicates; simulated tasks may stand beside the real one. */
export function withoutDuplicates(tasks: readonly Task[], keepAll: boolean): readonly Task[] {
  if (keepAll) return tasks;
  const ids = new Set<string>();
  return tasks.filter((task) => {
    if (isSimulated(task)) return true;
    const id = task.id;
    const isNew = !ids.has(id);
    ids.add(id);
    return isNew;
  });
}

/** [W-TASKS-04] [W-TASKS-05] A proposed task, and a task without a status, is in no group. */
export const isTaskShown = ({ completion_status: status }: Pick<Task, 'completion_status'>): boolean =>
  status !== null && status !== undefined && status !== '' && status !== 'PROPOSED';

/** [W-TASKS-03] Unknown statuses have their own groups. */
export const groupByStatus = (tasks: readonly Task[]): ReadonlyMap<string, readonly Task[]> =>
  groupBy(tasks.filter(isTaskShown), ({ completion_status: status }) => status ?? '');

/** Blocked tasks first, finished ones last. */
const SECTIONS: readonly string[] = [
  'OVERDUE',
  'DEVIANCE',
  'INPROGRESS',
  'STARTED',
  'INCOMPLETE',
  'SCHEDULED',
  'SIMULATED',
  'HOLIDAY',
  'COMPLETED',
  'CANCELLED',
  'DELETED',
];

/** The tasks of one status, under one heading. */
export interface TaskSection {
  readonly status: string;
  readonly tasks: readonly KeyedTask[];
}

/** A task with a unique key for the address, as ids may repeat and be any text. */
export interface KeyedTask {
  readonly key: string;
  readonly task: Task;
}

/** An id that can be a key itself. */
const IN_ADDRESS = /^[a-z0-9-]{1,40}$/i;

/** Gives each task its key. Needs all loaded tasks, as a key depends on those before it. */
export function withKeys(tasks: readonly Task[]): readonly KeyedTask[] {
  const counts = new Map<string, number>();
  return tasks.map((task, at) => {
    const name = IN_ADDRESS.test(task.id) ? task.id : `${at}.x`;
    // Simulated tasks are counted separately, so that they never take the real task's key.
    const own = `${name}${isSimulated(task) ? '.s' : ''}`;
    const count = (counts.get(own) ?? 0) + 1;
    counts.set(own, count);
    return { key: count === 1 ? own : `${own}.${count}`, task };
  });
}

/** The shown tasks in sections; unknown statuses last. */
export function sectionsOf(all: readonly Task[], shown: readonly Task[]): readonly TaskSection[] {
  const keys = new Map(withKeys(all).map((one) => [one.task, one]));
  const placeOf = (status: string): number => (SECTIONS.indexOf(status) + SECTIONS.length + 1) % (SECTIONS.length + 1);
  return [...groupByStatus(shown)]
    .map(([status, group]) => ({ status, tasks: group.flatMap((task) => keys.get(task) ?? []) }))
    .toSorted((a, b) => placeOf(a.status) - placeOf(b.status));
}

/** An assigned person. */
export interface TaskPerson {
  readonly key: string;
  readonly name: string;
}

/** By id, or else by name; null without both. */
export function personOf({ person_id: id, name }: Assignee): TaskPerson | null {
  const key = id ?? name ?? '';
  return key === '' ? null : { key, name: name || key };
}

/** The assigned persons, each once and ordered by name, for the filter. */
export function personsAmong(tasks: readonly Task[]): readonly TaskPerson[] {
  const all = tasks.flatMap((task) => assigneesOf(task).flatMap((one) => personOf(one) ?? []));
  const byKey = new Map(all.map((person) => [person.key, person]));
  return [...byKey.values()].toSorted((a, b) => compareNames(a.name, b.name));
}

/** The question in the address. */
export const TASK_ADDRESS = questionAddress<TaskQuestion>({
  tag: oneOf<string>('', STATUS_TAGS),
  person: WORD,
  all: FLAG,
});

/** The matching tasks, without duplicates unless `all` is set. */
export const tasksFor = (tasks: readonly Task[], { tag, person, all }: TaskQuestion): readonly Task[] =>
  withoutDuplicates(tasks, all).filter(
    (task) =>
      isTaskShown(task) &&
      (tag === '' || statusTags(task).some((one) => one === tag)) &&
      (person === '' || assigneesOf(task).some((one) => personOf(one)?.key === person)),
  );

/** Applies an event to a task. A simulated and a real task are different, even with the same id. */
export function withTask(
  tasks: readonly Task[],
  change: Change<Task>,
  isAskedFor: (task: Task) => boolean,
): readonly Task[] {
  if (change.kind === 'gone') return tasks.filter(({ id }) => id !== change.id);
  const at = tasks.findIndex((task) => task.id === change.item.id && isSimulated(task) === isSimulated(change.item));
  const item = withRights(change.item, tasks[at] ?? tasks.find(isOfProject(change.item)));
  // The event of an own change comes after its answer.
  if (at >= 0 && JSON.stringify(tasks[at]) === JSON.stringify(item)) return tasks;
  if (!isAskedFor(item)) return at < 0 ? tasks : tasks.toSpliced(at, 1);
  return at < 0 ? [...tasks, item] : tasks.with(at, item);
}

const isOfProject =
  ({ project_id: id }: Task) =>
  (task: Task): boolean =>
    task.project_id === id;

/** An event goes to all users, so it lacks the rights of this one: they are those at the project. */
const withRights = (item: Task, like: Task | undefined): Task =>
  like?.may_move === undefined || item.may_move !== undefined
    ? item
    : { ...item, may_move: like.may_move, may_work: like.may_work };

/** Whether at least one day of the task is in the period; never without a start. */
export function isTaskInPeriod(task: Task, { from, to }: TaskDays): boolean {
  const days = daysOfTask(task);
  return days !== null && days.from <= to && from <= days.to;
}

/** Both ends are included. */
export const eachDay = ({ from, to }: TaskDays): readonly Day[] =>
  Array.from({ length: to - from + 1 }, (_, at) => addDays(from, at));
