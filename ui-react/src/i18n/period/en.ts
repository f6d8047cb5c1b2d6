import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

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
