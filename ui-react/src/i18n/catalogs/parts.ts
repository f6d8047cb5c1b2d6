import { no as core } from '@felles/core/texts/uploads';
import { addTexts, masterCatalog } from '../catalog.ts';

/** The words of fields with many choices, dates and files. */
export const no = masterCatalog({
  'combobox.hits_one': '{{count}} treff. Velg med piltastene.',
  'combobox.hits_other': '{{count}} treff. Velg med piltastene.',
  'combobox.none': 'Ingen treff på «{{words}}»',
  'combobox.seeking': 'Søker',
  'combobox.again': 'Søk igjen',
  'combobox.list': 'Treff',
  'date.notWhole': 'Skriv hele datoen, eller velg den i kalenderen.',
  'files.camera': 'Ta bilde',
  'files.choosePhoto': 'Velg et bilde',
  'files.dropPhoto': 'eller slipp det her',
  'files.choose': 'Velg filer',
  'files.drop': 'eller slipp dem her',
  'files.list': 'Filer',
  'files.sending': '{{sent}} av {{size}} · {{percent}} %',
  'files.left_one': 'ca. {{count}} sekund igjen',
  'files.left_other': 'ca. {{count}} sekunder igjen',
  'files.leftMinutes': 'ca. {{minutes}} min igjen',
  'files.done': '{{size}} · sendt',
  'files.stop': 'Avbryt {{name}}',
  'files.remove': 'Fjern {{name}}',
  'files.retry': 'Prøv {{name}} igjen',
  'fraction.words': '{{done}} av {{of}}',
  'fraction.none': 'Ingen ennå',
});

addTexts({ no: core });
addTexts({ no });
