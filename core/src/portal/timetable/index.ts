export type { TimetableMessage, TimetableMessages } from '../../texts/timetable.ts';
export {
  BookableClass,
  BookableClasses,
  ClassGroup,
  ClassSession,
  type TimetablePort,
  type WeekQuery,
} from './model.ts';
export {
  arrangeWeek,
  type ClassType,
  emptyDay,
  explainTime,
  groupByType,
  isCurrentWeek,
  isGroupShown,
  isOwn,
  moveWeeks,
  type NextHit,
  nextHit,
  type Standing,
  standingIn,
  type TimetableLayout,
  typeLabel,
  typeOf,
  typesOf,
} from './rules.ts';
export * from './store.ts';
export type { DayColumn, FilterInUse, TimetableStatus, TimetableView, TypeFilter, Week } from './view.ts';
