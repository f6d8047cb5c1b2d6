// When a deadline is, in words.
import { addDays, type Day, isoWeekNumber } from '@felles/core';
import type { Text } from '../../i18n/texts.ts';
import { dateOf, monthOf, yearOf } from '../../kit/parts/DateTile.tsx';

/** "24. november 2026" has no word for its year where that is this one. */
const withYear = (words: string, day: Day, today: Day): string =>
  yearOf(day) === yearOf(today) ? words : `${words} ${yearOf(day)}`;

/** "Uke 48". */
export const weekIn = (text: Text, monday: Day): string => text('deadlines.week', { week: isoWeekNumber(monday) });

/** "november 2026". */
export const monthIn = (text: Text, day: Day): string => `${text(`month.${monthOf(day)}`)} ${yearOf(day)}`;

/** "denne uken", "23.–29. november", "30. november–6. desember". */
export function daysOfWeekIn(text: Text, monday: Day, today: Day): string {
  const sunday = addDays(monday, 6);
  return today >= monday && today <= sunday ? text('deadlines.thisWeek') : daysInWeek(text, monday, today);
}

/** "16.–22. november", also of this week. */
export function daysInWeek(text: Text, monday: Day, today: Day): string {
  const sunday = addDays(monday, 6);
  const [from, to] = [dateOf(monday), dateOf(sunday)];
  const [month, toMonth] = [text(`month.${monthOf(monday)}`), text(`month.${monthOf(sunday)}`)];
  const words =
    month === toMonth
      ? text('deadlines.weekDays', { from, to, month })
      : text('deadlines.weekAcross', { from, to, month, toMonth });
  return withYear(words, sunday, today);
}

/** How far away a day is. */
export function distanceIn(text: Text, day: Day, today: Day): string {
  if (day < today) return text('deadlines.over', { count: today - day });
  if (day === today) return text('deadlines.today');
  return day === addDays(today, 1) ? text('deadlines.tomorrow') : text('deadlines.in', { count: day - today });
}
