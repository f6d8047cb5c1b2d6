import { billOf, type MoneyView } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import flow from '../signup/Flow.module.css';
import { SummaryRow } from '../signup/SummaryRows.tsx';
import styles from './Payment.module.css';

interface BillProps {
  readonly money: MoneyView;
  readonly label: 'payment.amountPaid' | 'payment.amountAwaited' | 'payment.amount';
  /** Beside a checkout that says all this again. */
  readonly isShort?: boolean;
  /** [P-PAYMENT-05] */
  readonly month?: string | null;
}

/** What every invoice says: it has its place before it comes. */
const ALWAYS_SAID = ['payment.for', 'payment.center', 'payment.number', 'payment.due'] as const;

/** What is to be paid, for what, to whom and until when. [P-PAYMENT-44] [P-PAYMENT-45] */
export function Bill({ money: { invoice }, label, isShort = false, month = null }: BillProps) {
  const text = useText();
  const isPaid = label === 'payment.amountPaid';
  const bill = billOf(invoice);
  return (
    <div className={styles.bill}>
      <p className={styles.amount}>
        <span>{text(label)}</span>
        <strong>{(isPaid ? bill?.whole : bill?.toPay) ?? '…'}</strong>
      </p>
      {bill === null && !isShort && (
        <dl className={flow.rows} aria-busy="true">
          {ALWAYS_SAID.map((name) => (
            <SummaryRow key={name} label={text(name)}>
              …
            </SummaryRow>
          ))}
        </dl>
      )}
      {bill && !isShort && (
        <dl className={flow.rows}>
          {bill.invoice.tekst && <SummaryRow label={text('payment.for')}>{bill.invoice.tekst}</SummaryRow>}
          {bill.invoice.avdelingtekst && (
            <SummaryRow label={text('payment.center')}>{bill.invoice.avdelingtekst}</SummaryRow>
          )}
          {bill.invoice.fakturanr && <SummaryRow label={text('payment.number')}>{bill.invoice.fakturanr}</SummaryRow>}
          {!isPaid && bill.invoice.forfall && (
            <SummaryRow label={text('payment.due')}>{bill.invoice.forfall}</SummaryRow>
          )}
          {month !== null && <SummaryRow label={text('payment.month')}>{month}</SummaryRow>}
        </dl>
      )}
    </div>
  );
}
