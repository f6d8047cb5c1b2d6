import '../../i18n/catalogs/days.ts';

// The plan of a task in words: its days, the persons who are not free, and the values of a change.
import { type Day, dayMonth, dayOff, weekdayOf } from '@felles/core';
import { type Clash, daysIn as daysOfSpan, type TaskDays, type TaskPerson } from '@felles/core/workspace/tasks';
import type { Text } from '../../i18n/texts.ts';
import { spansIn } from './days.ts';
import { statusIn } from './status.ts';
import { daysIn } from './words.ts';

const dayIn = (text: Text, day: Day): string => `${text(`day.${weekdayOf(day)}`)} ${dayMonth(day)}`;

/** "tirsdag 24.11–lørdag 28.11, 5 dager", and that its last day is off. */
export function planIn(text: Text, { from, to }: TaskDays): string {
  const off = dayOff(to);
  const span = from === to ? dayIn(text, from) : text('tasks.days', { from: dayIn(text, from), to: dayIn(text, to) });
  return [`${span}, ${text('task.length', { count: to - from + 1 })}`, off === 'holiday' && text('task.endsOnHoliday')]
    .filter(Boolean)
    .join('. ');
}

/** Whether a plan ends on a day off, which its words say. */
export const endsOff = ({ to }: TaskDays): boolean => dayOff(to) !== null;

/** "Oda Vold har ferie første dag", "Jonas Eide er satt opp dobbelt 24.11–26.11". */
export const clashIn = (text: Text, { name, isOnHoliday, doubled }: Clash): string =>
  [
    isOnHoliday && text('task.onHoliday', { name }),
    doubled.length > 0 && text('task.doubled', { name, days: spansIn(text, doubled) }),
  ]
    .filter(Boolean)
    .join('. ');

/** The fields of a change, by their names on the wire. */
const FIELDS = ['title', 'description', 'phase_id', 'days', 'person_ids', 'status'] as const;

export function fieldIn(text: Text, name: string): string {
  const field = FIELDS.find((one) => one === name);
  return field ? text(`task.field.${field}`) : name;
}

/** A value of a change in words. */
export function valueIn(
  text: Text,
  { persons, phases }: { readonly persons: readonly TaskPerson[]; readonly phases: ReadonlyMap<string, string> },
  field: string,
  value: unknown,
): string {
  if (field === 'days') {
    const days = daysOfSpan(value);
    return days === null ? '–' : daysIn(text, days);
  }
  if (field === 'status') return statusIn(text, String(value));
  if (field === 'phase_id') return phases.get(String(value)) ?? '–';
  if (field !== 'person_ids') return String(value ?? '') || '–';
  const ids = Array.isArray(value) ? value.map(String) : [];
  return ids.map((id) => persons.find(({ key }) => key === id)?.name ?? id).join(', ') || text('tasks.unassigned');
}
