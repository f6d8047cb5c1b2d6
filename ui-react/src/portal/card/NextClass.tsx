import { addDays, dayMonth, hourMinute, instantOf, osloDay, weekdayOf } from '@felles/core';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { classAddress } from '../bookings/class-address.ts';
import { paths } from '../paths.ts';
import { type BookingsPart, usePortal } from '../services.ts';
import styles from './Card.module.css';

/** The next class of the member, below the card: at the door both are asked for. */
export function NextClass({ store: { page } }: { readonly store: BookingsPart }) {
  const { center } = usePortal();
  const view = useObservable(page.view$);
  const text = useText();
  useOpen(page);
  if (view.status === 'failed') return <p className={styles.nextFailed}>{text('card.nextFailed')}</p>;
  const next = view.status === 'ready' ? view.lists.next : null;
  if (view.status !== 'ready' || next === null) return null;
  const { date, class: id, avdeling: departmentId = null } = next;
  const address = classAddress(paths.classes.of(center.code), { date, id, departmentId });
  const name = next.tittel?.trim() || next.grennavn?.trim() || text('timetable.noName');
  const day = osloDay(instantOf(next.starts_at));
  const today = osloDay(view.now);
  return (
    <PageLink className={styles.next} to={address}>
      <time>{hourMinute(instantOf(next.starts_at))}</time>
      <span>
        <b>
          {day === today
            ? text('card.nextToday', { name })
            : day === addDays(today, 1)
              ? text('card.nextTomorrow', { name })
              : text('card.nextOn', { name, day: text(`weekday.${weekdayOf(day)}`), date: dayMonth(day) })}
        </b>
        <small>{[text('card.place'), next.salnavn?.trim()].filter(Boolean).join(' · ')}</small>
      </span>
      <Icon name="check" />
    </PageLink>
  );
}
