export { isOfTask, type ProjectOfTask, personsOfTask, swapPerson } from './changes.ts';
export { personIdsOf, spanOf } from './form.ts';
export {
  type ChangedTaskDraft,
  type CompletedTask,
  daysFrom,
  type IncompleteDraft,
  type NewTaskDraft,
  type NewTaskStart,
  type TaskMoveDraft,
  type TaskPress,
} from './forms.ts';
export { Assignee, Task, type TaskQuestion, type TasksPort } from './model.ts';
export { changeDays, daysIn, mayPlan, movesOfTask, rightsAt, type TaskMove } from './moves.ts';
export {
  assigneesOf,
  COMPLETION_STATUSES,
  type CompletionStatus,
  daysOfTask,
  isSimulated,
  type KeyedTask,
  personOf,
  personsAmong,
  STATUS_TAGS,
  type StatusTag,
  statusTags,
  type TaskDays,
  type TaskPerson,
  type TaskSection,
  taggedBy,
} from './rules.ts';
export { type Clash, clashIn, type Schedule, tasksOnDay, WEEKS } from './schedule.ts';
export type { ScheduleBar as TaskBar, ScheduleRow } from './schedule-rows.ts';
export type { SharedTaskField } from './several.ts';
export type { ProjectTasksStore, ProjectTasksView, ScheduleStore, ScheduleView } from './store.ts';
