export type { DeadlineMessage, DeadlineMessages } from '../../texts/deadlines.ts';
export type { DeadlineAct, DeadlineChanges, DeadlineMoveDraft, RowNote } from './changes.ts';
export { DEADLINE_FORM, type NewDeadlineDraft, needsReason, problemsOfChange, seenDeadline } from './form.ts';
export * from './model.ts';
export { projectLookup, withProjects } from './of-projects.ts';
export {
  type DatedDeadline,
  type DeadlineChoices,
  type DeadlineOption,
  isMet,
  type OpenDeadlines,
  openDeadlines,
  titleOfDeadline,
} from './rules.ts';
export * from './store.ts';
export {
  countOfDeadlines,
  type DayMark,
  DEADLINE_CHOICES,
  DEADLINES_ADDRESS,
  type DeadlineChoice,
  type DeadlineCounts,
  type DeadlineWeek,
  type DeadlineWeeks,
  deadlinesBetween,
  deadlinesByDay,
  deadlinesByWeek,
  firstDeadlines,
  marksOf,
} from './weeks.ts';
