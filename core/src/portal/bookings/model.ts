import * as z from 'zod/mini';
import { IsoDate } from '../../shared/codecs.ts';
import { anyValue, readableOf, text } from '../../shared/wire-values.ts';
import { ClassRecord } from '../timetable/model.ts';

/** [P-MEMBER-07] The states of a booking: a place, a spot in the queue, or how either ended. */
export const BOOKING_STATUSES = [
  'BOOKED',
  'WAITING',
  'CANCELLED',
  'LATE_CANCELLED',
  'CLASS_CANCELLED',
  'EXPIRED',
  'ATTENDED',
  'NO_SHOW',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Epoch seconds, up to the last year that calendars can show. */
const seconds = () => z.number().check(z.gte(0), z.lte(253_402_300_799)).brand<'epoch seconds'>();
const count = () => z.nullish(z.number());

/**
 * [P-MEMBER-04] [P-MEMBER-05] The longer record of a class, with fields of ours. Nothing in it is trusted: a number may
 * be any value, and the rules decide which of them can be shown.
 */
export const BookableClass = z.object({
  ...ClassRecord.shape,
  /** The last moment to cancel without consequence, and the first to book (epoch seconds). */
  cancel_until: anyValue(),
  opens_at: anyValue(),
  /** The consequence of a late cancellation, in words and kroner. */
  late_words: text(),
  class_cancelled: anyValue(),
  /** How many wait. */
  waiting: anyValue(),
});
export type BookableClass = z.infer<typeof BookableClass>;
/** The answer with the classes of a period. */
export const BookableClasses = z.array(BookableClass);

/** [P-MEMBER-07] A place or a spot of the member of the session, and what became of it. */
export const Booking = z.object({
  date: IsoDate,
  class: z.number(),
  status: z.enum(BOOKING_STATUSES),
  /** 1 is next; none or 0 does not wait. */
  waitingspot: count(),
  starts_at: seconds(),
  ends_at: seconds(),
  tittel: text(),
  grennavn: text(),
  instructor: text(),
  avdeling: z.nullish(z.number()),
  avdelingnavn: text(),
  salnavn: text(),
  cancel_until: z.nullish(seconds()),
  res_slettes: z.nullish(seconds()),
  booked_at: z.nullish(seconds()),
  promoted_at: z.nullish(seconds()),
});
export type Booking = z.infer<typeof Booking>;
/** The bookings of a period; an unreadable one is left out. */
export const Bookings = readableOf(Booking);

/** [P-MEMBER-08] The booking rules of a center, with the end of the member's block. A rule that is not told is none. */
export const BookingRules = z.object({
  opens_before_min: count(),
  closes_before_min: count(),
  cancel_before_min: count(),
  max_per_day: count(),
  max_per_week: count(),
  max_waiting: count(),
  no_show_limit: count(),
  no_show_days: count(),
  block_days: count(),
  /** Kroner. */
  late_price: count(),
  blocked_until: z.nullish(seconds()),
});
export type BookingRules = z.infer<typeof BookingRules>;

/** A request for a place, or with `waiting` for a spot in the queue. */
export const BookingRequest = z.strictObject({
  waiting: z.boolean(),
  /** The member knows that it overlaps another booking. */
  overlaps: z.boolean(),
});
export type BookingRequest = z.infer<typeof BookingRequest>;

/** The answer to each change: the booking, and the class as it is now. */
export const BookingOutcome = z.object({ booking: Booking, class: BookableClass });
export type BookingOutcome = z.infer<typeof BookingOutcome>;
