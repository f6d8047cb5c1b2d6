import type { PaymentView } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { HomeLink } from '../payment/HomeLink.tsx';
import { Onward } from '../payment/Onward.tsx';
import { StepPart } from './StepPart.tsx';

/** The end of the payment register, called what it is: complete, or registered and no more. */
export function SignupEnded({ view: { step, end, onward } }: { readonly view: PaymentView }) {
  const text = useText();
  return (
    <StepPart step={step} title={text('signup.done')}>
      {end === 'complete' ? (
        <StatusBox type="success" title={text('signup.success')} action={<HomeLink />}>
          {text('signup.invoiceByMail')}
        </StatusBox>
      ) : (
        <StatusBox type="warning" title={text('signup.registered')} action={<HomeLink />}>
          {text(end === 'unsigned' ? 'payment.directDebitNotSetUpLead' : 'signup.registeredUnpaid')}
        </StatusBox>
      )}
      {onward !== null && <Onward address={onward} />}
    </StepPart>
  );
}
