import { mayStartPayment, type PayingStore, type PayingView, type PaymentVariant } from '@felles/core/portal';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { ActionBar } from '../signup/ActionBar.tsx';
import { TermsLine } from '../signup/TermsLine.tsx';
import { Bill } from './Bill.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { PayButton } from './PayButton.tsx';
import styles from './Payment.module.css';
import { Standing } from './Standing.tsx';

interface PaymentBoxProps {
  readonly view: PayingView;
  readonly variant: PaymentVariant;
  readonly paying: PayingStore;
  readonly month?: string | null;
  readonly onFinish: () => void;
  /** Left out where nobody may go on without paying. */
  readonly onGoOn?: (() => void) | null;
  /** A way back. */
  readonly children?: ReactNode;
}

/** [P-PAYMENT-31] [P-PAYMENT-32] [P-PAYMENT-33] [P-PAYMENT-34] An invoice, how it stands, and what can be done. */
export function PaymentBox({
  view,
  variant,
  paying,
  month = null,
  onFinish,
  onGoOn = null,
  children,
}: PaymentBoxProps) {
  const text = useText();
  const { money, checkout, standing } = view;
  const isPaid = variant === 'paid';
  const isOffered = !isPaid && checkout === null && (standing.kind === 'checking' || mayStartPayment(standing));
  return (
    <div className={styles.page}>
      {isPaid && (
        <div role="status">
          <StatusBox type="success" title={text('payment.alreadyPaid')} />
        </div>
      )}
      {isOffered && <p className={styles.lead}>{text(LEADS[variant])}</p>}
      {money.invoice.status === 'failed' ? (
        <div role="alert">
          <StatusBox
            type="warning"
            title={text('payment.invoiceNotLoaded')}
            action={<Button onClick={paying.check}>{text('retry')}</Button>}
          >
            {text('payment.invoiceNotLoadedHow')}
          </StatusBox>
        </div>
      ) : (
        <Bill
          money={money}
          label={isPaid ? 'payment.amountPaid' : 'payment.amount'}
          month={month}
          isShort={checkout !== null}
        />
      )}
      <Standing view={view} paying={paying} />
      {checkout ? (
        <CheckoutFrame checkout={checkout} paying={paying} />
      ) : (
        <>
          {isOffered && (
            <>
              <TermsLine />
              <p className={styles.trust}>{text('payment.trust')}</p>
            </>
          )}
          <ActionBar>
            {children}
            {onGoOn && <Button onClick={onGoOn}>{text('payment.goOn')}</Button>}
            {isPaid ? (
              <Button kind="primary" onClick={onFinish}>
                {text('payment.finish')}
              </Button>
            ) : (
              <PayButton view={view} paying={paying} />
            )}
          </ActionBar>
        </>
      )}
    </div>
  );
}

const LEADS = {
  payOnly: 'payment.leadPayOnly',
  shortTerm: 'payment.leadShortTerm',
  ordinary: 'payment.leadOrdinary',
} as const;
