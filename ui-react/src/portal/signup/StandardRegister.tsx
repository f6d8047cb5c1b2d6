import type { StandardStep, StandardView } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { DirectDebitOutcome } from '../payment/DirectDebitOutcome.tsx';
import { HomeLink } from '../payment/HomeLink.tsx';
import type { Register } from '../services.ts';
import { ActionBar } from './ActionBar.tsx';
import { ChoosingStep } from './ChoosingStep.tsx';
import styles from './Flow.module.css';
import { FlowSheet } from './FlowSheet.tsx';
import { InvoiceRows } from './InvoiceRows.tsx';
import { PaymentPart } from './PaymentPart.tsx';
import { PersonStep } from './PersonStep.tsx';
import { SignButton } from './SignButton.tsx';
import { StepPart } from './StepPart.tsx';
import { SummaryRows } from './SummaryRows.tsx';
import { TermsLine } from './TermsLine.tsx';

/** [P-SIGNUP-07] */
const namesIn = (text: Text): Readonly<Record<StandardStep, string>> => ({
  center: text('signup.center'),
  personalia: text('signup.personalia'),
  confirm: text('signup.confirm'),
});

/** The register of a center whose members pay by direct debit alone. */
export function StandardRegister({ register: { standard, person, membership } }: { readonly register: Register }) {
  const view = useObservable(standard.view$);
  const text = useText();
  useOpen(standard);
  if (view.returned !== null)
    return (
      <DirectDebitOutcome isSetUp={view.returned === 'ok'}>
        {view.returned !== 'ok' && (
          <ActionBar>
            <Button icon="back" onClick={standard.review}>
              {text('signup.review')}
            </Button>
            {view.canSign && <SignButton view={view} onSign={standard.sign} />}
          </ActionBar>
        )}
      </DirectDebitOutcome>
    );
  return (
    <FlowSheet
      title={text('signup.title')}
      view={view}
      names={namesIn(text)}
      onGo={standard.go}
      onAskWho={standard.askWho}
    >
      {view.step === 'center' && <ChoosingStep view={view} membership={membership} onNext={standard.next} />}
      {view.step === 'personalia' && (
        <PersonStep
          view={view}
          person={person}
          label={text('signup.next')}
          onNext={standard.next}
          onBack={() => standard.go('center')}
        />
      )}
      {view.step === 'confirm' && (
        <Confirm view={view} onSign={standard.sign} onBack={() => standard.go('personalia')} />
      )}
    </FlowSheet>
  );
}

interface ConfirmProps {
  readonly view: StandardView;
  readonly onSign: () => void;
  readonly onBack: () => void;
}

/** [P-SIGNUP-10] [P-SIGNUP-11] What it all comes to, and where it is signed. */
function Confirm({ view, onSign, onBack }: ConfirmProps) {
  const text = useText();
  return (
    <StepPart step={view.step} title={text(view.noDirectDebit ? 'signup.confirmInvoiceTitle' : 'signup.confirmTitle')}>
      <SummaryRows summary={view.summary}>
        {!view.noDirectDebit && view.money && <InvoiceRows money={view.money} />}
      </SummaryRows>
      <TermsLine />
      {view.noDirectDebit ? (
        <PaymentPart money={view.money} action={<HomeLink />} />
      ) : view.canSign ? (
        <p className={styles.quiet}>{text('signup.signLead')}</p>
      ) : (
        <StatusBox type="warning" title={text('signup.linkMissing')} action={<HomeLink />} />
      )}
      <ActionBar>
        <Button icon="back" onClick={onBack}>
          {text('signup.back')}
        </Button>
        {view.canSign && !view.noDirectDebit && <SignButton view={view} onSign={onSign} />}
      </ActionBar>
    </StepPart>
  );
}
