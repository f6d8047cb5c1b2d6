import type { PaymentSignupView } from '@felles/core/portal/signup';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { Spinner } from '../../kit/Icon.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import textStyles from '../../kit/Text.module.css';
import { Bill } from '../payment/Bill.tsx';
import styles from './Flow.module.css';
import { StepPart } from './StepPart.tsx';

interface PaymentPendingProps {
  readonly view: PaymentSignupView;
  readonly onCheck: () => void;
}

/** [P-SIGNUP-27] [P-SIGNUP-85] Before the outcome is known, no payment is called failed and no new one is offered. */
export function PaymentPending({ view, onCheck }: PaymentPendingProps) {
  const text = useText();
  const isMobile = view.callback?.provider === 'mobilePayment';
  return (
    <StepPart step="waiting" title={text(isMobile ? 'signup.step.payment' : 'signup.step.directDebit')}>
      <LiveRegion className={styles.part}>
        <p className={textStyles.quiet}>
          <Spinner /> {text(isMobile ? 'signup.waitsForPayment' : 'signup.waitsForBank')}
        </p>
        {isMobile && view.payment.money.invoiceId !== null && <Bill view={view.payment} />}
        {view.payment.money.isLate && (
          <StatusBox
            type="info"
            title={text('payment.statusMissing')}
            action={<Button onClick={onCheck}>{text('payment.checkAgain')}</Button>}
          >
            {text('payment.statusMissingHow')}
          </StatusBox>
        )}
      </LiveRegion>
    </StepPart>
  );
}
