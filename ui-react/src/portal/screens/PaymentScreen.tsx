import '../../i18n/payment/index.ts';
import '../../i18n/signup/index.ts';

import type { PaymentPageView } from '@felles/core/portal';
import { use, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useLostFocus } from '../../react/use-lost-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { Bill } from '../payment/Bill.tsx';
import { HomeLink } from '../payment/HomeLink.tsx';
import { Onward } from '../payment/Onward.tsx';
import styles from '../payment/Payment.module.css';
import { PaymentBox } from '../payment/PaymentBox.tsx';
import { useOthers } from '../services.ts';

/** [P-SHELL-12] Where an invoice is paid, by whoever has its link or has left a sign-up behind. */
export function PaymentScreen() {
  const page = use(useOthers().payment());
  const view = useObservable(page.view$);
  const text = useText();
  const content = useRef<HTMLDivElement>(null);
  useOpen(page);
  useLostFocus(() => content.current, `${view.standing.kind} ${view.end} ${view.checkout === null}`);
  return (
    <Sheet title={text('payment.title')}>
      <div ref={content} tabIndex={-1} className={styles.page}>
        {view.money.invoiceId === null ? (
          <Nameless />
        ) : view.end !== null ? (
          <End view={view} />
        ) : (
          <PaymentBox
            view={view}
            variant={view.variant}
            paying={page.paying}
            month={view.month}
            onFinish={page.finish}
            onGoOn={view.goesOn ? page.goOn : null}
          />
        )}
      </div>
    </Sheet>
  );
}

/** Nobody has said which invoice it is. */
function Nameless() {
  const text = useText();
  return (
    <StatusBox type="info" title={text('payment.nameless')} action={<HomeLink />}>
      {text('payment.namelessHow')}
    </StatusBox>
  );
}

/** [P-PAYMENT-37] Paid, as the service has said, or left for later. */
function End({ view }: { readonly view: PaymentPageView }) {
  const text = useText();
  const isPaid = view.end === 'paid';
  return (
    <>
      <div role="status">
        <StatusBox
          type={isPaid ? 'success' : 'info'}
          title={text(isPaid ? 'payment.paid' : 'payment.later')}
          action={<HomeLink />}
        >
          {text(isPaid ? 'payment.paidLead' : 'payment.laterLead')}
        </StatusBox>
      </div>
      <Bill money={view.money} label={isPaid ? 'payment.amountPaid' : 'payment.amount'} month={view.month} />
      {view.onward !== null && <Onward address={view.onward} />}
    </>
  );
}
