import { addTexts, masterCatalog } from '../catalog.ts';

/** The words of a choice of days. */
export const no = masterCatalog({
  'days.label': 'Periode',
  'days.choose': 'Velg periode',
  'days.presets': 'Vanlige perioder',
  'days.week': 'Denne uken',
  'days.sevenDays': 'Siste 7 dager',
  'days.month': 'Denne måneden',
  'days.lastMonth': 'Forrige måned',
  'days.thirtyDays': 'Siste 30 dager',
  'days.every': 'Alle dager',
  'days.first': 'Fra',
  'days.last': 'Til',
  'days.since': 'fra {{day}}',
  'days.until': 'til {{day}}',
  'days.show_one': 'Vis {{count}} dag',
  'days.show_other': 'Vis {{count}} dager',
  'days.showOpen': 'Vis',
  'days.noDay': 'Skriv året med fire sifre.',
  'days.reversed': 'Til-datoen er før fra-datoen.',
});

addTexts({ no });
