import type { Portal } from '@felles/adapters-http/portal';
import { createMemberBookings } from '@felles/adapters-http/portal/areas/bookings';
import type { TimetableStore } from '@felles/core/portal/timetable';
import { ClassPanel } from '../portal/bookings/ClassPanel.tsx';
import { Legend, markIn } from '../portal/bookings/mark.tsx';
import type { BookingsPart } from '../portal/services.ts';

/** The bookings and their parts of the timetable come as one file, after the timetable itself. */
export const composeBookings = (portal: Portal, timetable: TimetableStore): BookingsPart => ({
  ...createMemberBookings(portal, timetable),
  ClassPanel,
  mark: (text, record) => markIn(text, record, portal.place.clock.now()),
  Legend,
});
