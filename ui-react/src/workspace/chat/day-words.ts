import '../../i18n/days/index.ts';

import { type Day, isoDate, weekdayOf } from '@felles/core';
import type { Text } from '../../i18n/texts.ts';

/** A day above the messages of it: near days by their name, others by their date, of another year with the year. */
export function dayWords(day: Day, today: Day, text: Text): string {
  const ago = today - day;
  if (ago === 0) return text('talk.today');
  if (ago === 1) return text('talk.yesterday');
  if (ago > 1 && ago < 7) return capitalized(text(`day.${weekdayOf(day)}`));
  const [year, month = 1, date = 1] = isoDate(day).split('-').map(Number);
  const [thisYear] = isoDate(today).split('-').map(Number);
  // A month of a date is one of the twelve that have a name.
  const words = { day: date, month: text(`month.${month as 1}`) };
  return year === thisYear ? text('talk.date', words) : text('talk.dateOfYear', { ...words, year: String(year) });
}

const capitalized = (words: string): string => words.charAt(0).toLocaleUpperCase('nb') + words.slice(1);
