// Hours from one time of the clock to another. Oslo's clocks change twice a year, in the middle of a night shift.
import { addDays, type Day, type Instant, osloInstant } from '../../shared/dates.ts';
import { numberIn } from '../../shared/numbers.ts';
import type { HoursLine } from './model.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** From one instant to another. */
interface Stretch {
  readonly start: Instant;
  readonly end: Instant;
}

/** [W-SITE-42] An end at or before the beginning is on the next day. Null if the clocks of Oslo never show one of them. */
function stretchOf(day: Day, from: string, to: string): Stretch | null {
  const start = osloInstant(day, from);
  const end = osloInstant(to > from ? day : addDays(day, 1), to);
  return start === null || end === null ? null : { start, end };
}

/** [W-SITE-42] The hours between two times without the pause (minutes); null if a time does not exist. */
export function hoursBetween(day: Day, from: string, to: string, pause: number): number | null {
  const stretch = stretchOf(day, from, to);
  return stretch === null ? null : (stretch.end - stretch.start - pause * MINUTE) / HOUR;
}

/** The hours of a line, 0 where they cannot be read. */
export const hoursIn = ({ hours }: Pick<HoursLine, 'hours'>): number => Math.max(0, numberIn(hours) ?? 0);
