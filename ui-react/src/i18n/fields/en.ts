import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

export const en = catalogLike(no)({
  'password.show': 'Show password',
  'birthDate.label': 'Date of birth',
  'birthDate.day': 'Day',
  'birthDate.month': 'Month',
  'birthDate.year': 'Year',
  'birthDate.missing': 'Fill in your date of birth',
  'birthDate.part': 'Choose day, month and year, or leave all three empty',
  'birthDate.notReal': '{{day}} {{month}} {{year}} does not exist. Choose the day again.',
});
