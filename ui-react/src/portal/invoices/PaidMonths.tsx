import { type Day, inWholeOre, kroner } from '@felles/core';
import type { InvoiceView, PaidView } from '@felles/core/portal/invoices';
import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Fold } from '../../kit/parts/Fold.tsx';
import { monthName, PartFailure } from '../parts/MemberPage.tsx';
import styles from './Invoices.module.css';
import { stateWords } from './invoice-words.ts';

interface PaidMonthsProps {
  readonly paid: PaidView;
  readonly today: Day;
  /** The key of the invoice in the panel. */
  readonly chosen: string | undefined;
  readonly onOpen: (key: string) => void;
  readonly onMore: () => void;
}

/** [P-MEMBER-43] The paid invoices, month by month. */
export function PaidMonths({
  paid: { months, hasMore, isLoadingMore, moreFailure },
  today,
  chosen,
  onOpen,
  onMore,
}: PaidMonthsProps) {
  const text = useText();
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {text('invoices.paid')}
      </h2>
      {months.length === 0 && <p className={styles.meta}>{text('invoices.noPaid')}</p>}
      <div>
        {months.map(({ month, invoices, isWhole }, at) => (
          <div key={month ?? 'none'} className={styles.month}>
            <Fold
              level={3}
              startsOpen={at === 0}
              title={month === null ? text('invoices.undated') : monthName(text, month)}
              // A month that may go on has no count yet.
              count={
                isWhole && text('invoices.paidMonth', { count: invoices.length, sum: kroner(paidIn(invoices), ',') })
              }
            >
              <ul>
                {invoices.map((view) => (
                  <PaidRow key={view.key} view={view} today={today} isChosen={view.key === chosen} onOpen={onOpen} />
                ))}
              </ul>
            </Fold>
          </div>
        ))}
      </div>
      {moreFailure !== null && <PartFailure title={text('invoices.moreFailed')} onRetry={onMore} />}
      {hasMore && moreFailure === null && (
        <div>
          <Button busy={isLoadingMore} onClick={onMore}>
            {text('invoices.more')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Credited invoices were not paid. */
const paidIn = (invoices: readonly InvoiceView[]): number =>
  inWholeOre(
    invoices.reduce((sum, { state, invoice }) => (state.kind === 'credited' ? sum : sum + (invoice.verdi ?? 0)), 0),
  );

interface PaidRowProps {
  readonly view: InvoiceView;
  readonly today: Day;
  readonly isChosen: boolean;
  readonly onOpen: (key: string) => void;
}

function PaidRow({ view: { key, title, number, state, amount }, today, isChosen, onOpen }: PaidRowProps) {
  const text = useText();
  return (
    <li>
      <button type="button" className={styles.paid} aria-current={isChosen || undefined} onClick={() => onOpen(key)}>
        <span>
          {title ?? text('invoices.untitled')}
          <small>
            {[number && text('invoices.number', { number }), stateWords(text, state, today)]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
        <b>{amount ?? text('invoices.noAmount')}</b>
      </button>
    </li>
  );
}
