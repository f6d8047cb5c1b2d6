import '../../i18n/catalogs/timetable.ts';
import '../../i18n/catalogs/member-notices.ts';

import { hourMinute, weekdayOf } from '@felles/core';
import { use } from 'react';
import { useText } from '../../i18n/text.ts';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import layout from '../../kit/Layout.module.css';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { MessageRow } from '../notices/MessageRow.tsx';
import { MemberPage, PartFailure, PartLoading, shortDay } from '../parts/MemberPage.tsx';
import { useOthers } from '../services.ts';
import styles from './MessagesScreen.module.css';

/** [P-MEMBER-60] The messages to a member by day. While the tab is looked at, those that the page shows become seen. */
export function MessagesScreen() {
  const store = use(useOthers().notices());
  const { days, today, isLoggedOut, staleSince } = useObservable(store.view$);
  const text = useText();
  useOpen(store);
  return (
    <MemberPage title={text('messages.title')} isLoggedOut={isLoggedOut}>
      <div className={layout.stack4} aria-busy={days.status === 'loading'}>
        {staleSince !== null && (
          <LiveRegion>
            <StatusBox inVain type="warning" title={text('messages.stale', { time: hourMinute(staleSince) })} />
          </LiveRegion>
        )}
        {days.status === 'ready' && days.value.length === 0 && (
          <StatusBox type="info" title={text('messages.empty')}>
            {text('messages.emptyWhy')}
          </StatusBox>
        )}
        {days.status === 'ready' &&
          days.value.map(({ day, notices }) => (
            <section key={day} aria-labelledby={`day-${day}`}>
              <h2 id={`day-${day}`} className={styles.day}>
                {day === today
                  ? text('messages.today')
                  : `${text(`weekday.${weekdayOf(day)}`)} ${shortDay(day, today)}`}
              </h2>
              <ul className={layout.plainList}>
                {notices.map((notice) => (
                  <MessageRow key={notice.id} notice={notice} />
                ))}
              </ul>
            </section>
          ))}
        {days.status === 'failed' && (
          <PartFailure title={text('messages.failed')} onRetry={store.reload}>
            {text('messages.failedWhy')}
          </PartFailure>
        )}
        <PartLoading isLoading={days.status === 'loading'} words={text('messages.loading')} />
      </div>
    </MemberPage>
  );
}
