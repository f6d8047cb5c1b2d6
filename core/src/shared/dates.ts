// The only file in core that knows calendars, clocks and time zones. Two kinds of time exist:
// an instant (epoch seconds on the wire, epoch milliseconds inside) and a day of the calendar.
// Every instant is read on the wall clock of Oslo, wherever the visitor is.
import dayjs, { type Dayjs } from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(isoWeek);

declare const calendarDay: unique symbol;

/** A day of the calendar, counted from 1970-01-01. It has no time zone and no time of day. */
export type Day = number & { readonly [calendarDay]: true };

/** 0 is Monday, 6 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The Oslo day an instant (epoch milliseconds) falls on. */
export const osloDay = (instant: number): Day => day(Math.floor((instant + osloOffset(instant)) / DAY));

/** The instant (epoch milliseconds) at which an Oslo day begins. */
export function startOfOsloDay(of: Day): number {
  const midnight = of * DAY;
  // The offset is that of the night itself: Oslo's clocks change at one in the morning, UTC.
  return midnight - osloOffset(midnight - osloOffset(midnight));
}

/** The time of day in Oslo as HH:mm, of an instant in epoch seconds. */
export function hourMinute(epochSeconds: number): string {
  const instant = epochSeconds * 1000;
  const minutes = Math.floor(((((instant + osloOffset(instant)) % DAY) + DAY) % DAY) / MINUTE);
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

export const addDays = (to: Day, count: number): Day => day(to + count);

// 1970-01-01 was a Thursday, three days after Monday.
export const weekdayOf = (of: Day): Weekday => ((((of + 3) % 7) + 7) % 7) as Weekday; // modulo 7 is a weekday

/** The Monday of the ISO week a day belongs to. */
export const mondayOf = (of: Day): Day => addDays(of, -weekdayOf(of));

/** The ISO 8601 number of the week a day belongs to. */
export const isoWeekNumber = (of: Day): number => calendar(of).isoWeek();

/** First and last instant (epoch milliseconds) of the Oslo week that begins on a Monday: 167, 168 or 169 hours. */
export function weekInstants(monday: Day): { readonly from: number; readonly to: number } {
  return { from: startOfOsloDay(monday), to: startOfOsloDay(addDays(monday, 7)) - 1 };
}

/** Epoch milliseconds of an ISO 8601 timestamp with its zone; null for anything else. */
export function parseInstant(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/.test(text)) return null;
  const instant = dayjs(text).valueOf();
  return Number.isNaN(instant) ? null : instant;
}

/** DD.MM */
export const dayMonth = (of: Day): string => calendar(of).format('DD.MM');
/** DD.MM.YYYY */
export const dayMonthYear = (of: Day): string => calendar(of).format('DD.MM.YYYY');
/** YYYY-MM-DD */
export const isoDate = (of: Day): string => calendar(of).format('YYYY-MM-DD');
/** An instant (epoch milliseconds) as an ISO timestamp in UTC. */
export const isoInstant = (instant: number): string => dayjs.utc(instant).toISOString();

export const parseDayMonthYear = (text: string): Day | null => parseParts(/^(\d\d)\.(\d\d)\.(\d{4})$/, text, [3, 2, 1]);
export const parseIsoDate = (text: string): Day | null => parseParts(/^(\d{4})-(\d\d)-(\d\d)$/, text, [1, 2, 3]);

/** A day from its calendar parts, or nothing when no such day exists. Months count from 1. */
export function dayOf(year: number, month: number, date: number): Day | null {
  const found = dayjs.utc(`${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(date)}`);
  const real = found.isValid() && found.year() === year && found.month() === month - 1 && found.date() === date;
  return real ? day(found.valueOf() / DAY) : null;
}

/**
 * Whole years between two days, as birthdays count them: one on 29 February is on 1 March in other years. Less than
 * nothing when the second day comes first.
 */
export function yearsBetween(from: Day, to: Day): number {
  const [born, now] = [calendar(from), calendar(to)];
  const hasHadBirthday = now.month() > born.month() || (now.month() === born.month() && now.date() >= born.date());
  return now.year() - born.year() - (hasHadBirthday ? 0 : 1);
}

function parseParts(pattern: RegExp, text: string, [y, m, d]: readonly [number, number, number]): Day | null {
  const parts = pattern.exec(text);
  return parts ? dayOf(Number(parts[y]), Number(parts[m]), Number(parts[d])) : null;
}

const day = (count: number): Day => count as Day; // the one place a number becomes a day
const calendar = (of: Day): Dayjs => dayjs.utc(of * DAY);
const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value));

const osloClock = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Oslo',
  day: 'numeric',
  timeZoneName: 'longOffset',
});

const OFFSETS_KEPT = 10_000;
const offsets = new Map<number, number>();

/** How far Oslo's clocks are ahead of UTC, in milliseconds. Clocks change on a whole hour, so an hour has one answer. */
function osloOffset(instant: number): number {
  const hour = Math.floor(instant / HOUR);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  if (offsets.size >= OFFSETS_KEPT) offsets.clear();
  const offset = readOsloOffset(hour * HOUR);
  offsets.set(hour, offset);
  return offset;
}

// Asking for the offset alone takes a sixth of the time of asking for a whole date and counting back.
function readOsloOffset(instant: number): number {
  const [, hours = '0', minutes = '0'] = /GMT([+-]\d\d):(\d\d)/.exec(osloClock.format(instant)) ?? [];
  return Number(hours) * HOUR + Number(minutes) * MINUTE;
}
