import '../../i18n/catalogs/invoices.ts';

import { hourMinute } from '@felles/core';
import type { InvoicesView } from '@felles/core/portal/invoices';
import { use } from 'react';
import { useText } from '../../i18n/text.ts';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { InvoicePanel } from '../invoices/InvoicePanel.tsx';
import styles from '../invoices/Invoices.module.css';
import { PaidMonths } from '../invoices/PaidMonths.tsx';
import { UnpaidList } from '../invoices/UnpaidList.tsx';
import { MemberPage, PartFailure, PartLoading } from '../parts/MemberPage.tsx';
import { useOthers } from '../services.ts';

/** [P-MEMBER-43] The invoices of a member, unpaid and paid. */
export function InvoicesScreen() {
  const invoices = use(useOthers().invoices());
  const view = useObservable(invoices.view$);
  const text = useText();
  useOpen(invoices);
  const { unpaid, paid, today, chosen, staleSince } = view;
  const isLoading = unpaid.status === 'loading' || paid.status === 'loading';
  return (
    <MemberPage
      title={text('invoices.title')}
      isLoggedOut={view.isLoggedOut}
      beside={chosen && <InvoicePanel view={chosen} today={today} onClose={() => invoices.choose(null)} />}
    >
      <div className={styles.page} aria-busy={isLoading}>
        {staleSince !== null && (
          <LiveRegion>
            <StatusBox inVain type="warning" title={text('invoices.stale', { time: hourMinute(staleSince) })} />
          </LiveRegion>
        )}
        {isEmpty(view) ? (
          <StatusBox type="info" title={text('invoices.empty')}>
            {text('invoices.emptyWhy')}
          </StatusBox>
        ) : (
          <>
            {unpaid.status === 'ready' && (
              <UnpaidList unpaid={unpaid.value} today={today} chosen={chosen?.key} onOpen={invoices.choose} />
            )}
            {unpaid.status === 'failed' && (
              <PartFailure title={text('invoices.unpaidFailed')} onRetry={invoices.reload}>
                {text('invoices.unpaidFailedWhy')}
              </PartFailure>
            )}
            {paid.status === 'ready' && (
              <PaidMonths
                paid={paid.value}
                today={today}
                chosen={chosen?.key}
                onOpen={invoices.choose}
                onMore={invoices.showMore}
              />
            )}
            {paid.status === 'failed' && (
              <PartFailure title={text('invoices.paidFailed')} onRetry={invoices.reload}>
                {unpaid.status === 'ready' && text('invoices.paidFailedWhy')}
              </PartFailure>
            )}
          </>
        )}
        <PartLoading isLoading={isLoading} words={text('invoices.loading')} />
      </div>
    </MemberPage>
  );
}

const isEmpty = ({ unpaid, paid }: InvoicesView): boolean =>
  unpaid.status === 'ready' &&
  unpaid.value.invoices.length === 0 &&
  paid.status === 'ready' &&
  paid.value.months.length === 0;
