import '../../i18n/catalogs/payment.ts';

import type { PaymentSignupView, PaymentStep } from '@felles/core/portal/signup';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { PortalInfo } from '../parts/PortalInfo.tsx';
import { PaymentBox } from '../payment/PaymentBox.tsx';
import type { Register } from '../services.ts';
import { ChoosingStep } from './ChoosingStep.tsx';
import { EarlierSignup } from './EarlierSignup.tsx';
import { FlowSheet } from './FlowSheet.tsx';
import { PaymentPending } from './PaymentPending.tsx';
import { PersonStep } from './PersonStep.tsx';
import { SignatureMissing } from './SignatureMissing.tsx';
import { SigningStep } from './SigningStep.tsx';
import { SignupCompletion } from './SignupCompletion.tsx';
import { StepPart } from './StepPart.tsx';
import { CostRows, SummaryRows } from './SummaryRows.tsx';
import { UnknownReturn } from './UnknownReturn.tsx';

/** [P-SIGNUP-12] */
const namesIn = (text: Text): Readonly<Record<PaymentStep, string>> => ({
  department: text('signup.step.department'),
  information: text('signup.step.information'),
  directDebit: text('signup.step.directDebit'),
  payment: text('signup.step.payment'),
  success: text('signup.step.success'),
});

/** The button at the end of the form, and where it leads. */
const WAYS_ON = {
  registers: { signing: 'signup.registerToSigning', payment: 'signup.registerToPayment' },
  continues: { signing: 'signup.toSigning', payment: 'signup.toPayment' },
} as const;

/** The steps that the visitor has skipped. */
const UNSIGNED: readonly PaymentStep[] = ['directDebit'];

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
        view={{ ...view, ...view.list }}
        names={namesIn(text)}
        onGo={payment.go}
        onAskWho={payment.askWho}
        undone={view.signingFailed || view.completion?.end === 'unsigned' ? UNSIGNED : []}
      >
        {view.waitsForPayment ? (
          <PaymentPending view={view} onCheck={payment.payment.check} />
        ) : view.isUntraced ? (
          <UnknownReturn view={view} />
        ) : (
          <Step view={view} register={register} />
        )}
      </FlowSheet>
      {view.step === 'success' && <PortalInfo />}
    </>
  );
}

interface StepProps {
  readonly view: PaymentSignupView;
  readonly register: Register;
}

function Step({ view, register: { payment, person, membership } }: StepProps): ReactNode {
  const text = useText();
  switch (view.step) {
    case 'department':
      return (
        <>
          {view.earlier && <EarlierSignup earlier={view.earlier} onGo={() => payment.go('payment')} />}
          <ChoosingStep view={view} membership={membership} onNext={payment.next} />
        </>
      );
    case 'information':
      return (
        <PersonStep
          view={view}
          person={person}
          label={text(
            WAYS_ON[view.isRegistered ? 'continues' : 'registers'][view.noDirectDebit ? 'payment' : 'signing'],
          )}
          onNext={payment.next}
          onBack={() => payment.go('department')}
        >
          <SummaryRows summary={view.summary} />
          {view.next.isOffered && (
            <p className={textStyles.quiet}>{text(view.noDirectDebit ? 'signup.payLead' : 'signup.signLead')}</p>
          )}
          {view.isStuck && <StatusBox type="warning" title={text('signup.linkMissing')} />}
        </PersonStep>
      );
    case 'directDebit':
      return (
        <SigningStep
          view={view}
          onSign={payment.sign}
          onPay={() => payment.go('payment')}
          onBack={() => payment.go('information')}
        />
      );
    case 'payment':
      return (
        <StepPart step={view.step} title={text('signup.step.payment')}>
          {view.signingFailed && !view.isPaid && <SignatureMissing view={view} onSign={payment.sign} />}
          <PaymentBox
            view={view.payment}
            variant={view.variant}
            payment={payment.payment}
            isLinked={!view.isOwn}
            lead={view.isSigned ? 'payment.leadSigned' : null}
            costs={view.costs && <CostRows costs={view.costs} />}
            onFinish={payment.finish}
            onPayLater={view.mayPayLater ? payment.finish : null}
          >
            {view.goesBack && (
              <Button icon="back" onClick={() => payment.go('information')}>
                {text('signup.back')}
              </Button>
            )}
          </PaymentBox>
        </StepPart>
      );
    case 'success':
      return view.completion && <SignupCompletion view={view} completion={view.completion} />;
  }
}
