import { billOf, kindOfSum, type PaymentView, type SumKind } from '@felles/core/portal/payment';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import layout from '../../kit/Layout.module.css';
import { StatusBox } from '../../kit/StatusBox.tsx';
import flow from '../signup/Flow.module.css';
import { SummaryRow } from '../signup/SummaryRows.tsx';
import { HomeLink } from './Links.tsx';
import styles from './Payment.module.css';

interface BillProps {
  readonly view: PaymentView;
  /** For use beside a checkout that shows all this again. */
  readonly isShort?: boolean;
  /** [P-PAYMENT-05] */
  readonly month?: string | null;
  /** Further details of the purpose. */
  readonly children?: ReactNode;
}

/** The parts of every invoice: they keep their place while it loads. */
const ALWAYS_SAID = ['payment.for', 'payment.center', 'payment.number', 'payment.due'] as const;

const SUMS = {
  paid: 'payment.amountPaid',
  awaited: 'payment.amountAwaited',
  asked: 'payment.amount',
} as const satisfies Readonly<Record<SumKind, string>>;

/** The amount, its purpose, the payee and the due date; nothing where there are none. [P-PAYMENT-44] [P-PAYMENT-45] */
export function Bill({ view: { money, phase, report }, isShort = false, month = null, children }: BillProps) {
  const text = useText();
  if (money.invoice.status === 'failed') return null;
  const kind = kindOfSum(phase, report);
  const isPaid = kind === 'paid';
  const bill = billOf(money.invoice);
  return (
    <div className={layout.stack4}>
      <p className={styles.amount}>
        <span>{text(SUMS[kind])}</span>
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
          {children}
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

interface MissingInvoiceProps {
  /** The service has no invoice: asking again brings the same answer. */
  readonly isUnknown: boolean;
  /** Whether the visitor has come by a link that names the invoice. */
  readonly isLinked: boolean;
  readonly onRetry: () => void;
}

/** The invoice is missing, so there is nothing to pay. */
export function MissingInvoice({ isUnknown, isLinked, onRetry }: MissingInvoiceProps) {
  const text = useText();
  return (
    <div role="alert">
      <StatusBox
        inVain={!isUnknown}
        type="warning"
        title={text(isUnknown ? 'payment.unknownInvoice' : 'payment.invoiceNotLoaded')}
        action={isUnknown ? <HomeLink /> : <Button onClick={onRetry}>{text('retry')}</Button>}
      >
        {text(isLinked ? 'payment.invoiceNotLoadedHow' : 'payment.ownInvoiceNotLoadedHow')}
      </StatusBox>
    </div>
  );
}
