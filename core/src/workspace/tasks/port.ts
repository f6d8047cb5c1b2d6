import type { Reply } from '../../shared/reply.ts';
import type { Task } from './model.ts';

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
