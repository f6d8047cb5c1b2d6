import '../../i18n/catalogs/sponsor.ts';

import type { SponsorSignupStore, SponsorSignupView, SponsorStep } from '@felles/core/portal/signup';
import { use } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { MissingDepartment } from '../membership/ChooserParts.tsx';
import { DepartmentChooser } from '../membership/DepartmentChooser.tsx';
import { useOthers } from '../services.ts';
import { ActionBar } from '../signup/ActionBar.tsx';
import { StepPart } from '../signup/StepPart.tsx';
import { StepSheet } from '../signup/StepSheet.tsx';
import { PaidFor } from '../sponsor/PaidFor.tsx';
import { RequestNotice } from '../sponsor/RequestNotice.tsx';
import { SponsorConfirm } from '../sponsor/SponsorConfirm.tsx';
import { SponsoredNotice } from '../sponsor/SponsoredNotice.tsx';
import { SponsorInformation } from '../sponsor/SponsorInformation.tsx';

/** [P-SPONSOR-24] */
const namesIn = (text: Text): Readonly<Record<SponsorStep, string>> => ({
  department: text('signup.step.department'),
  information: text('signup.step.information'),
  confirm: text('signup.step.confirm'),
});

/** Where a payer signs up to pay for a member, through the link that the payer got. */
export function SponsorScreen() {
  const store = use(useOthers().sponsorSignup());
  const view = useObservable(store.view$);
  const text = useText();
  useOpen(store);
  const { step } = view;
  const { status } = view.sponsored;
  const names = namesIn(text);
  // There is nothing to choose then, but to read.
  const isSettled = step === 'department' && view.departmentIsSettled;
  return (
    <StepSheet
      title={text('sponsorSignup.title')}
      view={view}
      label={text('sponsorSignup.steps')}
      names={names}
      // Without a member to pay for, no step leads anywhere.
      hasSteps={!['noLink', 'refused', 'used'].includes(status) || step === 'confirm'}
      shown={status === 'loading' ? null : status}
      onGo={store.go}
    >
      <RequestNotice waitsFor={status === 'loading' ? text('sponsored.loading') : null} onRetry={store.reloadSponsored}>
        {(retry) => <SponsoredNotice sponsored={view.sponsored} onRetry={retry} />}
      </RequestNotice>
      {(status === 'ready' || step === 'confirm') && (
        <StepPart
          step={step}
          title={isSettled ? text('sponsorSignup.paidFor') : names[step]}
          isUntitled={step === 'department' && !isSettled}
        >
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
  return (
    <>
      {view.sponsored.status === 'ready' && <PaidFor agreement={view.sponsored.agreement} />}
      {!view.departmentIsSettled && <DepartmentChooser view={view.departments} store={store} purpose="membership" />}
      <MissingDepartment
        isMissed={view.departmentIsMissed}
        rejections={view.rejections}
        title={text('sponsorSignup.chooseDepartment')}
      />
      <ActionBar>
        <Button kind="primary" iconAfter="arrow" onClick={store.next}>
          {text('signup.next')}
        </Button>
      </ActionBar>
    </>
  );
}
