import type { MessageOf, SharedMessages } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The cards, the filters and the empty days of the timetable. */
export const no = {
  'timetable.noClasses': 'Ingen timer denne dagen',
  'timetable.noMatchingClasses': 'Ingen timer av valgt type denne dagen',
  'timetable.noOwnClasses': 'Ingen av dine timer denne dagen',
  'timetable.chooseDepartment': 'Velg avdeling',
  'timetable.noName': 'Uten navn',
  'timetable.typeName': '{{name}}',
  'timetable.duration': 'Varighet {{minutes}} minutter',
  'timetable.durationWith': 'Varighet {{minutes}} minutter, {{instructor}}',
  'timetable.notRefreshed': 'Timeplanen kunne ikke oppdateres. {{reason}}',
  'timetable.offline': 'Du er uten nett. Timeplanen kan være endret.',
} as const;

/** In English. */
export const en = {
  'timetable.noClasses': 'no classes scheduled for this day',
  'timetable.noMatchingClasses': 'no classes of the chosen type on this day',
  'timetable.noOwnClasses': 'none of your classes on this day',
  'timetable.chooseDepartment': 'choose department',
  'timetable.noName': 'no name',
  'timetable.typeName': '{{name}}',
  'timetable.duration': 'Lasts {{minutes}} minutes',
  'timetable.durationWith': 'Lasts {{minutes}} minutes, {{instructor}}',
  'timetable.notRefreshed': 'The timetable could not be refreshed. {{reason}}',
  'timetable.offline': 'You are offline. The timetable may have changed.',
} as const satisfies TextsOf<TimetableMessages>;

/** The texts of cards, filters and empty days, and why the week may be out of date. */
export type TimetableMessages = MessagesOf<typeof no>;

/** A text of the timetable, or a failure of its request. */
export type TimetableMessage = MessageOf<SharedMessages & TimetableMessages>;
