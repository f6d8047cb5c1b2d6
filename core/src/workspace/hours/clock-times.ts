// Hours from one time of the clock to another. Oslo's clocks change twice a year, in the middle of a night shift.
import { addDays, type Day, dayIn, hourMinute, type Instant, osloInstant } from '../../shared/dates.ts';
import { numberIn } from '../../shared/numbers.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { HoursLine } from './model.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** From one instant to another. */
export interface Stretch {
  readonly start: Instant;
  readonly end: Instant;
}

/** [W-SITE-42] An end at or before the beginning is on the next day. Null if the clocks of Oslo never show one of them. */
export function stretchOf(day: Day, from: string, to: string): Stretch | null {
  const start = osloInstant(day, from);
  const end = osloInstant(to > from ? day : addDays(day, 1), to);
  return start === null || end === null ? null : { start, end };
}

/** [W-SITE-42] The hours between two times without the pause (minutes); null if a time does not exist. */
export function hoursBetween(day: Day, from: string, to: string, pause: number): number | null {
  const stretch = stretchOf(day, from, to);
  return stretch === null ? null : (stretch.end - stretch.start - pause * MINUTE) / HOUR;
}

/** Two lines of one person at once, as each of them is told of it. */
export interface Overlap {
  readonly with: HoursLine;
  /** HH:mm */
  readonly from: string;
  readonly to: string;
}

interface Timed extends Stretch {
  readonly line: HoursLine;
}

function timedOf(line: HoursLine): Timed | null {
  const day = dayIn(line.date);
  const stretch = day === null || !line.from || !line.to ? null : stretchOf(day, line.from, line.to);
  return stretch && { line, ...stretch };
}

/** [W-SITE-44] The overlaps of each line of one person, by its id; a line without any is missing. */
export function overlapsOf(lines: readonly HoursLine[]): ReadonlyMap<Id, readonly Overlap[]> {
  const timed = lines.flatMap((line) => timedOf(line) ?? []).toSorted((a, b) => a.start - b.start);
  const found = new Map<Id, readonly Overlap[]>();
  const note = (one: Timed, other: Timed): void => {
    const from = hourMinute(Math.max(one.start, other.start));
    const to = hourMinute(Math.min(one.end, other.end));
    found.set(one.line.hours_id, [...(found.get(one.line.hours_id) ?? []), { with: other.line, from, to }]);
  };
  timed.forEach((one, at) => {
    for (const other of timed.slice(at + 1)) {
      if (other.start >= one.end) break;
      note(one, other);
      note(other, one);
    }
  });
  return found;
}

/** The hours of a line, 0 where they cannot be read. */
export const hoursIn = ({ hours }: Pick<HoursLine, 'hours'>): number => Math.max(0, numberIn(hours) ?? 0);
