export * from './model.ts';
export * from './port.ts';
export {
  type AssigneeTag,
  assigneesOf,
  COMPLETION_STATUSES,
  type CompletionStatus,
  daysOfTask,
  groupByStatus,
  isTaskInPeriod,
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
  SCHEDULE_ADDRESS,
  type Schedule,
  type ScheduleBar as TaskBar,
  type ScheduleQuestion,
  type ScheduleRow,
  scheduleOf,
  tasksOnDay,
  WEEKS,
  type Weeks,
} from './schedule.ts';
export * from './store.ts';
