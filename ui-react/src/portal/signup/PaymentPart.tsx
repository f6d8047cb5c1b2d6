import { kroner } from '@felles/core';
import type { MoneyView } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { StatusBox } from '../../kit/StatusBox.tsx';

interface PaymentPartProps {
  /** Null where the service has given no invoice. */
  readonly money: MoneyView | null;
}

/** What is to be paid where the portal takes no payment: the invoice comes by itself. */
export function PaymentPart({ money }: PaymentPartProps) {
  const text = useText();
  if (money === null) return <StatusBox type="info" title={text('signup.invoiceToCome')} />;
  const { invoice, rest } = money;
  if (invoice.status === 'failed') return <StatusBox inVain type="warning" title={text('signup.invoiceNotLoaded')} />;
  return (
    <StatusBox
      type="info"
      title={
        invoice.status === 'ready' && rest === null
          ? text('signup.invoiceToCome')
          : text('signup.toPay', { amount: rest === null ? '…' : kroner(rest, ',') })
      }
    >
      {text('signup.invoiceByMail')}
    </StatusBox>
  );
}
