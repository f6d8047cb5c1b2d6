import { kroner } from '@felles/core';
import type { MoneyView } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import flow from '../signup/Flow.module.css';
import { SummaryRow } from '../signup/SummaryRows.tsx';
import styles from './Payment.module.css';

interface BillProps {
  readonly money: MoneyView;
  readonly label: 'payment.amountPaid' | 'payment.amount';
  /** Beside a checkout that says all this again. */
  readonly isShort?: boolean;
  /** [P-PAYMENT-05] */
  readonly month?: string | null;
}

/** What is to be paid, for what, to whom and until when. [P-PAYMENT-44] [P-PAYMENT-45] */
export function Bill({ money: { invoice, rest }, label, isShort = false, month = null }: BillProps) {
  const text = useText();
  const isPaid = label === 'payment.amountPaid';
  const bill = invoice.status === 'ready' ? (invoice.value.invoice ?? null) : null;
  const amount = isPaid ? (bill?.verdi ?? null) : (rest ?? bill?.verdi ?? null);
  return (
    <div className={styles.bill}>
      <p className={styles.amount}>
        <span>{text(label)}</span>
        <strong>{amount === null ? '…' : kroner(amount, ',')}</strong>
      </p>
      {bill && !isShort && (
        <dl className={flow.rows}>
          {bill.tekst && <SummaryRow label={text('payment.for')}>{bill.tekst}</SummaryRow>}
          {bill.avdelingtekst && <SummaryRow label={text('payment.center')}>{bill.avdelingtekst}</SummaryRow>}
          {bill.fakturanr && <SummaryRow label={text('payment.number')}>{bill.fakturanr}</SummaryRow>}
          {!isPaid && bill.forfall && <SummaryRow label={text('payment.due')}>{bill.forfall}</SummaryRow>}
          {month !== null && <SummaryRow label={text('payment.month')}>{month}</SummaryRow>}
        </dl>
      )}
    </div>
  );
}
