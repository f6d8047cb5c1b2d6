import type { BookableClass } from '@felles/core/portal/timetable';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useObservable } from '../../react/use-observable.ts';
import { type BookingsPart, usePortal } from '../services.ts';
import type { CardBookings } from './card-bookings.ts';

/** The panel, and the bookings of the cards; null where the service has none. */
interface BookingsOfTimetable {
  readonly ofCards: CardBookings | null;
  readonly panel: ReactNode;
  readonly legend: ReactNode;
}

/** Fetches the bookings for a member, for an address with a class, and for a visitor who presses a time. */
export function useCardBookings(): BookingsOfTimetable {
  const { session, bookings, offers, center } = usePortal();
  const { status } = useObservable(session.view$);
  const text = useText();
  const [part, setPart] = useState<BookingsPart | null>(null);
  const { startUp } = useObservable(center.view$);
  const isOffered = startUp.status === 'ready' && offers('bookings');
  const isWanted = isOffered && (status === 'loggedIn' || new URLSearchParams(window.location.search).has('class'));

  const fetchPart = useCallback(async () => {
    try {
      const fetched = await bookings();
      setPart(fetched);
      return fetched;
    } catch {
      return null; // the times stay as they are, and the next press fetches again
    }
  }, [bookings]);
  useEffect(() => {
    if (isWanted) fetchPart();
  }, [isWanted, fetchPart]);
  useEffect(() => {
    part?.panel.open();
    return () => part?.panel.close();
  }, [part]);

  const ofCards = useMemo((): CardBookings | null => {
    if (!isOffered) return null;
    return {
      mark: (record) => (status === 'loggedIn' && part ? part.mark(text, record) : null),
      isMember: status === 'loggedIn',
      open(record: BookableClass) {
        if (part) part.panel.show(record);
        else fetchPart().then((fetched) => setTimeout(() => fetched?.panel.show(record)));
      },
    };
  }, [isOffered, status, part, text, fetchPart]);

  return {
    ofCards,
    panel: part && <part.ClassPanel panel={part.panel} />,
    legend: status === 'loggedIn' && part && <part.Legend />,
  };
}
