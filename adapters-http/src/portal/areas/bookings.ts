import type { Behavior } from '@felles/core';
import { createBookings } from '@felles/core/internal/portal/bookings/store';
import { derive } from '@felles/core/internal/shared/behavior';
import type { BookingStores, BookingsPort } from '@felles/core/portal/bookings';
import type { TimetableStore } from '@felles/core/portal/timetable';
import type { Http } from '../../http.ts';
import { newKey } from '../../new-key.ts';
import { bookings } from '../../wire/portal/bookings.ts';
import type { Portal } from '../door.ts';

/** Whether the service has bookings: without them a frontend shows nothing of them. */
export const hasBookings = ({ access }: Pick<Portal, 'access'>): Behavior<boolean> =>
  derive({ access }, ({ access: { additions = [] } }) => additions.includes('bookings'));

/**
 * The bookings of the member: the panel of a class in the timetable, and the page of the own bookings.
 * @example
 * const { panel, page } = createMemberBookings(portal, createTimetable(portal));
 * page.open();
 * page.view$.subscribe((view) => draw(view)); // the next class, the others by day, and the rules
 */
export const createMemberBookings = (
  { http, session, place, toasts }: Pick<Portal, 'http' | 'session' | 'place' | 'toasts'>,
  timetable: TimetableStore,
): BookingStores =>
  createBookings({
    port: createBookingsHttp(http),
    session,
    timetable,
    surroundings: place.surroundings,
    tabs: place.tabs,
    address: place.address,
    toasts,
    newKey,
    clock: place.clock,
  });

/** Core's `BookingsPort`. Each call needs a session; what creates or cancels takes a key. */
export const createBookingsHttp = (http: Http): BookingsPort => ({
  booked: ({ from, to }) => http.ask(bookings.booked, { params: { from_date: from, to_date: to } }),
  rules: () => http.ask(bookings.rules, {}),
  book: (of, body, key) => http.ask(bookings.book, { params: { date: of.date, class: of.class }, body, key }),
  cancel: (of, late, key) =>
    http.ask(bookings.cancel, {
      params: { date: of.date, class: of.class },
      query: { ...(late && { late: true }) },
      key,
    }),
});
