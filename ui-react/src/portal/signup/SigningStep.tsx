import type { PaymentSignupView } from '@felles/core/portal/signup';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import textStyles from '../../kit/Text.module.css';
import { HomeLink } from '../payment/Links.tsx';
import { TermsLine } from '../person/Terms.tsx';
import { ActionBar } from './ActionBar.tsx';
import { CutOff, SignButton } from './SignButton.tsx';
import { StepPart } from './StepPart.tsx';
import { InvoiceRows, SummaryRows } from './SummaryRows.tsx';

interface SigningStepProps {
  readonly view: PaymentSignupView;
  readonly onSign: () => void;
  readonly onPay: () => void;
  readonly onBack: () => void;
}

/** [P-SIGNUP-91] Where direct debit is signed in the payment register: the summary, and whether it failed before. */
export function SigningStep({ view, onSign, onPay, onBack }: SigningStepProps) {
  const text = useText();
  const mayPay = view.signingFailed && view.open.includes('payment');
  return (
    <StepPart step={view.step} title={text('signup.step.directDebit')}>
      {view.signingFailed && (
        <LiveRegion role="alert">
          <StatusBox
            type="danger"
            title={text('signup.signingFailed')}
            action={!mayPay && !view.canSign && <HomeLink />}
          >
            {text(view.canSign ? (mayPay ? 'signup.signingFailedHow' : 'signup.signingAgain') : 'signup.linkMissing')}
          </StatusBox>
        </LiveRegion>
      )}
      {view.canSign && (
        <>
          <SummaryRows summary={view.summary}>
            {view.payment.money.invoiceId !== null && <InvoiceRows money={view.payment.money} />}
          </SummaryRows>
          <TermsLine />
          <p className={textStyles.quiet}>{text('signup.signLead')}</p>
        </>
      )}
      <ActionBar agrees={view.canSign} words={<CutOff view={view} />}>
        <Button icon="back" onClick={onBack}>
          {text('signup.back')}
        </Button>
        {mayPay && <Button onClick={onPay}>{text('signup.toPayment')}</Button>}
        {view.canSign && <SignButton view={view} onSign={onSign} />}
      </ActionBar>
    </StepPart>
  );
}
