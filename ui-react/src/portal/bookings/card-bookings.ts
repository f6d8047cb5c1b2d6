import type { BookableClass } from '@felles/core/portal/timetable';
import { createContext, type ReactNode } from 'react';

/** The member's part of a class time in the timetable. */
export interface ClassMark {
  readonly sign: ReactNode;
  /** Null for a class that is over, which its look alone says. */
  readonly word: string | null;
  /** How the time looks. */
  readonly look: string | undefined;
  readonly isOwn: boolean;
}

/** Bookings in the cards of the timetable; the code for them comes after the cards. */
export interface CardBookings {
  /** Null for a time without a mark. */
  readonly mark: (record: BookableClass) => ClassMark | null;
  /** A member books by the times, so they are large enough for fingers. */
  readonly isMember: boolean;
  readonly open: (record: BookableClass) => void;
}

/** Null where the service has no bookings. */
export const CardBookingsContext = createContext<CardBookings | null>(null);
CardBookingsContext.displayName = 'the bookings of the cards';
