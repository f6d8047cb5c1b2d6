export type { TimetableMessage } from '../../texts/timetable.ts';
export { BookableClass, ClassGroup, type TimetablePort } from './model.ts';
export { explainTime, type Standing, type TimetableLayout, typeLabel } from './rules.ts';
export type { TimetableStore } from './store.ts';
export type { DayColumn, FilterInUse, TimetableView, TypeFilter, Week } from './view.ts';
