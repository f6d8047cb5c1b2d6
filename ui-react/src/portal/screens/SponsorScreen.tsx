import '../../i18n/sponsor/index.ts';

import type { SponsorSignupStore, SponsorSignupView, SponsorStep } from '@felles/core/portal';
import { use, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { useSetbackFocus } from '../../react/use-setback-focus.ts';
import { DepartmentChooser } from '../membership/DepartmentChooser.tsx';
import { useOthers } from '../services.ts';
import { ActionBar } from '../signup/ActionBar.tsx';
import { StepPart } from '../signup/StepPart.tsx';
import { StepSheet } from '../signup/StepSheet.tsx';
import styles from '../sponsor/Sponsor.module.css';
import { SponsorConfirm } from '../sponsor/SponsorConfirm.tsx';
import { SponsoredNotice } from '../sponsor/SponsoredNotice.tsx';
import { SponsorInformation } from '../sponsor/SponsorInformation.tsx';

/** [P-SPONSOR-24] */
const namesIn = (text: Text): Readonly<Record<SponsorStep, string>> => ({
  department: text('signup.center'),
  information: text('signup.personalia'),
  confirm: text('signup.confirm'),
});

/** Where somebody signs up to pay for somebody else, through the link they were sent. */
export function SponsorScreen() {
  const store = use(useOthers().sponsorSignup());
  const view = useObservable(store.view$);
  const text = useText();
  const notice = useRef<HTMLDivElement>(null);
  useOpen(store);
  const { step } = view;
  const { status } = view.sponsored;
  const names = namesIn(text);
  return (
    <StepSheet
      title={text('sponsorSignup.title')}
      view={view}
      label={text('sponsorSignup.steps')}
      names={names}
      // Where nobody is to be paid for, nothing leads anywhere.
      hasSteps={(status !== 'nobody' && status !== 'refused') || step === 'confirm'}
      shown={status === 'loading' ? null : status}
      onGo={store.go}
    >
      <div ref={notice} className={styles.said} role="status" tabIndex={-1}>
        <SponsoredNotice
          sponsored={view.sponsored}
          onRetry={() => {
            notice.current?.focus(); // the button goes away with what it stands in
            store.reloadSponsored();
          }}
        />
      </div>
      {(status === 'known' || step === 'confirm') && (
        <StepPart step={step} title={names[step]} isUntitled={step === 'department'}>
          <StepContent view={view} store={store} />
        </StepPart>
      )}
    </StepSheet>
  );
}

interface StepProps {
  readonly view: SponsorSignupView;
  readonly store: SponsorSignupStore;
}

function StepContent({ view, store }: StepProps) {
  switch (view.step) {
    case 'department':
      return <Department view={view} store={store} />;
    case 'information':
      return <SponsorInformation view={view} store={store} />;
    case 'confirm':
      return <SponsorConfirm view={view} store={store} />;
  }
}

function Department({ view, store }: StepProps) {
  const text = useText();
  const missed = useRef<HTMLDivElement>(null);
  useSetbackFocus(missed, view.setbacks);
  return (
    <>
      <DepartmentChooser view={view.departments} store={store} purpose="membership" />
      {view.departmentIsMissed && (
        <div ref={missed} className={styles.said} role="alert" tabIndex={-1}>
          <StatusBox type="warning" title={text('sponsorSignup.chooseDepartment')} />
        </div>
      )}
      <ActionBar>
        <Button kind="primary" iconAfter="arrow" onClick={store.next}>
          {text('signup.next')}
        </Button>
      </ActionBar>
    </>
  );
}
