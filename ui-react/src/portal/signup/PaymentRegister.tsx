import '../../i18n/payment/index.ts';

import type { PaymentStep, PaymentView } from '@felles/core/portal';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { HomeLink } from '../payment/HomeLink.tsx';
import { Onward } from '../payment/Onward.tsx';
import { PaymentBox } from '../payment/PaymentBox.tsx';
import type { Register } from '../services.ts';
import { PortalInfo } from '../start/PortalInfo.tsx';
import { ActionBar } from './ActionBar.tsx';
import { ChoosingStep } from './ChoosingStep.tsx';
import styles from './Flow.module.css';
import { FlowSheet } from './FlowSheet.tsx';
import { PersonStep } from './PersonStep.tsx';
import { SignButton } from './SignButton.tsx';
import { StepPart } from './StepPart.tsx';
import { SummaryRows } from './SummaryRows.tsx';

/** [P-SIGNUP-12] */
const namesIn = (text: Text): Readonly<Record<PaymentStep, string>> => ({
  department: text('signup.center'),
  information: text('signup.personalia'),
  directDebit: text('signup.signing'),
  payment: text('signup.payment'),
  success: text('signup.done'),
});

/** The register of a center whose members pay at once. */
export function PaymentRegister({ register }: { readonly register: Register }) {
  const { payment } = register;
  const view = useObservable(payment.view$);
  const text = useText();
  useOpen(payment);
  return (
    <>
      <FlowSheet
        title={text('signup.title')}
        view={view}
        names={namesIn(text)}
        onGo={payment.go}
        onAskWho={payment.askWho}
      >
        {view.waitsForPayment ? (
          <Waiting view={view} onCheck={payment.paying.check} />
        ) : (
          <Step view={view} register={register} />
        )}
      </FlowSheet>
      {view.step === 'success' && <PortalInfo />}
    </>
  );
}

interface StepProps {
  readonly view: PaymentView;
  readonly register: Register;
}

function Step({ view, register: { payment, person, membership } }: StepProps): ReactNode {
  const text = useText();
  switch (view.step) {
    case 'department':
      return (
        <>
          {view.isUnfinished && <Unfinished onGo={() => payment.go('payment')} />}
          {view.isUntraced && <StatusBox type="warning" title={text('signup.untraced')} />}
          <ChoosingStep view={view} membership={membership} onNext={payment.next} />
        </>
      );
    case 'information':
      return (
        <PersonStep
          view={view}
          person={person}
          label={text(view.noDirectDebit ? 'signup.toPayment' : 'signup.toSigning')}
          onNext={payment.next}
          onBack={() => payment.go('department')}
        >
          <SummaryRows summary={view.summary} />
          <p className={styles.quiet}>{text(view.noDirectDebit ? 'signup.payLead' : 'signup.signLead')}</p>
          {view.isStuck && <StatusBox type="warning" title={text('signup.linkMissing')} />}
        </PersonStep>
      );
    case 'directDebit':
      return <SigningFailed view={view} onSign={payment.sign} onPay={() => payment.go('payment')} />;
    case 'payment':
      return (
        <StepPart step={view.step} title={text('signup.payment')}>
          <PaymentBox
            view={view.paying}
            variant={view.variant}
            paying={payment.paying}
            onFinish={payment.finish}
            onGoOn={view.goesOn ? payment.finish : null}
          >
            {view.variant !== 'paid' && (
              <Button icon="back" onClick={() => payment.go('information')}>
                {text('signup.back')}
              </Button>
            )}
          </PaymentBox>
        </StepPart>
      );
    case 'success':
      return (
        <StepPart step={view.step} title={text('signup.done')}>
          <StatusBox type="success" title={text('signup.success')} action={<HomeLink />}>
            {text('signup.invoiceByMail')}
          </StatusBox>
          {view.callback?.provider === 'directDebit' && view.callback.status !== 'ok' && (
            <StatusBox type="warning" title={text('payment.directDebitNotSetUp')}>
              {text('payment.directDebitNotSetUpLead')}
            </StatusBox>
          )}
          {view.onward !== null && <Onward address={view.onward} />}
        </StepPart>
      );
  }
}

/** [P-SIGNUP-27] [P-SIGNUP-85] Nobody is told that a payment failed, or offered to pay again, before it is known. */
function Waiting({ view, onCheck }: { readonly view: PaymentView; readonly onCheck: () => void }) {
  const text = useText();
  const isMobile = view.callback?.provider === 'mobilePayment';
  return (
    <StepPart step="waiting" title={text(isMobile ? 'signup.payment' : 'signup.signing')}>
      <div role="status" className={styles.part}>
        <p className={styles.quiet}>
          <Spinner /> {text(isMobile ? 'signup.waitsForPayment' : 'signup.waitsForBank')}
        </p>
        {view.paying.money.isLate && (
          <StatusBox
            type="warning"
            title={text('payment.statusMissing')}
            action={<Button onClick={onCheck}>{text('payment.checkAgain')}</Button>}
          >
            {text('payment.statusMissingHow')}
          </StatusBox>
        )}
      </div>
    </StepPart>
  );
}

interface SigningFailedProps {
  readonly view: PaymentView;
  readonly onSign: () => void;
  readonly onPay: () => void;
}

/** [P-SIGNUP-91] */
function SigningFailed({ view, onSign, onPay }: SigningFailedProps) {
  const text = useText();
  const mayPay = view.open.includes('payment');
  const mayGoOn = mayPay || view.canSign;
  return (
    <StepPart step={view.step} title={text('signup.signing')}>
      <div role="alert">
        <StatusBox type="danger" title={text('signup.signingFailed')} action={!mayGoOn && <HomeLink />}>
          {text(view.canSign ? (mayPay ? 'signup.signingFailedHow' : 'signup.signingAgain') : 'signup.linkMissing')}
        </StatusBox>
      </div>
      {mayGoOn && (
        <ActionBar>
          {mayPay && <Button onClick={onPay}>{text('signup.toPayment')}</Button>}
          {view.canSign && <SignButton view={view} onSign={onSign} />}
        </ActionBar>
      )}
    </StepPart>
  );
}

/** [P-SIGNUP-87] */
function Unfinished({ onGo }: { readonly onGo: () => void }) {
  const text = useText();
  return (
    <StatusBox
      type="info"
      title={text('signup.unfinished')}
      action={<Button onClick={onGo}>{text('signup.toPayment')}</Button>}
    />
  );
}
