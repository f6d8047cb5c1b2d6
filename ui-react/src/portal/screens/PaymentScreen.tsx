import '../../i18n/catalogs/payment.ts';
import '../../i18n/catalogs/signup.ts';

import { use, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { HomeLink, RedirectLink } from '../payment/Links.tsx';
import styles from '../payment/Payment.module.css';
import { PaymentBox } from '../payment/PaymentBox.tsx';
import { useOthers, usePortal } from '../services.ts';
import { WayIn } from '../signup/WayIn.tsx';

/** [P-SHELL-12] Where an invoice is paid, by a visitor who has its link or has left a sign-up behind. */
export function PaymentScreen() {
  const page = use(useOthers().payment());
  const view = useObservable(page.view$);
  const { center } = usePortal();
  const { title } = useObservable(center.center$) ?? {};
  const text = useText();
  const content = useRef<HTMLDivElement>(null);
  const isMember = view.end === 'paid' && view.isOfSignup;
  useOpen(page);
  useLostFocus(() => content.current, `${view.phase.kind} ${view.end} ${view.checkout === null}`);
  return (
    <Sheet title={isMember && title ? text('signup.welcome', { center: title }) : text('payment.title')}>
      <div ref={content} tabIndex={-1} className={styles.page}>
        {view.money.invoiceId === null ? (
          <Nameless />
        ) : (
          <>
            <PaymentBox
              view={view}
              variant={view.variant}
              payment={page.payment}
              end={view.end}
              month={view.month}
              // An invoice by its address may be for anything.
              lead={view.variant === 'payOnly' && !view.isOfSignup ? 'payment.leadInvoice' : null}
              onFinish={page.finish}
              onPayLater={view.mayPayLater ? page.payLater : null}
            />
            {isMember && <WayIn />}
            {view.end !== null && view.departmentPage !== null && <RedirectLink address={view.departmentPage} />}
          </>
        )}
      </div>
    </Sheet>
  );
}

/** The address names no invoice. */
function Nameless() {
  const text = useText();
  return (
    <StatusBox type="info" title={text('payment.nameless')} action={<HomeLink />}>
      {text('payment.namelessHow')}
    </StatusBox>
  );
}
