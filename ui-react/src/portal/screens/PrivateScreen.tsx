import '../../i18n/catalogs/sponsor.ts';

import type { PrivateStep, PrivateView } from '@felles/core/portal/signup';
import type { SponsorContactStore } from '@felles/core/portal/sponsor';
import { use, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import textStyles from '../../kit/Text.module.css';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { HomeLink } from '../payment/Links.tsx';
import { useOthers } from '../services.ts';
import { ActionBar } from '../signup/ActionBar.tsx';
import { ChoosingStep } from '../signup/ChoosingStep.tsx';
import { FlowSheet } from '../signup/FlowSheet.tsx';
import { PersonStep } from '../signup/PersonStep.tsx';
import { SignupOutcome } from '../signup/SignupOutcome.tsx';
import { StepPart } from '../signup/StepPart.tsx';
import { SummaryRows } from '../signup/SummaryRows.tsx';
import { SponsorContactForm } from '../sponsor/SponsorContactForm.tsx';

/** [P-SIGNUP-43] */
const namesIn = (text: Text): Readonly<Record<PrivateStep, string>> => ({
  department: text('signup.step.agreement'),
  information: text('signup.step.information'),
  payer: text('signup.step.payer'),
});

/** Where a visitor signs up and another person pays. */
export function PrivateScreen() {
  const { store, person, membership } = use(useOthers().privateSignup());
  const view = useObservable(store.view$);
  const text = useText();
  const outcome = useRef<HTMLDivElement>(null);
  useOpen(store);
  useLostFocus(() => outcome.current, view.outcome ?? 'steps');
  if (view.outcome !== null) {
    const isSuccess = view.outcome === 'success';
    return (
      <SignupOutcome
        title={text('private.title')}
        said={text(isSuccess ? 'sponsoredMember.reported' : 'sponsoredMember.notCreated')}
        words={text(isSuccess ? 'sponsoredMember.invoice' : 'sponsoredMember.ask')}
        isSuccess={isSuccess}
        box={outcome}
        onRead={store.startOver}
      />
    );
  }
  return (
    <FlowSheet title={text('private.title')} view={view} names={namesIn(text)} onGo={store.go} onAskWho={store.askWho}>
      {/* [P-SIGNUP-44] */}
      {view.step === 'department' && (
        <ChoosingStep
          view={view}
          membership={membership}
          intro={{ title: text('signup.step.agreement'), words: text('private.intro') }}
          onNext={store.next}
        />
      )}
      {view.step === 'information' && (
        <PersonStep
          view={view}
          person={person}
          label={text(view.isRegistered ? 'signup.next' : 'signup.register')}
          onNext={store.next}
          onBack={() => store.go('department')}
        />
      )}
      {view.step === 'payer' && <Payer view={view} contact={store.contact} onBack={() => store.go('information')} />}
    </FlowSheet>
  );
}

interface PayerProps {
  readonly view: PrivateView;
  readonly contact: SponsorContactStore;
  readonly onBack: () => void;
}

/** [P-SIGNUP-46] Once a payer was asked there is nothing more that has to be done here. */
function Payer({ view, contact, onBack }: PayerProps) {
  const { contacted } = useObservable(contact.facts$);
  const { status } = useObservable(contact.view$);
  const isAllSaid = status === null || status.type === 'info';
  const text = useText();
  return (
    <StepPart step={view.step} title={text('private.payerTitle')}>
      <p className={textStyles.quiet}>{text('private.payerLead')}</p>
      <SummaryRows summary={view.summary} />
      <SponsorContactForm contact={contact}>
        {contacted && isAllSaid && <p className={textStyles.quiet}>{text('private.asked')}</p>}
      </SponsorContactForm>
      <ActionBar>
        <Button icon="back" onClick={onBack}>
          {text('signup.back')}
        </Button>
        {contacted && <HomeLink />}
      </ActionBar>
    </StepPart>
  );
}
