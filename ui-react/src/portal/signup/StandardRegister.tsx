import { isReceiptKnown, type StandardStep, type StandardStore, type StandardView } from '@felles/core/portal/signup';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { DirectDebitOutcome } from '../payment/DirectDebitOutcome.tsx';
import { HomeLink } from '../payment/Links.tsx';
import { TermsLine } from '../person/Terms.tsx';
import { type Register, usePortal } from '../services.ts';
import { ActionBar } from './ActionBar.tsx';
import { ChoosingStep } from './ChoosingStep.tsx';
import styles from './Flow.module.css';
import { FlowSheet } from './FlowSheet.tsx';
import { PersonStep } from './PersonStep.tsx';
import { PurchaseDone } from './PurchaseDone.tsx';
import { CutOff, SignButton } from './SignButton.tsx';
import { StepPart } from './StepPart.tsx';
import { InvoiceRows, ReceiptRows, SummaryRows } from './SummaryRows.tsx';
import { WayIn } from './WayIn.tsx';

/** [P-SIGNUP-07] */
const namesIn = (text: Text, { noDirectDebit }: StandardView): Readonly<Record<StandardStep, string>> => ({
  department: text('signup.step.department'),
  information: text('signup.step.information'),
  confirm: text(noDirectDebit ? 'signup.step.confirmed' : 'signup.step.confirm'),
});

/** The register of a center whose members pay by direct debit alone. */
export function StandardRegister({ register: { standard, person, membership } }: { readonly register: Register }) {
  const view = useObservable(standard.view$);
  const text = useText();
  useOpen(standard);
  if (view.returned !== null) return <Returned view={view} standard={standard} />;
  return (
    <FlowSheet
      title={text('signup.title')}
      view={view}
      names={namesIn(text, view)}
      onGo={standard.go}
      onAskWho={standard.askWho}
    >
      {view.step === 'department' && <ChoosingStep view={view} membership={membership} onNext={standard.next} />}
      {view.step === 'information' && (
        <PersonStep
          view={view}
          person={person}
          label={
            view.buys && view.summary.membership
              ? text('signup.buy', { price: view.summary.membership.price })
              : text(view.isRegistered ? 'signup.next' : 'signup.register')
          }
          agrees={view.buys}
          onNext={standard.next}
          onBack={() => standard.go('department')}
        >
          {view.buys && <SummaryRows summary={view.summary} />}
          {view.buys && view.next.isOffered && <p className={textStyles.quiet}>{text('signup.buyLead')}</p>}
          {view.replaces && <StatusBox type="info" title={text('signup.replaces')} />}
        </PersonStep>
      )}
      {view.step === 'confirm' &&
        (view.noDirectDebit ? (
          <PurchaseDone view={view} onBack={() => standard.go('information')} />
        ) : (
          <Confirm view={view} onSign={standard.sign} onBack={() => standard.go('information')} />
        ))}
    </FlowSheet>
  );
}

interface ReturnedProps {
  readonly view: StandardView;
  readonly standard: StandardStore;
}

/** [P-SIGNUP-88] [P-PAYMENT-07] Back from signing: the outcome, or the possible actions. */
function Returned({ view, standard }: ReturnedProps) {
  const { center } = usePortal();
  const { title } = useObservable(center.center$) ?? {};
  const text = useText();
  const isSetUp = view.returned === 'ok';
  const hasEnded = isSetUp && view.evidence !== 'doubted';
  // Neither the address nor a choice makes a visitor a member.
  const isKnown = view.evidence === 'own' && isReceiptKnown(view.receipt);
  const welcome = hasEnded && title && isKnown ? text('signup.welcome', { center: title }) : undefined;
  return (
    <DirectDebitOutcome isSetUp={isSetUp} evidence={view.evidence} title={welcome}>
      {hasEnded ? (
        <div className={styles.part}>
          {isKnown && <p className={textStyles.quiet}>{text('signup.invoiceByMail')}</p>}
          {isKnown && <ReceiptRows receipt={view.receipt} isDrawn />}
          {isKnown && <WayIn />}
          <HomeLink />
        </div>
      ) : (
        <ActionBar agrees={view.canSign} words={<CutOff view={view} />}>
          <Button icon="back" onClick={standard.review}>
            {text('signup.review')}
          </Button>
          {view.canSign && <SignButton view={view} onSign={standard.sign} />}
        </ActionBar>
      )}
    </DirectDebitOutcome>
  );
}

interface ConfirmProps {
  readonly view: StandardView;
  readonly onSign: () => void;
  readonly onBack: () => void;
}

/** [P-SIGNUP-10] [P-SIGNUP-11] The summary before signing, and the way to sign. */
function Confirm({ view, onSign, onBack }: ConfirmProps) {
  const text = useText();
  return (
    <StepPart step={view.step} title={text('signup.confirmTitle')}>
      <SummaryRows summary={view.summary}>{view.money && <InvoiceRows money={view.money} />}</SummaryRows>
      <TermsLine />
      {view.canSign ? (
        <p className={textStyles.quiet}>{text('signup.signLead')}</p>
      ) : (
        <StatusBox type="warning" title={text('signup.linkMissing')} action={<HomeLink />} />
      )}
      <ActionBar agrees={view.canSign} words={<CutOff view={view} />}>
        <Button icon="back" onClick={onBack}>
          {text('signup.back')}
        </Button>
        {view.canSign && <SignButton view={view} onSign={onSign} />}
      </ActionBar>
    </StepPart>
  );
}
