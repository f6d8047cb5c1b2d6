import type { MessageOf, SharedMessages } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The cards, the filters and the empty days of the timetable. */
export const no = {
  'weekday.0': 'Mandag',
  'weekday.1': 'Tirsdag',
  'weekday.2': 'Onsdag',
  'weekday.3': 'Torsdag',
  'weekday.4': 'Fredag',
  'weekday.5': 'Lørdag',
  'weekday.6': 'Søndag',
  'weekday.short.0': 'Man',
  'weekday.short.1': 'Tir',
  'weekday.short.2': 'Ons',
  'weekday.short.3': 'Tor',
  'weekday.short.4': 'Fre',
  'weekday.short.5': 'Lør',
  'weekday.short.6': 'Søn',
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
  'weekday.0': 'Monday',
  'weekday.1': 'Tuesday',
  'weekday.2': 'Wednesday',
  'weekday.3': 'Thursday',
  'weekday.4': 'Friday',
  'weekday.5': 'Saturday',
  'weekday.6': 'Sunday',
  'weekday.short.0': 'Mon',
  'weekday.short.1': 'Tue',
  'weekday.short.2': 'Wed',
  'weekday.short.3': 'Thu',
  'weekday.short.4': 'Fri',
  'weekday.short.5': 'Sat',
  'weekday.short.6': 'Sun',
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
