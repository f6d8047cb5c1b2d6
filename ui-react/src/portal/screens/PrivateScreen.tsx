import '../../i18n/sponsor/index.ts';

import type { MembershipStore, PrivateStep, PrivateView, SponsorContactStore } from '@felles/core/portal';
import { use } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { DepartmentChooser } from '../membership/DepartmentChooser.tsx';
import { MembershipChooser } from '../membership/MembershipChooser.tsx';
import { HomeLink } from '../payment/HomeLink.tsx';
import { useOthers } from '../services.ts';
import { ActionBar } from '../signup/ActionBar.tsx';
import { FlowSheet } from '../signup/FlowSheet.tsx';
import { PersonStep } from '../signup/PersonStep.tsx';
import { StepPart } from '../signup/StepPart.tsx';
import { SummaryRows } from '../signup/SummaryRows.tsx';
import { WaysOn } from '../signup/WaysOn.tsx';
import styles from '../sponsor/Sponsor.module.css';
import { SponsorContactForm } from '../sponsor/SponsorContactForm.tsx';
import { SponsoredOutcome } from '../sponsor/SponsoredOutcome.tsx';

/** [P-SIGNUP-43] */
const namesIn = (text: Text): Readonly<Record<PrivateStep, string>> => ({
  agreement: text('private.agreement'),
  personalia: text('private.personalia'),
  payer: text('private.payer'),
});

/** Where somebody signs up whom somebody else pays for. */
export function PrivateScreen() {
  const { store, person, membership } = use(useOthers().privateSignup());
  const view = useObservable(store.view$);
  const text = useText();
  useOpen(store);
  if (view.outcome !== null)
    return (
      <Sheet isNarrow title={text('private.title')}>
        <SponsoredOutcome isSuccess={view.outcome === 'success'} onRead={store.startOver} />
      </Sheet>
    );
  return (
    <FlowSheet title={text('private.title')} view={view} names={namesIn(text)} onGo={store.go} onAskWho={store.askWho}>
      {view.step === 'agreement' && <Agreement view={view} membership={membership} onNext={store.next} />}
      {view.step === 'personalia' && (
        <PersonStep
          view={view}
          person={person}
          label={text('private.next')}
          onNext={store.next}
          onBack={() => store.go('agreement')}
        />
      )}
      {view.step === 'payer' && <Payer view={view} contact={store.contact} onBack={() => store.go('personalia')} />}
    </FlowSheet>
  );
}

interface PayerProps {
  readonly view: PrivateView;
  readonly contact: SponsorContactStore;
  readonly onBack: () => void;
}

/** [P-SIGNUP-46] Once somebody was asked there is nothing more that has to be done here. */
function Payer({ view, contact, onBack }: PayerProps) {
  const { contacted } = useObservable(contact.facts$);
  const { status } = useObservable(contact.view$);
  const isAllSaid = status === null || status.type === 'info';
  const text = useText();
  return (
    <StepPart step={view.step} title={text('private.payerTitle')}>
      <p className={styles.lead}>{text('private.payerLead')}</p>
      <SummaryRows summary={view.summary} />
      <SponsorContactForm contact={contact} />
      {contacted && isAllSaid && <p className={styles.lead}>{text('private.asked')}</p>}
      <ActionBar>
        <Button icon="back" onClick={onBack}>
          {text('private.back')}
        </Button>
        {contacted && <HomeLink />}
      </ActionBar>
    </StepPart>
  );
}

interface AgreementProps {
  readonly view: PrivateView;
  readonly membership: MembershipStore;
  readonly onNext: () => void;
}

/** [P-SIGNUP-44] What there is to choose at a department shows once one is chosen. */
function Agreement({ view, membership, onNext }: AgreementProps) {
  const { departments, memberships } = useObservable(membership.view$);
  const text = useText();
  return (
    <StepPart step={view.step} title={text('private.agreement')}>
      <p className={styles.lead}>{text('private.intro')}</p>
      <DepartmentChooser view={departments} store={membership} purpose="membership" />
      {departments.chosenId !== null && <MembershipChooser view={memberships} store={membership} />}
      <WaysOn
        next={view.next}
        label={text('private.next')}
        setbacks={view.setbacks}
        summary={view.summary}
        onNext={onNext}
      />
    </StepPart>
  );
}
