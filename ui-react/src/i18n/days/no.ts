import { masterCatalog } from '../catalog.ts';

/** The words of calendars: months, days of the week, and weeks. */
export const no = masterCatalog({
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
  'month.short.1': 'jan',
  'month.short.2': 'feb',
  'month.short.3': 'mars',
  'month.short.4': 'apr',
  'month.short.5': 'mai',
  'month.short.6': 'juni',
  'month.short.7': 'juli',
  'month.short.8': 'aug',
  'month.short.9': 'sep',
  'month.short.10': 'okt',
  'month.short.11': 'nov',
  'month.short.12': 'des',
});
