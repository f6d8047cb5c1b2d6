import '../../i18n/catalogs/bookings.ts';
import '../../i18n/catalogs/timetable.ts';

import { instantOf } from '@felles/core';
import { type Booking, describeDeadline, statusMessage, timeMessage, whenMessage } from '@felles/core/portal/bookings';
import { type ReactNode, useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import styles from '../bookings/Bookings.module.css';
import { classAddress } from '../bookings/class-address.ts';
import { PartFailure, PartLoading } from '../parts/MemberPage.tsx';
import { paths } from '../paths.ts';
import { type BookingsPart, usePortal } from '../services.ts';
import own from './MemberStart.module.css';

/** The next class of the member, with the deadline of its place. A failure never looks like no class. */
export function NextClassPart({ store: { page } }: { readonly store: BookingsPart }) {
  const view = useObservable(page.view$);
  const text = useText();
  useOpen(page);
  if (view.status === 'failed')
    return (
      <PartFailure title={text('bookings.failedTitle')} onRetry={page.reload}>
        {text('bookings.failedWhy')}
      </PartFailure>
    );
  if (view.status !== 'ready') return <NextClassLoading />;
  const { lists, now, offlineSince } = view;
  return (
    <Box>
      {lists.next ? <Place booking={lists.next} now={now} /> : <NoPlace waiting={lists.queueCount} />}
      {offlineSince !== null && (
        <p className={styles.where}>{text('bookings.offlineSince', { time: text(timeMessage(offlineSince)) })}</p>
      )}
    </Box>
  );
}

/** In its place until the answer is there. */
export function NextClassLoading() {
  const text = useText();
  return (
    <Box>
      <PartLoading isLoading words={text('memberStart.loading')} />
    </Box>
  );
}

function Box({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const id = useId();
  return (
    <section className={`${styles.next} ${own.next}`} aria-labelledby={id}>
      <h2 id={id} className={styles.label}>
        {text('bookings.next')}
      </h2>
      {children}
    </section>
  );
}

function Place({ booking, now }: { readonly booking: Booking; readonly now: number }) {
  const { center } = usePortal();
  const text = useText();
  const { date, class: id, avdeling: departmentId = null } = booking;
  const address = classAddress(paths.classes.of(center.code), { date, id, departmentId });
  const name = booking.tittel?.trim() || booking.grennavn?.trim() || text('timetable.noName');
  return (
    <>
      <p className={styles.big}>{text(whenMessage(instantOf(booking.starts_at), now))}</p>
      <h3 className={styles.name}>
        <PageLink to={address}>{name}</PageLink>
      </h3>
      <p className={styles.where}>
        {[[booking.salnavn, booking.avdelingnavn].filter(Boolean).join(', '), booking.instructor?.trim()]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={styles.status}>
        <Icon name="check" />
        <b>
          <MessageText message={statusMessage(booking, now)} />
        </b>
        <span>{text(describeDeadline(booking.cancel_until ? instantOf(booking.cancel_until) : null, now))}</span>
      </p>
    </>
  );
}

function NoPlace({ waiting }: { readonly waiting: number }) {
  const { center } = usePortal();
  const text = useText();
  return (
    <>
      <p className={styles.name}>{text('memberStart.none')}</p>
      {waiting > 0 ? (
        <PageLink to={paths.bookings.of(center.code)}>{text('memberStart.waiting', { count: waiting })}</PageLink>
      ) : (
        <p>{text('memberStart.noneWhy')}</p>
      )}
    </>
  );
}
