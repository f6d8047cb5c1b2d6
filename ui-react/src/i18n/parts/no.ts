import { masterCatalog } from '../catalog.ts';

/** The words of fields with many choices, dates and files. */
export const no = masterCatalog({
  'combobox.hits': '{{count}} treff. Velg med piltastene.',
  'combobox.none': 'Ingen treff på «{{words}}»',
  'combobox.seeking': 'Søker',
  'combobox.again': 'Søk igjen',
  'combobox.list': 'Treff',
  'date.notWhole': 'Skriv hele datoen, eller velg den i kalenderen.',
  'files.choose': 'Velg filer',
  'files.drop': 'eller slipp dem her',
  'files.list': 'Filer',
  'files.sending': '{{sent}} av {{size}} MB · {{percent}} %',
  'files.left': 'ca. {{seconds}} sekunder igjen',
  'files.leftMinutes': 'ca. {{minutes}} min igjen',
  'files.done': '{{size}} MB · sendt',
  'files.stop': 'Avbryt {{name}}',
  'files.remove': 'Fjern {{name}}',
  'files.retry': 'Prøv {{name}} igjen',
});
