import { masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'password.show': 'Vis passord',
  'birthDate.label': 'Fødselsdato',
  'birthDate.day': 'Dag',
  'birthDate.month': 'Måned',
  'birthDate.year': 'År',
  'birthDate.missing': 'Fødselsdato må fylles ut',
  'birthDate.notReal': '{{day}}. {{month}} {{year}} finnes ikke. Velg dagen på nytt.',
  'month.1': 'januar',
  'month.2': 'februar',
  'month.3': 'mars',
  'month.4': 'april',
  'month.5': 'mai',
  'month.6': 'juni',
  'month.7': 'juli',
  'month.8': 'august',
  'month.9': 'september',
  'month.10': 'oktober',
  'month.11': 'november',
  'month.12': 'desember',
});
