export type { BookingMessage } from '../../texts/bookings.ts';
export type { PressProgress } from './acts.ts';
export { type CalendarEntry, calendarFile } from './calendar-file.ts';
export { Booking, BookingRules, type BookingStatus } from './model.ts';
export type { BookingsPage, BookingsPageStore } from './page.ts';
export type { ClassPanel, ClassPanelStore } from './panel.ts';
export type { BookingsPort } from './port.ts';
export {
  type Act,
  actOn,
  type ClassKey,
  type ClassState,
  keyText,
  type Mark,
  markOf,
  type Places,
  type StateKind,
  standingBy,
  stateOf,
} from './rules.ts';
export type { BookingStores } from './store.ts';
export { deadlineNote, describeDeadline, timeMessage, whenMessage } from './times.ts';
export { type ClassAnswer, movesMessage, pressAnswer, statusMessage } from './words.ts';
