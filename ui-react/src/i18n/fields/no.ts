import { masterCatalog } from '../catalog.ts';

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
