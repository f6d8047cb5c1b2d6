import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'password.show': 'Vis passord',
  'birthDate.label': 'Fødselsdato',
  'birthDate.day': 'Dag',
  'birthDate.month': 'Måned',
  'birthDate.year': 'År',
  'birthDate.missing': 'Fødselsdato må fylles ut',
  'birthDate.part': 'Velg dag, måned og år, eller la alle tre stå tomme',
  'birthDate.notReal': '{{day}}. {{month}} {{year}} finnes ikke. Velg dagen på nytt.',
});

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

addTexts({ no, en });
