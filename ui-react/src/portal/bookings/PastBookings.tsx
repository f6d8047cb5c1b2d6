import { dayMonth, hourMinute, instantOf, osloDay } from '@felles/core';
import { type BookingStatus, type BookingsPage, keyText, statusMessage } from '@felles/core/portal/bookings';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { CLOCK, HOURGLASS, NOT } from '../../kit/shapes.ts';
import styles from './Bookings.module.css';

/** The sign of an outcome, beside its word. */
const SIGNS: Readonly<Record<BookingStatus, ReactNode>> = {
  BOOKED: <Icon name="check" />,
  WAITING: <Shape path={HOURGLASS} />,
  ATTENDED: <Icon name="check" />,
  CANCELLED: <Icon name="close" />,
  LATE_CANCELLED: <Shape path={CLOCK} />,
  CLASS_CANCELLED: <Shape path={NOT} />,
  EXPIRED: <Shape path={HOURGLASS} />,
  NO_SHOW: <Icon name="alert" />,
};

/** Bookings that are over, with their outcome as a sign and a word. */
export function PastBookings({ view }: { readonly view: Extract<BookingsPage, { readonly status: 'ready' }> }) {
  const text = useText();
  const { past } = view.lists;
  return (
    <section className={styles.part}>
      <h2>{text('bookings.past')}</h2>
      {past.length === 0 && <p className={styles.where}>{text('bookings.pastNone')}</p>}
      <ul className={styles.rows}>
        {past.map((booking) => {
          const start = instantOf(booking.starts_at);
          const isBad = booking.status === 'NO_SHOW' || booking.status === 'LATE_CANCELLED';
          return (
            <li key={`${keyText(booking)} ${booking.booked_at}`} className={`${styles.row} ${styles.past}`}>
              <span className={styles.hours}>
                <b>{dayMonth(osloDay(start))}</b>
                <small>{hourMinute(start)}</small>
              </span>
              <span>
                <b>{booking.tittel?.trim() || booking.grennavn?.trim() || text('timetable.noName')}</b>
                <span className={styles.where}> {booking.instructor?.trim()}</span>
              </span>
              <span className={isBad ? `${styles.outcome} ${styles.bad}` : styles.outcome}>
                {booking.status && SIGNS[booking.status]}
                {text(statusMessage({ ...booking, promoted_at: null }, view.now))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
