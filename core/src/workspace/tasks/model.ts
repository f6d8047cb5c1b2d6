import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { flag, Id, id, nullIfUnreadable, partsOf, text } from '../../shared/wire-values.ts';

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
export type Assignee = Readonly<z.infer<typeof Assignee>>;

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
});
export type Task = Readonly<z.infer<typeof Task>>;

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
