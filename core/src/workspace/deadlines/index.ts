export type { DeadlineMessage } from '../../texts/deadlines.ts';
export type { DeadlineChanges, DeadlineMoveDraft, RowNote } from './changes.ts';
export { type NewDeadlineDraft, needsReason } from './form.ts';
export {
  DEADLINE_VIEWS,
  Deadline,
  type DeadlineChangesPort,
  type DeadlinesPort,
  type DeadlinesQuestion,
} from './model.ts';
export { type DatedDeadline, type DeadlineChoices, type DeadlineOption, isMet, titleOfDeadline } from './rules.ts';
export type { DeadlineWeeksView } from './store.ts';
export {
  countOfDeadlines,
  type DayMark,
  DEADLINE_CHOICES,
  type DeadlineCounts,
  type DeadlineWeeks,
  deadlinesBetween,
  deadlinesByDay,
  firstDeadlines,
  marksOf,
} from './weeks.ts';
