import '../../i18n/catalogs/timetable.ts';
import '../../i18n/catalogs/member-visits.ts';

import { type Day, dayMonth, hourMinute, instantOf, osloDay, weekdayOf } from '@felles/core';
import type { MemberVisit, VisitMonth } from '@felles/core/portal/visits';
import { use, useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import layout from '../../kit/Layout.module.css';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { MemberPage, monthName, PartFailure, PartLoading, shortDay } from '../parts/MemberPage.tsx';
import { useOthers } from '../services.ts';
import styles from './VisitsScreen.module.css';

/** [P-MEMBER-46] The visits of a member by month, as far as the center keeps them. */
export function VisitsScreen() {
  const store = use(useOthers().visits());
  const { visits, today, isLoggedOut, staleSince } = useObservable(store.view$);
  const text = useText();
  useOpen(store);
  return (
    <MemberPage title={text('myVisits.title')} isLoggedOut={isLoggedOut}>
      <div className={layout.stack4} aria-busy={visits.status === 'loading'}>
        {visits.status === 'ready' && visits.value.keptDays !== null && (
          <p className={styles.quiet}>{text('myVisits.kept', { days: visits.value.keptDays })}</p>
        )}
        {staleSince !== null && (
          <LiveRegion>
            <StatusBox inVain type="warning" title={text('myVisits.stale', { time: hourMinute(staleSince) })} />
          </LiveRegion>
        )}
        {visits.status === 'ready' && visits.value.months.length === 0 && (
          <StatusBox type="info" title={text('myVisits.empty')}>
            {text('myVisits.emptyWhy')}
          </StatusBox>
        )}
        {visits.status === 'ready' &&
          visits.value.months.map((month) => <Month key={month.month} month={month} today={today} />)}
        {visits.status === 'failed' && (
          <PartFailure title={text('myVisits.failed')} onRetry={store.reload}>
            {text('myVisits.failedWhy')}
          </PartFailure>
        )}
        <PartLoading isLoading={visits.status === 'loading'} words={text('myVisits.loading')} />
      </div>
    </MemberPage>
  );
}

function Month({ month: { month, visits, since }, today }: { readonly month: VisitMonth; readonly today: Day }) {
  const text = useText();
  const id = useId();
  const count = visits.length;
  return (
    <section aria-labelledby={id} className={styles.visits}>
      <div className={styles.month}>
        <h2 id={id}>{monthName(text, month)}</h2>
        <span>
          {since === null
            ? text('myVisits.count', { count })
            : text('myVisits.countSince', { count, date: shortDay(since, today) })}
        </span>
      </div>
      {count === 0 ? (
        <p className={styles.quiet}>{text('myVisits.none')}</p>
      ) : (
        <ul className={layout.plainList}>
          {visits.map((visit, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: visits have no id that is sure to be theirs alone, and hold nothing
            <Visit key={at} visit={visit} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Visit({ visit }: { readonly visit: MemberVisit }) {
  const text = useText();
  const at = instantOf(visit.at);
  const day = osloDay(at);
  return (
    <li className={styles.visit}>
      <span>
        {text(`weekday.short.${weekdayOf(day)}`)} {dayMonth(day)}
      </span>
      <span className={styles.time}>{hourMinute(at)}</span>
      <span className={styles.class} data-alone={!visit.class_title?.trim() || undefined}>
        {visit.class_title?.trim() || text('myVisits.alone')}
      </span>
      <span className={styles.place}>{visit.department_name}</span>
    </li>
  );
}
