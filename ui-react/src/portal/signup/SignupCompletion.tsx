import type { Completion, PaymentSignupView } from '@felles/core/portal/signup';
import { useText } from '../../i18n/text.ts';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { HomeLink, RedirectLink } from '../payment/Links.tsx';
import { usePortal } from '../services.ts';
import { StepPart } from './StepPart.tsx';
import { ReceiptRows } from './SummaryRows.tsx';
import { WayIn } from './WayIn.tsx';

interface SignupCompletionProps {
  readonly view: Pick<PaymentSignupView, 'step' | 'departmentPage'>;
  readonly completion: Completion;
}

/** The end of the payment register, with its true name: complete, or only registered. */
export function SignupCompletion({
  view: { step, departmentPage },
  completion: { end, receipt, noDirectDebit },
}: SignupCompletionProps) {
  const { center } = usePortal();
  const { title } = useObservable(center.center$) ?? {};
  const text = useText();
  const isMember = end === 'complete';
  const heading = isMember && title ? text('signup.welcome', { center: title }) : text('signup.step.success');
  return (
    <StepPart step={step} title={heading}>
      {isMember ? (
        <StatusBox type="success" title={text('signup.success')}>
          {text(receipt.isPaid ? 'signup.paymentReceived' : 'signup.drawnLater')} {text('signup.invoiceByMail')}
        </StatusBox>
      ) : (
        <StatusBox type="warning" title={text('signup.registered')}>
          {text(end === 'unsigned' ? 'payment.directDebitNotSetUpLead' : 'signup.registeredUnpaid')}
        </StatusBox>
      )}
      <ReceiptRows receipt={receipt} isDrawn={isMember && !noDirectDebit} />
      <WayIn />
      {departmentPage === null ? <HomeLink /> : <RedirectLink address={departmentPage} />}
    </StepPart>
  );
}
