// The only file in core with clocks and time zones. Instants are shown in Oslo's time, also to visitors elsewhere.

import type * as z from 'zod/mini';

declare const calendarDay: unique symbol;

/** A day of the calendar, counted from 1970-01-01. It has no time zone and no time of day. */
export type Day = number & { readonly [calendarDay]: true };

/** Epoch seconds, as the service counts. */
export type EpochSeconds = number & z.$brand<'epoch seconds'>;

/** Epoch milliseconds, as clocks count. A plain number counts as one; epoch seconds do not. */
export type Instant = number & { readonly [z.$brand]?: never };

/** The service counts seconds and clocks count milliseconds; this is the only way from one to the other. */
export const instantOf = (seconds: EpochSeconds): Instant => seconds * 1000;

/** The one place a number becomes epoch seconds. */
export const toEpochSeconds = (count: number): EpochSeconds => count as EpochSeconds;

/** 0 is Monday, 6 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** From Monday to Sunday, for the columns of a week and the head of a calendar. */
export const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The Oslo day an instant falls on. */
export function osloDay(instant: Instant): Day {
  // Since 1970 Oslo has been one or two hours ahead of UTC. If both give the same day, the offset is not needed.
  const late = Math.floor((instant + 2 * HOUR) / DAY);
  const isSure = instant > 0 && Math.floor((instant + HOUR) / DAY) === late;
  return day(isSure ? late : Math.floor((instant + osloOffset(instant)) / DAY));
}

/** The instant at which an Oslo day begins. */
export function startOfOsloDay(of: Day): Instant {
  const midnight = of * DAY;
  // The offset is that of the night itself: Oslo's clocks change at one in the morning, UTC.
  return midnight - osloOffset(midnight - osloOffset(midnight));
}

/** The instant at which Oslo's clocks show HH:mm on a day; null if they skip it. Of a time that comes twice, the first. */
export function osloInstant(of: Day, time: string): Instant | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const shown = of * DAY + Number(hours) * HOUR + Number(minutes) * MINUTE;
  const possible = [shown - 2 * HOUR, shown - HOUR];
  return possible.find((instant) => instant + osloOffset(instant) === shown) ?? null;
}

/** The time of day in Oslo as HH:mm. */
export function hourMinute(instant: Instant): string {
  const minutes = Math.floor(((((instant + osloOffset(instant)) % DAY) + DAY) % DAY) / MINUTE);
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** As HH:mm:ss. */
export const hourMinuteSecond = (instant: Instant): string =>
  `${hourMinute(instant)}:${twoDigits(((Math.floor(instant / 1000) % 60) + 60) % 60)}`;

/** A negative count goes back. Summer time plays no part, as a day has no hours. */
export const addDays = (to: Day, count: number): Day => day(to + count);

/** The column of a day in a week that begins on Monday. */
// 1970-01-01 was a Thursday, three days after Monday.
export const weekdayOf = (of: Day): Weekday => ((((of + 3) % 7) + 7) % 7) as Weekday; // modulo 7 is a weekday

/** The Monday of the ISO week a day belongs to. */
export const mondayOf = (of: Day): Day => addDays(of, -weekdayOf(of));

/** The first day of the month a day belongs to. */
export const firstOfMonth = (of: Day): Day => addDays(of, 1 - Number(isoDate(of).slice(8)));

/** The ISO 8601 number of the week a day belongs to. */
export function isoWeekNumber(of: Day): number {
  // The week belongs to the year its Thursday is in.
  const thursday = addDays(mondayOf(of), 3);
  return Math.floor((thursday - newYearOf(thursday)) / 7) + 1;
}

/** First and last instant of the Oslo week that begins on a Monday: 167, 168 or 169 hours. */
export function weekInstants(monday: Day): { readonly from: Instant; readonly to: Instant } {
  return { from: startOfOsloDay(monday), to: startOfOsloDay(addDays(monday, 7)) - 1 };
}

/** The instant of an ISO 8601 timestamp with its zone; null for anything else. */
export function parseInstant(text: string): Instant | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/.test(text)) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}

/** DD.MM */
export const dayMonth = (of: Day): string => `${isoDate(of).slice(8)}.${isoDate(of).slice(5, 7)}`;
/** YYYY-MM-DD */
export const isoDate = (of: Day): string => isoInstant(of * DAY).slice(0, 10);
/** An instant as an ISO timestamp in UTC. */
export const isoInstant = (instant: Instant): string => new Date(instant).toISOString();

/** A day written YYYY-MM-DD; null for anything else, and for years before 100, in which no visitor was born. */
export function parseIsoDate(text: string): Day | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  const found = day(Date.UTC(year, month - 1, date) / DAY);
  // `Date.UTC` turns 30 February into March, and reads years before 100 as those of the last century.
  return isoDate(found) === text ? found : null;
}

/** The day in Oslo of a day, of an instant, or of a time on Oslo's clocks; null for anything else. */
export function dayIn(text: string | null | undefined): Day | null {
  const instant = parseInstant(text ?? '');
  if (instant !== null) return osloDay(instant);
  return /^.{10}($|T\d\d:\d\d(:\d\d(\.\d+)?)?$)/.test(text ?? '') ? parseIsoDate((text ?? '').slice(0, 10)) : null;
}

const day = (count: number): Day => count as Day; // the one place a number becomes a day
const newYearOf = (of: Day): number => Date.UTC(Number(isoDate(of).slice(0, 4)), 0) / DAY;
const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** Created on first use, as that takes a browser long. */
let osloClock: Intl.DateTimeFormat | undefined;

const OFFSETS_KEPT = 10_000;
const offsets = new Map<number, number>();

/** How far Oslo's clocks are ahead of UTC (milliseconds). Cached by the hour, as clocks change on whole hours. */
function osloOffset(instant: number): number {
  const hour = Math.floor(instant / HOUR);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  if (offsets.size >= OFFSETS_KEPT) offsets.clear();
  const offset = readOsloOffset(hour * HOUR);
  offsets.set(hour, offset);
  return offset;
}

// Formatting the offset alone takes a sixth of the time of formatting a whole date.
function readOsloOffset(instant: number): number {
  osloClock ??= new Intl.DateTimeFormat('en', { timeZone: 'Europe/Oslo', day: 'numeric', timeZoneName: 'longOffset' });
  const [, hours = '0', minutes = '0'] = /GMT([+-]\d\d):(\d\d)/.exec(osloClock.format(instant)) ?? [];
  return Number(hours) * HOUR + Number(minutes) * MINUTE;
}
