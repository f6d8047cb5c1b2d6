// [W-SITE-20] [W-SITE-47] The moves of a task: from one status to another, and to other days.
import {
  addDays,
  type Day,
  dayIn,
  hourMinute,
  isoDate,
  isoInstant,
  osloDay,
  osloInstant,
  parseInstant,
  startOfOsloDay,
} from '../../shared/dates.ts';
import { isOn } from '../../shared/wire-values.ts';
import type { SiteRight } from '../projects/rights.ts';
import { DaySpan, type Task } from './model.ts';
import { assigneesOf, daysOfTask, isSimulated, type TaskDays } from './rules.ts';

/** [W-SITE-20] The statuses that users set; the others are the service's. */
const USER_STATUSES = [
  'SCHEDULED',
  'STARTED',
  'INPROGRESS',
  'COMPLETED',
  'INCOMPLETE',
  'CANCELLED',
  'DELETED',
] as const;
/** A status that a user can set. */
export type TaskMove = (typeof USER_STATUSES)[number];

const OPEN: readonly string[] = ['SCHEDULED', 'STARTED', 'INPROGRESS'];
const ENDS: readonly string[] = ['COMPLETED', 'INCOMPLETE', 'CANCELLED'];
/** The service's own statuses of a task that is not begun. */
const AS_SCHEDULED: readonly string[] = ['OVERDUE', 'HOLIDAY', 'DEVIANCE'];

/** [W-SITE-20] The statuses that may follow the one of a task, by any user. */
export function nextStatuses({ completion_status: status, deleted }: Task): readonly TaskMove[] {
  if (status === null || status === undefined || isOn(deleted)) return [];
  if (ENDS.includes(status) || status === 'PROPOSED') return ['SCHEDULED'];
  const from = AS_SCHEDULED.includes(status) ? 'SCHEDULED' : status;
  return OPEN.includes(from) ? USER_STATUSES.filter((to) => to !== from) : [];
}

/** [W-SITE-20] The rights of which a move needs one; to work on a task is the right of its assignees alone. */
export const rightsOfMove = ({ completion_status: from }: Task, to: string): readonly SiteRight[] =>
  from === 'PROPOSED' || to === 'CANCELLED' || to === 'DELETED' ? ['plan_tasks'] : ['plan_tasks', 'work_tasks'];

/** [W-SITE-47] Title, days and persons change with this right alone. */
export const PLAN_RIGHT: SiteRight = 'plan_tasks';

/** The rights of a user at a task: to work on it only as one of its assignees. */
export function rightsAt(task: Task, personId: string | null | undefined): readonly SiteRight[] {
  const isOwn = assigneesOf(task).some(({ person_id: id }) => id !== null && id !== undefined && id === personId);
  return [
    ...(isOn(task.may_move) ? (['plan_tasks'] as const) : []),
    ...(isOn(task.may_work) && isOwn ? (['work_tasks'] as const) : []),
  ];
}

/** [W-SITE-11] The statuses that a user may move a task to. */
export function movesOfTask(task: Task, personId: string | null | undefined): readonly TaskMove[] {
  const rights = rightsAt(task, personId);
  return nextStatuses(task).filter((to) => rightsOfMove(task, to).some((right) => rights.includes(right)));
}

/** [W-SITE-20] Whether the days and the persons of a task can change: not those of a simulated or a deleted one. */
export const isPlannable = (task: Task): boolean =>
  !isSimulated(task) && task.completion_status !== 'DELETED' && !isOn(task.deleted);

/** Whether a user may move a task to other days and persons. */
export const mayPlan = (task: Task): boolean => isOn(task.may_move) && isPlannable(task) && daysOfTask(task) !== null;

const MINUTE = 60_000;

/** A day, or an instant whose time of day stays: an hour that the other day skips gives way to the next one. */
function shifted(value: string, by: number): string {
  const day = dayIn(value);
  if (day === null || by === 0) return value;
  const to = addDays(day, by);
  const instant = parseInstant(value);
  if (instant === null) return isoDate(to) + value.slice(10);
  const time = hourMinute(instant);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const skipped = startOfOsloDay(to) + (hours * 60 + minutes) * MINUTE;
  return isoInstant((osloInstant(to, time) ?? skipped) + (instant % MINUTE));
}

/** [W-SITE-47] The start and the end of a task on other days: its times of day stay, over clock changes too. */
export function movedTo(task: Pick<Task, 'start' | 'end'>, to: TaskDays): Pick<Task, 'start' | 'end'> {
  const from = daysOfTask(task);
  if (from === null) return { start: isoDate(to.from), end: isoDate(to.to) };
  const start = shifted(task.start ?? '', to.from - from.from);
  if (dayIn(task.end) !== null) return { start, end: shifted(task.end ?? '', to.to - from.to) };
  return { start, end: to.from === to.to ? task.end : isoDate(to.to) };
}

/** [W-PLAN-13] The days after a move of the bar, or of one of its ends; a task has one day at least. */
export function changeDays({ from, to }: TaskDays, part: 'whole' | 'start' | 'end', by: number): TaskDays {
  if (part === 'whole') return { from: addDays(from, by), to: addDays(to, by) };
  return part === 'start' ? { from: earlier(addDays(from, by), to), to } : { from, to: later(addDays(to, by), from) };
}

const later = (one: Day, other: Day): Day => (one > other ? one : other);
const earlier = (one: Day, other: Day): Day => (one < other ? one : other);

/** The days of a change. */
export function daysIn(span: unknown): TaskDays | null {
  const { data } = DaySpan.safeParse(span);
  const [from, to] = [dayIn(data?.from), dayIn(data?.to)];
  return from === null || to === null || to < from ? null : { from, to };
}

/** The status of the service after a move: a task is overdue again on the days of before. */
export function statusAfterMove(status: string | null | undefined, { to }: TaskDays, now: number, wasOverdue: boolean) {
  const isOver = to < osloDay(now);
  if (status === 'OVERDUE' && !isOver) return 'SCHEDULED';
  return status === 'SCHEDULED' && isOver && wasOverdue ? 'OVERDUE' : status;
}
