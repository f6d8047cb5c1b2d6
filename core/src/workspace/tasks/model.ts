import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { flag, Id, id, namedPerson, nullIfUnreadable, partsOf, text } from '../../shared/wire-values.ts';
import { RecordPhoto } from '../site-work/model.ts';

const HolidaySpan = z.looseObject({ from: z.catch(text(), null), to: z.catch(text(), null) });
const ExpenseDay = z.looseObject({ date: z.catch(text(), null) });

/** A person on a task, with the holidays and expenses that mark the task. */
export const Assignee = z.looseObject({
  person_id: z.catch(id(), null),
  name: z.catch(text(), null),
  status: z.catch(text(), null),
  holidays: partsOf(HolidaySpan, {}),
  expenses: partsOf(ExpenseDay, {}),
});
export interface Assignee extends Readonly<z.infer<typeof Assignee>> {}

/** [W-PLAN-01] A comment on a task. */
export const TaskComment = z.looseObject({
  client_id: z.catch(text(), null),
  text: z.string(),
  by: namedPerson(),
  at: z.catch(text(), null),
});
export type TaskComment = Readonly<z.infer<typeof TaskComment>>;

/** [W-TASKS-18] Ours, as the specification has no task. */
export const Task = z.looseObject({
  id: Id,
  title: z.catch(text(), null),
  completion_status: z.catch(text(), null),
  /** A day, or an instant. */
  start: z.catch(text(), null),
  end: z.catch(text(), null),
  project_id: z.catch(id(), null),
  project_title: z.catch(text(), null),
  deleted: nullIfUnreadable(flag()),
  assignees: partsOf(Assignee, {}),
  client_id: z.catch(text(), null),
  description: z.catch(text(), null),
  phase_id: nullIfUnreadable(id()),
  /** [W-SITE-20] Why it could not be done. */
  reason: z.catch(text(), null),
  comments: partsOf(z.nullable(TaskComment), null),
  photos: partsOf(z.nullable(RecordPhoto), null),
  /** [W-SITE-08] The user has the right to plan the tasks of its project. */
  may_move: nullIfUnreadable(flag()),
  /** The user has the right to work on the own tasks of its project. */
  may_work: nullIfUnreadable(flag()),
});
export interface Task extends Readonly<z.infer<typeof Task>> {}

/** The first and the last day, YYYY-MM-DD. */
export const DaySpan = z.object({ from: z.optional(z.string()), to: z.optional(z.string()) });

const FIELDS = { description: text(), phase_id: id(), person_ids: z.optional(z.readonly(z.array(Id))) };

/** [W-SITE-46] The body of a new task. */
export const NewTask = z.object({
  ...FIELDS,
  client_id: z.string(),
  title: z.string(),
  /** The first and the last day, YYYY-MM-DD. */
  start: z.string(),
  end: z.string(),
});
export type NewTask = Readonly<z.infer<typeof NewTask>>;

const CHANGED = { ...FIELDS, title: z.optional(z.string()), days: z.optional(DaySpan), status: z.optional(z.string()) };

/** [W-SITE-24] The body of a change, with the values that the user saw. */
export const TaskChange = z.object({
  ...CHANGED,
  /** [W-SITE-20] Of a task that could not be done. */
  reason: text(),
  was: z.optional(z.object({ ...CHANGED, title: text(), days: z.nullish(DaySpan), status: text() })),
});
export type TaskChange = Readonly<z.infer<typeof TaskChange>>;

/** The filters of a project's tasks. */
export interface TaskQuestion {
  /** A status tag; '' for all. */
  readonly tag: string;
  /** A person's key; '' for all. */
  readonly person: string;
  /** Whether duplicates are shown. */
  readonly all: boolean;
}

/** A period of days, or a project, or both. */
export interface TasksQuestion {
  /** YYYY-MM-DD, both days included. */
  readonly from?: string;
  readonly to?: string;
  readonly projectId?: string;
}

/** The call for tasks, all in one answer. */
export interface TasksPort {
  /** [W-TASKS-18] Ours, as the specification has no such call. A task has its assignees with holidays and expenses. */
  tasks(question: TasksQuestion): Reply<readonly Task[]>;
}
