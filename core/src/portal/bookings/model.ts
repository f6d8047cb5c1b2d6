import * as z from 'zod/mini';
import { IsoDate } from '../../shared/codecs.ts';
import { nullIfUnreadable, readableOf, seconds, text } from '../../shared/wire-values.ts';
import { BookableClass } from '../timetable/model.ts';

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

const count = () => z.nullish(z.number());

/** [P-MEMBER-07] A place or a spot of the member of the session, and what became of it. */
export const Booking = z.object({
  date: IsoDate,
  class: z.number(),
  /** Null is unknown: such a booking may be a place. */
  status: nullIfUnreadable(z.enum(BOOKING_STATUSES)),
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
export interface Booking extends z.infer<typeof Booking> {}
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
export interface BookingRules extends z.infer<typeof BookingRules> {}

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

/** The detail of a refusal: the class as it is now, and the booking that is in the way. */
export const BookingRefusalDetail = z.object({ class: z.nullish(BookableClass), other: z.nullish(Booking) });

/** The refusals that a service of bookings has; others are told in its own words. */
export const REFUSALS = [
  'Full',
  'Closed',
  'NotOpen',
  'Late',
  'Limit',
  'Overlaps',
  'Blocked',
  'Frozen',
  'NoAgreement',
  'NoClips',
  'NoContact',
  'ClassCancelled',
  'Started',
  'Changed',
  'NotBooked',
  'UnknownClass',
] as const;
export type RefusalType = (typeof REFUSALS)[number];

export const refusalType = (type: string): RefusalType | null => REFUSALS.find((one) => one === type) ?? null;
