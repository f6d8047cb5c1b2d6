// The membership portal: its models, rules, ports and stores.
export {
  Center,
  ColorEntry,
  Colors,
  Department,
  Departments,
  ImageList,
  Manifest,
  TokenResponse,
} from './center/model.ts';
export type { CenterPort } from './center/port.ts';
export {
  type Background,
  CENTER,
  centerCodeOf,
  contactEmail,
  departmentIdOf,
  headerTitle,
  initialDepartment,
  isImageAddress,
  logoIsUsable,
  pageTitle,
  pickBackground,
} from './center/rules.ts';
export {
  type CenterNeeds,
  type CenterStore,
  type CenterView,
  createCenterStore,
  type StartUp,
} from './center/store.ts';
export { ClassGroup, ClassRecord, ClassSession, ClassSessions, TimetableSettings } from './timetable/model.ts';
export type { TimetablePort, WeekQuery } from './timetable/port.ts';
export {
  arrangeWeek,
  type ClassType,
  effectiveFilters,
  emptyDay,
  explainTime,
  groupByType,
  isCurrentWeek,
  isShown,
  type Layout,
  layoutFor,
  moveWeeks,
  restoreMoment,
  sameSessions,
  settingsKey,
  TIMETABLE,
  typeLabel,
  typeOf,
  typesOf,
} from './timetable/rules.ts';
export { parseSettings } from './timetable/settings.ts';
export { createTimetableStore, type TimetableNeeds, type TimetableStore } from './timetable/store.ts';
export type { DayColumn, TimetableView, TypeFilter, Week } from './timetable/view.ts';
