import { billOf, type MoneyView } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { SummaryRow } from './SummaryRows.tsx';

/** [P-PAYMENT-06] What is to be paid first, and when: as the service has it, or that it could not be had. */
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
