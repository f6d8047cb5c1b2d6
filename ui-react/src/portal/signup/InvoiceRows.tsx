import { billOf, type MoneyView } from '@felles/core/portal/payment';
import { useText } from '../../i18n/text.ts';
import { SummaryRow } from './SummaryRows.tsx';

/** [P-PAYMENT-06] The first amount to pay, and its date, from the service; or a notice that it is not available. */
export function InvoiceRows({ money: { invoice } }: { readonly money: Pick<MoneyView, 'invoice'> }) {
  const text = useText();
  if (invoice.status === 'loading') return <SummaryRow label={text('signup.firstPayment')}>…</SummaryRow>;
  if (invoice.status === 'failed')
    return <SummaryRow label={text('signup.firstPayment')}>{text('signup.invoiceNotLoaded')}</SummaryRow>;
  const bill = billOf(invoice);
  return (
    bill && (
      <>
        {bill.toPay && <SummaryRow label={text('signup.firstPayment')}>{bill.toPay}</SummaryRow>}
        {bill.firstDate && <SummaryRow label={text('signup.firstDate')}>{bill.firstDate}</SummaryRow>}
      </>
    )
  );
}
