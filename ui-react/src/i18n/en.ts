import { catalogLike } from './catalog.ts';
import { no } from './no.ts';

export const en = catalogLike(no)({
  'failure.refused': '{{message}}',
  'failure.refusedSilently': 'Something went wrong! ({{status}}) Try again in a moment.',
  'failure.malformed': 'Unknown response from the server',
  'failure.unreachable': 'We cannot reach the service. Check your connection.',
  'failure.timeout': 'The service is taking too long to answer.',

  'center.notLoaded': 'Could not load the page: {{message}}',
  'center.genericTitle': 'Portal',
  'center.generalHelp': 'Need help? Ask at the reception of your center.',

  'timetable.noClasses': 'no classes scheduled for this day',
  'timetable.noMatchingClasses': 'no classes of the chosen type on this day',
  'timetable.chooseDepartment': 'choose department',
  'timetable.noName': 'no name',
  'timetable.typeName': '{{name}}',
  'timetable.duration': 'Lasts {{minutes}} minutes',
  'timetable.durationWith': 'Lasts {{minutes}} minutes, {{instructor}}',
  'timetable.notRefreshed': 'The timetable could not be refreshed. {{reason}}',
  'timetable.offline': 'You are offline. The timetable may have changed.',
});
