import type { Message, MessageOf, NoParams, SharedMessages } from '../../shared/messages.ts';

/** The texts of cards, filters and empty days, and why the week may be out of date. */
export interface TimetableMessages {
  'timetable.noClasses': NoParams;
  'timetable.noMatchingClasses': NoParams;
  'timetable.chooseDepartment': NoParams;
  'timetable.noName': NoParams;
  'timetable.typeName': { readonly name: string };
  'timetable.duration': { readonly minutes: number };
  'timetable.durationWith': { readonly minutes: number; readonly instructor: string };
  'timetable.notRefreshed': { readonly reason: Message };
  'timetable.offline': NoParams;
}

/** A text of the timetable, or a failure of its request. */
export type TimetableMessage = MessageOf<SharedMessages & TimetableMessages>;
