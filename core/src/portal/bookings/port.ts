import type { Day } from '../../shared/dates.ts';
import type { Reply } from '../../shared/reply.ts';
import type { Booking, BookingOutcome, BookingRequest, BookingRules } from './model.ts';
import type { ClassKey } from './rules.ts';

/** [P-MEMBER-03] The bookings of the member of the session. */
export interface BookingsPort {
  booked(period: { readonly from: Day; readonly to: Day }): Reply<readonly Booking[]>;
  rules(): Reply<BookingRules>;
  book(of: ClassKey, request: BookingRequest, key: string): Reply<BookingOutcome>;
  /** `late` accepts the consequence of a late cancellation. */
  cancel(of: ClassKey, late: boolean, key: string): Reply<BookingOutcome>;
}
