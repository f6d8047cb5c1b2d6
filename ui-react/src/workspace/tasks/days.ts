// The days of the schedule as columns: each working day as wide as the others, a weekend narrow.
import { addDays, type Day, dayMonth, isoWeekNumber, weekdayOf } from '@felles/core';
import type { TaskDays } from '@felles/core/workspace/tasks';
import type { CSSProperties } from 'react';
import type { Text } from '../../i18n/texts.ts';
import { daysIn } from './words.ts';

export const isWeekend = (day: Day): boolean => weekdayOf(day) > 4;

/** Where days lie among the columns, from the day of the first one. */
export const columnsOf = ({ from, to }: TaskDays, first: Day): CSSProperties => ({
  gridColumn: `${from - first + 1} / ${to - first + 2}`,
});

/** The column at a place of the window, by the columns of a grid: the nearest one beside them. */
export function columnIn(grid: Element, x: number): number {
  const { left } = grid.getBoundingClientRect();
  const widths = getComputedStyle(grid).gridTemplateColumns.split(' ').map(Number.parseFloat);
  let end = left;
  const column = widths.findIndex((width) => {
    end += width;
    return x < end;
  });
  return column < 0 ? widths.length - 1 : column;
}

/** "Uke 47", or "Uke 47–48". */
export function weeksIn(text: Text, { from, to }: TaskDays): string {
  const [first, last] = [isoWeekNumber(from), isoWeekNumber(to)];
  return first === last
    ? text('planning.oneWeek', { week: first })
    : text('planning.someWeeks', { from: first, to: last });
}

/** The first day of each week. */
export const mondaysOf = (days: readonly Day[]): readonly Day[] => days.filter((day) => weekdayOf(day) === 0);

/** "16.11–22.11" */
export const weekIn = (text: Text, monday: Day): string => daysIn(text, { from: monday, to: addDays(monday, 6) });

/** Days that follow each other as one span: "20.11–23.11, 26.11". */
export function spansIn(text: Text, days: readonly Day[]): string {
  const spans: TaskDays[] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last && day === last.to + 1) spans[spans.length - 1] = { from: last.from, to: day };
    else spans.push({ from: day, to: day });
  }
  return spans.map((span) => (span.from === span.to ? dayMonth(span.from) : daysIn(text, span))).join(', ');
}
