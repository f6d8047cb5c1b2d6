import { dayMonth, hourMinute, instantOf, osloDay, weekdayOf } from '@felles/core';
import {
  actOn,
  type Booking,
  type BookingsPage,
  type BookingsPageStore,
  deadlineNote,
  describeDeadline,
  keyText,
  movesMessage,
  pressAnswer,
  standingBy,
  statusMessage,
  timeMessage,
  whenMessage,
} from '@felles/core/portal/bookings';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button, PageButton } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { CARD } from '../../kit/shapes.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import styles from './Bookings.module.css';
import { entryOf, saveEntry } from './CalendarButton.tsx';
import { classAddress } from './class-address.ts';
import { usePrice } from './use-price.ts';

interface ComingProps {
  readonly view: Extract<BookingsPage, { readonly status: 'ready' }>;
  readonly page: BookingsPageStore;
}

/** The next class by itself, and the others by day, places and spots as the day is lived. */
export function ComingBookings({ view, page }: ComingProps) {
  const { lists, now } = view;
  const text = useText();
  return (
    <>
      {lists.next && (
        <section className={styles.next} aria-labelledby="next-class">
          <h2 className={styles.label}>{text('bookings.next')}</h2>
          <p className={styles.big}>{text(whenMessage(instantOf(lists.next.starts_at), now))}</p>
          <Row booking={lists.next} view={view} page={page} id="next-class" />
        </section>
      )}
      {lists.coming.length > 0 && (
        <section>
          <h2>
            <HiddenText>{text('bookings.coming')}</HiddenText>
          </h2>
          {lists.coming.map(({ date, bookings }) => (
            <div key={date}>
              <h3 className={styles.day}>
                {text(date === osloDay(now) ? 'timetable.today' : `weekday.${weekdayOf(date)}`)}{' '}
                <time>{dayMonth(date)}</time>
              </h3>
              <ul className={styles.rows}>
                {bookings.map((booking) => (
                  <li key={keyText(booking)} className={styles.row}>
                    <span className={styles.hours}>
                      <b>{text(timeMessage(instantOf(booking.starts_at)))}</b>
                      <small>{hourMinute(instantOf(booking.ends_at))}</small>
                    </span>
                    <Row booking={booking} view={view} page={page} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
    </>
  );
}

interface RowProps extends ComingProps {
  readonly booking: Booking;
  readonly id?: string;
}

/** A booking with its deadline and its acts. */
function Row({ booking, view, page, id }: RowProps) {
  const { now, progress } = view;
  const { date, avdeling: departmentId = null } = booking;
  const { center, offers } = usePortal();
  const text = useText();
  const name = booking.tittel?.trim() || booking.grennavn?.trim() || text('timetable.noName');
  const cancelUntil = booking.cancel_until ? instantOf(booking.cancel_until) : null;
  const press = progress.get(keyText(booking));
  const answer = press && pressAnswer(press, now, standingBy(booking));
  const moves = movesMessage(booking, now);
  return (
    <div className={styles.booking}>
      <h3 id={id} className={styles.name}>
        <PageLink to={classAddress(paths.classes.of(center.code), { date, id: booking.class, departmentId })}>
          {name}
        </PageLink>
      </h3>
      <p className={styles.where}>
        {[[booking.salnavn, booking.avdelingnavn].filter(Boolean).join(', '), booking.instructor?.trim()]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={styles.status}>
        {booking.status === 'BOOKED' ? (
          <Icon name="check" />
        ) : (
          <span className={styles.spot} aria-hidden="true">
            {booking.waitingspot || '?'}
          </span>
        )}
        <b>
          <MessageText message={statusMessage(booking, now)} />
        </b>
        <span>{booking.status === 'BOOKED' ? text(describeDeadline(cancelUntil, now)) : moves && text(moves)}</span>
      </p>
      <div role="status">
        {answer && (
          <p className={styles.answer}>
            <b>{text(answer.title)}</b>{' '}
            {answer.details.map((detail) => (
              <span key={detail.key}>{text(detail)} </span>
            ))}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        {booking.status === 'BOOKED' && (
          <Button
            icon="calendar"
            aria-label={text('bookings.saveOf', { name })}
            onClick={() =>
              saveEntry({ ...entryOf(booking, center.code, name), note: text(deadlineNote(cancelUntil)) }, now)
            }
          >
            {text('class.calendar')}
          </Button>
        )}
        {/* At the door of the next class the card is asked for, too. */}
        {booking === view.lists.next && booking.status === 'BOOKED' && offers('member-card') && (
          <PageButton to={paths.card.of(center.code)}>
            <Shape path={CARD} />
            {text('class.card')}
          </PageButton>
        )}
        <GiveUp booking={booking} name={name} view={view} page={page} />
      </div>
    </div>
  );
}

/** [P-MEMBER-20] Cancels the place or leaves the queue; a late cancellation is confirmed first. */
function GiveUp({ booking, name, view, page }: RowProps & { readonly name: string }) {
  const { now, progress, offlineSince, rules } = view;
  const [isAsked, setAsked] = useState(false);
  const text = useText();
  const priceOf = usePrice();
  const price = rules.status === 'ready' ? rules.value.late_price : null;
  const press = progress.get(keyText(booking));
  const act = actOn(booking, now);
  if (act === null) return null;
  if (press?.kind === 'checking') return <Button onClick={() => page.check(booking)}>{text('class.check')}</Button>;
  const isLate = act.isLate || (press?.kind === 'refused' && press.type === 'Late');
  const start = () => {
    if (offlineSince !== null) return;
    if (isLate && act.kind === 'cancel') setAsked(true);
    else page.giveUp(booking, false);
  };
  return (
    <>
      <Button
        kind={act.kind === 'cancel' ? 'danger' : 'secondary'}
        busy={press?.kind === 'sending'}
        aria-disabled={offlineSince !== null || undefined}
        onClick={start}
      >
        {text(act.kind === 'cancel' ? 'class.cancel' : 'class.leave')}
        <HiddenText> {name}</HiddenText>
      </Button>
      {isAsked && (
        <Dialog
          isQuestion
          title={text('bookings.confirmLate')}
          onClose={() => setAsked(false)}
          footer={
            <>
              <Button data-first onClick={() => setAsked(false)}>
                {text('class.keep')}
              </Button>
              <Button
                kind="danger"
                onClick={() => {
                  setAsked(false);
                  page.giveUp(booking, true);
                }}
              >
                {price ? text('class.cancelFor', { price: priceOf(price) }) : text('class.cancelLate')}
              </Button>
            </>
          }
        >
          <p>{text('bookings.confirmLateWhy')}</p>
        </Dialog>
      )}
    </>
  );
}

/** The timetable with the panel of the class. */
