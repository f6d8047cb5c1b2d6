export type { HoursMessage, HoursMessages } from '../../texts/hours.ts';
export { outcomeCounts, type ReturnDraft } from '../site-records/approval.ts';
export { APPROVAL_OUTCOMES } from '../site-records/model.ts';
export type { ApprovalLine, ApprovalResult, OpenWeek, PersonWeek } from './approval.ts';
export * from './approval-store.ts';
export type { Overlap } from './clock-times.ts';
export * from './form.ts';
export type { FollowedLine, LineForm } from './line-form.ts';
export * from './model.ts';
export { type LineNews, lineNews, rowOfLine, type SeenLine } from './news.ts';
export { type PayrollLine, payrollLines } from './payroll.ts';
export type { HoursChoices, HoursConflict, RefusedChange } from './refusals.ts';
export {
  articleOf,
  fieldsOfLine,
  HOURS_LISTING,
  isLocked,
  type OpenDays,
  outcomeOf,
  problemsOfHours,
} from './rules.ts';
export * from './store.ts';
export type { HoursThing } from './things.ts';
export * from './week.ts';
