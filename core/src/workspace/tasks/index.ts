export {
  isOfTask,
  isUnsentTask,
  type ProjectOfTask,
  personsOfTask,
  recordOfTask,
  swapPerson,
  taskChange,
} from './changes.ts';
export * from './clashes.ts';
export * from './form.ts';
export * from './forms.ts';
export * from './model.ts';
export * from './moves.ts';
export {
  type AssigneeTag,
  assigneesOf,
  COMPLETION_STATUSES,
  type CompletionStatus,
  daysOfTask,
  groupByStatus,
  isSimulated,
  isTaskInPeriod,
  isTaskShown,
  type KeyedTask,
  personOf,
  personsAmong,
  STATUS_TAGS,
  type StatusTag,
  sectionsOf,
  statusTags,
  TASK_ADDRESS,
  type TaskDays,
  type TaskPerson,
  type TaskSection,
  taggedBy,
  tasksFor,
  withKeys,
  withoutDuplicates,
} from './rules.ts';
export {
  type Clash,
  clashIn,
  SCHEDULE_ADDRESS,
  type Schedule,
  type ScheduleQuestion,
  scheduleOf,
  tasksOnDay,
  WEEKS,
  type Weeks,
} from './schedule.ts';
export type { ScheduleBar as TaskBar, ScheduleRow } from './schedule-rows.ts';
export {
  createSeveralTasks,
  type SeveralTasks,
  SHARED_DAYS,
  SHARED_MOVES,
  type SharedTaskField,
} from './several.ts';
export * from './store.ts';
