import type { Message, MessageOf, NoParams, SharedMessages } from '../../shared/messages.ts';

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

export type TimetableMessage = MessageOf<SharedMessages & TimetableMessages>;
