import type { Day } from '@felles/core';
import type { InvoiceView } from '@felles/core/portal/invoices';
import { paymentAddress } from '@felles/core/portal/payment';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button, ButtonLink } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { shortDay } from '../parts/MemberPage.tsx';
import { usePortal } from '../services.ts';

interface PayWayProps {
  readonly view: InvoiceView;
  readonly today: Day;
  /** In the panel nothing else is to be done. */
  readonly isMain?: boolean;
}

/** [P-MEMBER-44] The way to the payment page of an invoice, behind a question where the bank may draw it too. */
export function PayWay({ view, today, isMain = view.isUrgent }: PayWayProps) {
  const { center } = usePortal();
  const [isAsking, setAsking] = useState(false);
  const text = useText();
  const { offer, invoice, number } = view;
  if (offer === 'none') return null;
  const address = paymentAddress(center.code, invoice.id ?? '');
  const which = number !== null && <HiddenText>{text('invoices.ofInvoice', { number })}</HiddenText>;
  if (offer !== 'ask')
    return (
      <ButtonLink kind={offer === 'pay' && isMain ? 'primary' : 'secondary'} href={address}>
        {text(offer === 'pay' ? 'invoices.pay' : 'invoices.follow')}
        {which}
      </ButtonLink>
    );
  return (
    <>
      <Button kind="ghost" onClick={() => setAsking(true)}>
        {text('invoices.payAnyway')}
        {which}
      </Button>
      {isAsking && <TwiceQuestion view={view} today={today} address={address} onClose={() => setAsking(false)} />}
    </>
  );
}

interface TwiceQuestionProps extends Pick<PayWayProps, 'view' | 'today'> {
  readonly address: string;
  readonly onClose: () => void;
}

/** Neither answer is the main one, and the focus begins on the one that costs nothing. */
function TwiceQuestion({ view: { amount, state }, today, address, onClose }: TwiceQuestionProps) {
  const text = useText();
  if (state.kind !== 'drawn' || amount === null) return null;
  const words = { amount, date: shortDay(state.on, today) };
  return (
    <Dialog
      isQuestion
      title={text('invoices.twice')}
      onClose={onClose}
      footer={
        <>
          <Button data-first onClick={onClose}>
            {text('invoices.letBank')}
          </Button>
          <ButtonLink kind="secondary" href={address}>
            {text('invoices.payAmount', { amount })}
          </ButtonLink>
        </>
      }
    >
      <p>{text(state.isPast ? 'invoices.twiceBefore' : 'invoices.twiceWords', words)}</p>
    </Dialog>
  );
}
