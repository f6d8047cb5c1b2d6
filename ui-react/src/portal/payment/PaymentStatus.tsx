import { dayMonth, hourMinute, osloDay } from '@felles/core';
import { mayReportUnpaid, type PaymentStore, type PaymentView } from '@felles/core/portal/payment';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Spinner } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { HomeLink } from './Links.tsx';
import styles from './Payment.module.css';

interface PaymentStatusProps {
  readonly view: PaymentView;
  readonly payment: PaymentStore;
  /** How the visit has ended. */
  readonly end: 'paid' | 'later' | null;
}

/** Texts for a payment that has begun, at a service that does not say that it ends one before it begins another. */
const BESIDE = {
  here: 'payment.hasBegunHereToo',
  elsewhere: 'payment.hasBegunElsewhere',
  unsettled: 'payment.unsettledHow',
} as const;

/** Texts at a service that ends one payment before another begins. */
const INSTEAD = {
  here: 'payment.hasBegunHow',
  elsewhere: 'payment.hasBegunUntil',
  unsettled: 'payment.unsettledUntil',
} as const;

/** The state of a payment, in words. The region exists from the beginning, so that new words in it are read out. */
export const PaymentStatusBox = (props: PaymentStatusProps) => (
  <div role="status" className={styles.phase}>
    <StatusText {...props} />
  </div>
);

function StatusText({ view: { phase, report, problem, checkout, money }, payment, end }: PaymentStatusProps) {
  const text = useText();
  const check = <Button onClick={payment.check}>{text('payment.checkAgain')}</Button>;
  const until = momentOf(money.openUntil);
  const notPaid = mayReportUnpaid(phase, report) && (
    <div className={layout.start2}>
      <p className={styles.lead}>{text('payment.notPaidHow')}</p>
      <Button onClick={payment.reportUnpaid}>{text('payment.notPaid')}</Button>
    </div>
  );
  // [P-PAYMENT-37] Paid, as the service has confirmed, or left for later.
  if (end !== null) {
    const isPaid = end === 'paid';
    return (
      <StatusBox
        type={isPaid ? 'success' : 'info'}
        title={text(isPaid ? 'payment.paid' : 'payment.later')}
        action={<HomeLink />}
      >
        {text(isPaid ? 'payment.paidLead' : 'payment.laterLead')}
      </StatusBox>
    );
  }
  switch (phase.kind) {
    case 'paid':
      return <StatusBox type="success" title={text('payment.alreadyPaid')} />;
    case 'credited':
      return (
        <StatusBox type="info" title={text('payment.credited')} action={<HomeLink />}>
          {text('payment.creditedHow')}
        </StatusBox>
      );
    case 'waiting':
      return (
        <>
          <p className={styles.waiting}>
            <Spinner /> {text('payment.waiting')}
          </p>
          {phase.isLate && (
            // Nothing is wrong yet: the confirmation has not come.
            <StatusBox type="info" title={text('payment.statusMissing')} action={check}>
              {text('payment.statusMissingHow')}
            </StatusBox>
          )}
          {notPaid}
        </>
      );
    case 'undecided':
      return (
        <>
          <StatusBox type="info" title={text('payment.undecided')} action={check}>
            {until === null ? text('payment.undecidedHow') : text('payment.undecidedUntil', until)}
          </StatusBox>
          {notPaid}
        </>
      );
    case 'unknown':
      // One cause is shown once: where the invoice is missing too, its own message is enough.
      return money.toPay === null ? null : (
        <StatusBox inVain type="warning" title={text('payment.statusMissing')} action={check}>
          {text('payment.unknownHow')}
        </StatusBox>
      );
    case 'toPay':
      if (phase.open === null || problem !== null || checkout !== null) return null;
      return (
        <StatusBox
          type="info"
          title={text(phase.open === 'unsettled' ? 'payment.unsettled' : 'payment.hasBegun')}
          action={check}
        >
          {until === null ? text(BESIDE[phase.open]) : text(INSTEAD[phase.open], until)}
        </StatusBox>
      );
    default:
      return null;
  }
}

/** Until when something is open may be on another day. */
const momentOf = (instant: number | null) =>
  instant === null ? null : { day: dayMonth(osloDay(instant)), time: hourMinute(instant) };
