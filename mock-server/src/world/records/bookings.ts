// The records of a class that can be booked, and of the members who book it.
import { BOOKING_STATUSES } from '@felles/core/internal/portal/bookings/model';
import * as z from 'zod/mini';

/** One member's place or spot in a class. All instants are epoch seconds. */
export const Seat = z.object({
  /** Below zero: one of the other people of the demo world, to whom nothing is sent. */
  member: z.int(),
  status: z.enum(BOOKING_STATUSES),
  bookedAt: z.int(),
  promotedAt: z.nullable(z.int()),
  /** The member's own last moment to cancel without consequence, where it is later than that of the class. */
  cancelUntil: z.nullable(z.int()),
  /** The member will not come, and has not said so. */
  isAbsent: z.boolean(),
  /** The language in which the member is told. */
  language: z.enum(['no', 'en']),
});
export type Seat = z.infer<typeof Seat>;

/** A class on its day, with all seats in their order of arrival. A member's last seat counts; those before it are over. */
export const BookedClass = z.object({
  center: z.string(),
  /** YYYY-MM-DD */
  date: z.string(),
  id: z.int(),
  departmentId: z.int(),
  startsAt: z.int(),
  endsAt: z.int(),
  opensAt: z.int(),
  /** The last moment to cancel without consequence; from then on no one is promoted. */
  cancelUntil: z.int(),
  /** The end of booking and of the queue. */
  closesAt: z.int(),
  /** That a place takes from a member who pays by clips. */
  clips: z.int(),
  capacity: z.int().check(z.gte(0)),
  isCancelled: z.boolean(),
  /** Whether those who wait have been told that a place is free. */
  isFreeTold: z.boolean(),
  seats: z.array(Seat),
});
export type BookedClass = z.infer<typeof BookedClass>;

/** A pause of a member's agreements at a center, from one day to another, both included (YYYY-MM-DD). */
export const Pause = z.object({ center: z.string(), member: z.int(), from: z.string(), to: z.string() });
export type Pause = z.infer<typeof Pause>;
