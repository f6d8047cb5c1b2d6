import '../../i18n/catalogs/bookings.ts';
import '../../i18n/catalogs/timetable.ts';

import type { BookingsPage, BookingsPageStore } from '@felles/core/portal/bookings';
import { timeMessage } from '@felles/core/portal/bookings';
import { use, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button, PageButton } from '../../kit/Button.tsx';
import { HiddenText, LiveRegion } from '../../kit/HiddenText.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/Text.module.css';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import styles from '../bookings/Bookings.module.css';
import { CenterRules } from '../bookings/CenterRules.tsx';
import { ComingBookings } from '../bookings/ComingBookings.tsx';
import { PastBookings } from '../bookings/PastBookings.tsx';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import { wayBackTo } from '../session/way-back.ts';

/** [P-MEMBER-52] The member's own bookings. */
export function BookingsScreen() {
  const { page } = use(usePortal().bookings());
  const view = useObservable(page.view$);
  const text = useText();
  const content = useRef<HTMLDivElement>(null);
  useOpen(page);
  useLostFocus(() => content.current, view.status === 'loading' ? null : view.status);
  return (
    <Sheet title={text('bookings.title')}>
      <div ref={content} tabIndex={-1} className={styles.content} aria-busy={view.status === 'loading'}>
        <Content view={view} page={page} />
      </div>
    </Sheet>
  );
}

function Content({ view, page }: { readonly view: BookingsPage; readonly page: BookingsPageStore }) {
  const { center } = usePortal();
  const text = useText();
  const retry = <Button onClick={page.reload}>{text('retry')}</Button>;
  switch (view.status) {
    case 'loading':
      return (
        <LiveRegion>
          <HiddenText>{text('bookings.loading')}</HiddenText>
        </LiveRegion>
      );
    case 'signedOut':
      return (
        <LiveRegion>
          <StatusBox
            type="info"
            title={text('bookings.logInWhy')}
            action={
              <PageLink
                className={link.link}
                to={paths.login.of(center.code)}
                state={wayBackTo(paths.bookings.of(center.code))}
              >
                {text('class.logIn')}
              </PageLink>
            }
          />
        </LiveRegion>
      );
    case 'failed':
      return (
        <LiveRegion role="alert">
          <StatusBox type="danger" title={text('bookings.failedTitle')} action={retry}>
            {text('bookings.failedWhy')} <MessageText message={view.failure} />
          </StatusBox>
        </LiveRegion>
      );
    case 'ready':
      return <Ready view={view} page={page} />;
  }
}

interface ReadyProps {
  readonly view: Extract<BookingsPage, { readonly status: 'ready' }>;
  readonly page: BookingsPageStore;
}

function Ready({ view, page }: ReadyProps) {
  const { center } = usePortal();
  const { lists, offlineSince, refreshFailure } = view;
  const text = useText();
  const isEmpty = lists.placeCount + lists.queueCount === 0;
  return (
    <>
      {offlineSince !== null && (
        <LiveRegion>
          <StatusBox type="warning" title={text('bookings.offlineSince', { time: text(timeMessage(offlineSince)) })} />
        </LiveRegion>
      )}
      {offlineSince === null && refreshFailure && (
        <LiveRegion>
          <StatusBox
            type="warning"
            title={text('bookings.staleTitle')}
            action={<Button onClick={page.reload}>{text('retry')}</Button>}
          >
            <MessageText message={refreshFailure} />
          </StatusBox>
        </LiveRegion>
      )}
      <div className={styles.lead}>
        <p>
          {!isEmpty &&
            text(lists.queueCount === 0 ? 'bookings.places' : 'bookings.counts', {
              count: lists.placeCount,
              places: text('bookings.places', { count: lists.placeCount }),
              waiting: lists.queueCount,
            })}
        </p>
        <PageButton kind="primary" to={paths.classes.of(center.code)}>
          {text('bookings.find')}
        </PageButton>
      </div>
      {isEmpty ? (
        <div className={styles.empty}>
          <Icon name="calendar" />
          <b>{text('bookings.empty')}</b>
          <p>{text('bookings.emptyWhy')}</p>
        </div>
      ) : (
        <ComingBookings view={view} page={page} />
      )}
      <PastBookings view={view} />
      <CenterRules view={view} page={page} />
    </>
  );
}
