// Instants and deadlines in words: in Oslo's time, not in that of the device.
import { addDays, dayMonth, hourMinute, type Instant, osloDay, weekdayOf } from '../../shared/dates.ts';
import type { BookingMessage } from '../../texts/bookings.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TWO_DAYS = 48 * HOUR;

/** [P-MEMBER-32] The time of day; in the hour that comes twice, it says which one. */
export function timeMessage(instant: Instant): BookingMessage {
  const time = hourMinute(instant);
  const comesAgain = hourMinute(instant + HOUR) === time;
  const cameBefore = hourMinute(instant - HOUR) === time;
  if (comesAgain) return { key: 'bookings.time.summer', params: { time } };
  return { key: cameBefore ? 'bookings.time.winter' : 'bookings.time', params: { time } };
}

const WEEKDAY_KEYS = [
  'bookings.weekday.0',
  'bookings.weekday.1',
  'bookings.weekday.2',
  'bookings.weekday.3',
  'bookings.weekday.4',
  'bookings.weekday.5',
  'bookings.weekday.6',
] as const;

/** [P-MEMBER-31] An instant as people say it, with its day of Oslo. */
export function whenMessage(instant: Instant, now: Instant): BookingMessage {
  const day = osloDay(instant);
  const today = osloDay(now);
  const time = timeMessage(instant);
  if (day === today) return { key: 'bookings.when.today', params: { time } };
  if (day === addDays(today, 1)) return { key: 'bookings.when.tomorrow', params: { time } };
  const weekday: BookingMessage = { key: WEEKDAY_KEYS[weekdayOf(day)], params: {} };
  return { key: 'bookings.when.day', params: { weekday, date: dayMonth(day), time } };
}

/** [P-MEMBER-55] The time until an instant, which is ahead. */
export function inMessage(instant: Instant, now: Instant): BookingMessage {
  const left = Math.max(0, instant - now);
  if (left >= TWO_DAYS) return { key: 'bookings.in.days', params: { days: osloDay(instant) - osloDay(now) } };
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (left < HOUR) return { key: 'bookings.in.minutes', params: { minutes } };
  return { key: 'bookings.in.hours', params: { hours: Math.floor(left / HOUR), minutes } };
}

/** The deadline of a place: until when it is free to cancel, or that this is over. */
export function describeDeadline(until: Instant | null, now: Instant): BookingMessage {
  if (until === null) return { key: 'bookings.deadlineUnknown', params: {} };
  const when = whenMessage(until, now);
  return now > until
    ? { key: 'bookings.deadlinePast', params: { when } }
    : { key: 'bookings.deadline', params: { when, in: inMessage(until, now) } };
}

/** The deadline with its date, however near it is: a calendar's entry is read on another day. */
export const deadlineNote = (until: Instant | null): BookingMessage =>
  until === null
    ? { key: 'bookings.deadlineUnknown', params: {} }
    : { key: 'bookings.beforeBooking', params: { when: whenMessage(until, 0) } };
