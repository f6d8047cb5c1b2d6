import {
  BookingOutcome,
  BookingRefusalDetail,
  BookingRequest,
  Bookings,
} from '@felles/core/internal/portal/bookings/model';
import { IsoDate } from '@felles/core/internal/shared/codecs';
import { BookingRules } from '@felles/core/portal/bookings';
import * as z from 'zod/mini';
import { member } from '../rows.ts';
import { WholeNumber, YesOrNo } from '../values.ts';

/** [P-MEMBER-01] The name by which a service says that members book their classes here. */
const extension = 'bookings';

/** A class is known by its day of Oslo and its number. */
const params = z.object({ date: IsoDate, class: WholeNumber });

/** [P-MEMBER-03] Places and spots of the member; whose they are, the session says. */
export const bookings = {
  booked: member.get('/booked/{from_date}/{to_date}', 'The bookings of the member in a period', {
    params: z.object({ from_date: IsoDate, to_date: IsoDate }),
    reply: Bookings,
    extension,
  }),
  rules: member.get('/booked/rules', 'The booking rules of the center', { reply: BookingRules, extension }),
  book: member.create('/book/{date}/{class}', 'Books a place in a class, or a spot in its queue', {
    params,
    body: BookingRequest,
    reply: BookingOutcome,
    refusal: BookingRefusalDetail,
    extension,
  }),
  cancel: member.delete('/book/{date}/{class}', 'Cancels a place in a class, or leaves its queue', {
    params,
    query: z.object({ late: z.optional(YesOrNo) }),
    reply: BookingOutcome,
    refusal: BookingRefusalDetail,
    extension,
    takesKey: true,
  }),
};
