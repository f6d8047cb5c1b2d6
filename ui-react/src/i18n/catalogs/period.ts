import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

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

export const en = catalogLike(no)({
  'days.label': 'Period',
  'days.choose': 'Choose a period',
  'days.presets': 'Usual periods',
  'days.week': 'This week',
  'days.sevenDays': 'Last 7 days',
  'days.month': 'This month',
  'days.lastMonth': 'Last month',
  'days.thirtyDays': 'Last 30 days',
  'days.every': 'All days',
  'days.first': 'From',
  'days.last': 'To',
  'days.since': 'from {{day}}',
  'days.until': 'until {{day}}',
  'days.show_one': 'Show {{count}} day',
  'days.show_other': 'Show {{count}} days',
  'days.showOpen': 'Show',
  'days.noDay': 'Write the year with four digits.',
  'days.reversed': 'The last day is before the first.',
});

addTexts({ no, en });
