import {
  type Checkout,
  departmentOf,
  mayStartPayment,
  type PaymentStore,
  type PaymentVariant,
  type PaymentView,
  type UnpaidVariant,
} from '@felles/core/portal/payment';
import { type ReactNode, useEffect, useRef } from 'react';
import { showCheckout } from '../../browser/checkout.ts';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { TermsLine } from '../person/Terms.tsx';
import { ActionBar } from '../signup/ActionBar.tsx';
import { Bill, MissingInvoice } from './Bill.tsx';
import styles from './Payment.module.css';
import { PaymentFailure } from './PaymentFailure.tsx';
import { PaymentStatusBox } from './PaymentStatus.tsx';

interface PaymentBoxProps {
  readonly view: PaymentView;
  readonly variant: PaymentVariant;
  readonly payment: PaymentStore;
  /** How the visit has ended; left out where another part shows it. */
  readonly end?: 'paid' | 'later' | null;
  readonly month?: string | null;
  /** False where the invoice is of the sign-up that the visitor has just sent. */
  readonly isLinked?: boolean;
  /** The meaning of paying now, where more is known than the kind of membership. */
  readonly lead?: 'payment.leadSigned' | 'payment.leadInvoice' | null;
  /** The price of the membership beyond this invoice. */
  readonly costs?: ReactNode;
  readonly onFinish: () => void;
  /** Left out where the member may not go on without paying. */
  readonly onPayLater?: (() => void) | null;
  /** A way back. */
  readonly children?: ReactNode;
}

/** [P-PAYMENT-31] [P-PAYMENT-32] [P-PAYMENT-33] [P-PAYMENT-34] An invoice, its state, and the possible actions. */
export function PaymentBox({
  view,
  variant,
  payment,
  end = null,
  month = null,
  isLinked = true,
  lead = null,
  costs,
  onFinish,
  onPayLater = null,
  children,
}: PaymentBoxProps) {
  const text = useText();
  const { money, checkout, phase } = view;
  const isPaid = variant === 'paid';
  const isLoaded = money.invoice.status === 'ready' || money.invoice.status === 'failed';
  const isMissing = isLoaded && money.toPay === null && !isPaid && phase.kind !== 'credited';
  const mayPay = !isMissing && (phase.kind === 'checking' || mayStartPayment(phase));
  const isOffered = !isPaid && checkout === null && end === null && mayPay;
  return (
    <div className={styles.page}>
      <PaymentStatusBox view={view} payment={payment} end={end} />
      {isOffered && <p className={styles.lead}>{text(lead ?? LEADS[variant])}</p>}
      {isMissing && <MissingInvoice isUnknown={money.isUnknown} isLinked={isLinked} onRetry={payment.check} />}
      {!isMissing && phase.kind !== 'credited' && (
        <Bill view={view} month={variant === 'payOnly' ? null : month} isShort={checkout !== null}>
          {costs}
        </Bill>
      )}
      {end === null && <PaymentFailure view={view} />}
      {checkout && <CheckoutFrame checkout={checkout} payment={payment} />}
      {isOffered && (
        <>
          <TermsLine departmentId={departmentOf(money.invoice)} />
          <p className={styles.trust}>{text('payment.trust')}</p>
        </>
      )}
      {end === null && checkout === null && (isPaid || isOffered || Boolean(children)) && (
        <ActionBar agrees={isOffered}>
          {children}
          {onPayLater && !isMissing && <Button onClick={onPayLater}>{text('payment.payLater')}</Button>}
          {isPaid && (
            <Button kind="primary" onClick={onFinish}>
              {text('payment.finish')}
            </Button>
          )}
          {isOffered && <PayButton view={view} variant={variant} payment={payment} />}
        </ActionBar>
      )}
    </div>
  );
}

const LEADS = {
  payOnly: 'payment.leadPayOnly',
  shortTerm: 'payment.leadShortTerm',
  ordinary: 'payment.leadOrdinary',
} as const;

interface PayButtonProps {
  readonly view: PaymentView;
  readonly variant: UnpaidVariant;
  readonly payment: PaymentStore;
}

/** [P-PAYMENT-67] The one control that starts a payment; it is missing for a payer who may have paid already. */
function PayButton({ view, variant, payment }: PayButtonProps) {
  const text = useText();
  const { phase, isStarting, isLeaving, problem, money } = view;
  const isChecking = phase.kind === 'checking';
  if (!isChecking && !mayStartPayment(phase)) return null;
  const isBusy = isChecking || isStarting || isLeaving || money.toPay === null;
  const isUnsettled = phase.kind === 'toPay' && phase.open === 'unsettled';
  const isRetry = problem !== null || phase.kind === 'aborted';
  const label = isUnsettled ? 'payment.payAgain' : isRetry ? 'retry' : 'payment.pay';
  return (
    <Button kind="primary" busy={isBusy} aria-disabled={isBusy} onClick={() => payment.pay(variant)}>
      {text(isChecking ? 'payment.checking' : label)}
    </Button>
  );
}

interface CheckoutFrameProps {
  readonly checkout: Checkout;
  readonly payment: PaymentStore;
}

/** [P-PAYMENT-22] The provider's checkout inside the page, with a way out of it. */
function CheckoutFrame({ checkout, payment }: CheckoutFrameProps) {
  const text = useText();
  const region = useRef<HTMLElement>(null);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => showCheckout(container.current, checkout, payment), [checkout, payment]);
  // The button that opened it is gone.
  useEffect(() => region.current?.focus(), []);
  return (
    <section ref={region} tabIndex={-1} className={styles.checkout} aria-label={text('payment.checkout')}>
      <div ref={container} className={styles.frame} />
      <Button icon="close" onClick={payment.leaveCheckout}>
        {text('payment.leaveCheckout')}
      </Button>
    </section>
  );
}
