import { kroner } from '@felles/core';
import { type MoneyView, paymentAddress } from '@felles/core/portal/payment';
import type { StandardView } from '@felles/core/portal/signup';
import { useText } from '../../i18n/text.ts';
import { Button, ButtonLink } from '../../kit/Button.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { HomeLink } from '../payment/Links.tsx';
import { usePortal } from '../services.ts';
import { ActionBar } from './ActionBar.tsx';
import { StepPart } from './StepPart.tsx';
import { ReceiptRows } from './SummaryRows.tsx';
import { WayIn } from './WayIn.tsx';

interface PurchaseDoneProps {
  readonly view: StandardView;
  readonly onBack: () => void;
}

/** [P-SIGNUP-10] [P-SIGNUP-67] What was bought without direct debit, and its invoice: everything has been agreed to by now. */
export function PurchaseDone({ view: { step, summary, receipt, money }, onBack }: PurchaseDoneProps) {
  const { center } = usePortal();
  const text = useText();
  const toPay = !receipt.isPaid && money?.invoiceId;
  return (
    <StepPart step={step} title={text('signup.confirmInvoiceTitle')}>
      {receipt.isPaid ? (
        <StatusBox type="success" title={text('signup.success')}>
          {text('signup.paymentReceived')} {text('signup.invoiceByMail')}
        </StatusBox>
      ) : (
        <PaymentPart money={money} />
      )}
      <ReceiptRows receipt={receipt} member={summary.member} isDrawn={false} />
      <WayIn />
      <HomeLink />
      {!receipt.isPaid && (
        <ActionBar>
          <Button icon="back" onClick={onBack}>
            {text('signup.change')}
          </Button>
          {toPay && <ButtonLink href={paymentAddress(center.code, toPay)}>{text('signup.payNow')}</ButtonLink>}
        </ActionBar>
      )}
    </StepPart>
  );
}

interface PaymentPartProps {
  /** Null where the service has given no invoice. */
  readonly money: MoneyView | null;
}

/** The amount to pay where the portal takes no payment: the invoice comes by itself. */
function PaymentPart({ money }: PaymentPartProps) {
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
