export type { BookingMessage, BookingMessages } from '../../texts/bookings.ts';
export type { Acts, ClassNews, Progress } from './acts.ts';
export { type CalendarEntry, calendarFile } from './calendar-file.ts';
export * from './model.ts';
export type { BookingsPage, BookingsPageStore } from './page.ts';
export type { ClassPanel, ClassPanelStore } from './panel.ts';
export type { BookingsPort } from './port.ts';
export {
  type Act,
  actOn,
  type BookingLists,
  type ClassKey,
  type ClassState,
  classKeyOf,
  type Deadlines,
  keyText,
  type Mark,
  markOf,
  type Places,
  type StateKind,
  standingBy,
  stateOf,
} from './rules.ts';
export * from './store.ts';
export { deadlineMessage, deadlineNote, timeMessage, whenMessage } from './times.ts';
export { answerOf, type ClassAnswer, movesMessage, pressAnswer, refusalMessage, statusMessage } from './words.ts';
