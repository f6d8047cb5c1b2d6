import { kroner } from '@felles/core';
import { isSettled, type MoneyView } from '@felles/core/portal';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { StatusBox } from '../../kit/StatusBox.tsx';

interface PaymentPartProps {
  readonly money: MoneyView;
  /** The way on, where there is no other. */
  readonly action?: ReactNode;
  /** The ways to pay, and the way on. */
  readonly children?: ReactNode;
}

/** What is to be paid, or that it is paid. Whoever may have paid is offered nothing to pay. */
export function PaymentPart({ money, action, children }: PaymentPartProps) {
  const text = useText();
  const { invoice, rest } = money;
  if (isSettled(money))
    return (
      <>
        <StatusBox type="success" title={text('signup.paid')} action={action} />
        {children}
      </>
    );
  return (
    <>
      {invoice.status === 'failed' ? (
        <StatusBox type="warning" title={text('signup.invoiceNotLoaded')} action={action} />
      ) : (
        <StatusBox
          type="info"
          title={text('signup.toPay', { amount: rest === null ? '…' : kroner(rest, ',') })}
          action={action}
        >
          {text('signup.invoiceByMail')}
        </StatusBox>
      )}
      {children}
    </>
  );
}
