// The days of the time line, and their places on it.
import { addDays, type Day, dayOff, mondayOf } from '@felles/core';
import type { Progress } from '@felles/core/workspace/phases';

type Span = NonNullable<Progress['span']>;

/** The days of a time line. */
export interface Scale {
  readonly span: Span;
  readonly count: number;
  /** The place of the start of a day, in percent. */
  readonly at: (day: Day) => number;
}

export function scaleOf(span: Span): Scale {
  const count = span.to - span.from + 1;
  return { span, count, at: (day) => ((day - span.from) / count) * 100 };
}

/** The place of a part from its first to its last day. */
export const placeOf = (from: Day, to: Day, { at }: Scale) => ({
  insetInlineStart: `${at(from)}%`,
  inlineSize: `${at(addDays(to, 1)) - at(from)}%`,
});

/** So many weeks are written at most. */
const WEEKS = 20;

/** The Mondays of a span whose weeks are written: each, or one of 2, 4, 8. */
export function weeksOf({ from, to }: Span): readonly Day[] {
  const first = mondayOf(addDays(from, 6));
  const weeks = Math.ceil((to - first + 1) / 7);
  const step = 2 ** Math.max(0, Math.ceil(Math.log2(weeks / WEEKS)));
  return Array.from({ length: Math.ceil(weeks / step) }, (_, at) => addDays(first, at * step * 7));
}

/** Days off around a public holiday, from the first to the last one. */
export function holidaysIn({ from, to }: Span): readonly Span[] {
  const found: Span[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (dayOff(day) === null) continue;
    const first = day;
    let hasHoliday = false;
    for (; day <= to && dayOff(day) !== null; day = addDays(day, 1)) hasHoliday ||= dayOff(day) === 'holiday';
    if (hasHoliday) found.push({ from: first, to: addDays(day, -1) });
  }
  return found;
}
