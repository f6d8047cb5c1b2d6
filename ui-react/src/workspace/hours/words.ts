import { type Day, dayMonth, weekdayOf } from '@felles/core';
import type { HoursRow } from '@felles/core/workspace/hours';
import type { Text } from '../../i18n/texts.ts';
import { formatNumber } from '../format.ts';

const weekday = (text: Text, day: Day): string => text(`week.weekday.${weekdayOf(day)}`);

/** "torsdag 19.11" */
export const dayWords = (text: Text, day: Day): string => `${weekday(text, day)} ${dayMonth(day)}`;

/** "to." */
export const shortDay = (text: Text, day: Day): string => `${weekday(text, day).slice(0, 2)}.`;

/** "7,5 t" */
export const hoursIn = (text: Text, hours: number): string => text('week.hours', { hours: formatNumber(hours) });

/** The state of a line in a narrow cell; '' for one that is registered and no more. */
export function briefStateIn(text: Text, row: HoursRow, overlaps: boolean): string {
  const { item, state } = row;
  if (state === 'settled' && item.status === 'APPROVED') return text('week.approved');
  if (state === 'settled' && item.status !== 'RETURNED') return overlaps ? text('week.overlaps') : '';
  return stateIn(text, row);
}

/** The state of a line in words: that of its sending, else that of its approval. */
export function stateIn(text: Text, { item, state }: HoursRow): string {
  if (state !== 'settled') return text(`week.${state}`);
  if (item.status === 'RETURNED') return text('week.returned');
  if (item.status !== 'APPROVED') return text('week.registered');
  const name = item.approved_by?.person_name;
  return name ? text('week.approvedBy', { name }) : text('week.approved');
}
