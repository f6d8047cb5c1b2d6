import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

export const en = catalogLike(no)({
  'password.show': 'Show password',
  'birthDate.label': 'Date of birth',
  'birthDate.day': 'Day',
  'birthDate.month': 'Month',
  'birthDate.year': 'Year',
  'birthDate.missing': 'Fill in your date of birth',
  'birthDate.notReal': '{{day}} {{month}} {{year}} does not exist. Choose the day again.',
  'month.1': 'January',
  'month.2': 'February',
  'month.3': 'March',
  'month.4': 'April',
  'month.5': 'May',
  'month.6': 'June',
  'month.7': 'July',
  'month.8': 'August',
  'month.9': 'September',
  'month.10': 'October',
  'month.11': 'November',
  'month.12': 'December',
});
