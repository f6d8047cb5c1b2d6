export type { HoursMessage, HoursMessages } from '../../texts/hours.ts';
export * from './model.ts';
export {
  articleOf,
  fieldsOfLine,
  HOURS_LISTING,
  isLocked,
  type OpenDays,
  outcomeOf,
  problemsOfHours,
} from './rules.ts';
