import '../../i18n/sponsor/index.ts';

import type { SponsorSignupStore, SponsorSignupView } from '@felles/core/portal';
import { use, useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { Steps } from '../../kit/Steps.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { useSetbackFocus } from '../../react/use-setback-focus.ts';
import { DepartmentChooser } from '../membership/DepartmentChooser.tsx';
import { useOthers } from '../services.ts';
import { ActionBar } from '../signup/ActionBar.tsx';
import styles from '../sponsor/Sponsor.module.css';
import { SponsorConfirm } from '../sponsor/SponsorConfirm.tsx';
import { SponsoredNotice } from '../sponsor/SponsoredNotice.tsx';
import { SponsorInformation } from '../sponsor/SponsorInformation.tsx';

/** Where somebody signs up to pay for somebody else, through the link they were sent. */
export function SponsorScreen() {
  const store = use(useOthers().sponsorSignup());
  const view = useObservable(store.view$);
  const text = useText();
  const content = useRef<HTMLElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const shown = useRef(view.step);
  useOpen(store);
  useEffect(() => {
    // What was pressed is gone with its step.
    if (shown.current !== view.step) content.current?.focus();
    shown.current = view.step;
  }, [view.step]);
  const { status } = view.sponsored;
  const isKnown = status === 'known';
  // Where nobody is to be paid for, nothing leads anywhere.
  const hasSteps = (status !== 'nobody' && status !== 'refused') || view.step === 'confirm';

  return (
    <Sheet title={text('sponsorSignup.title')}>
      {hasSteps && (
        <Steps
          label={text('sponsorSignup.steps')}
          steps={view.steps.map((step) => ({
            title: text(`sponsorSignup.${step}`),
            isActive: step === view.step,
          }))}
          {...(view.step !== 'confirm' && {
            onGo: (index) => {
              const step = view.steps[index];
              if (step) store.go(step);
            },
          })}
        />
      )}
      <div ref={notice} className={styles.said} role="status" tabIndex={-1}>
        <SponsoredNotice
          sponsored={view.sponsored}
          onRetry={() => {
            notice.current?.focus(); // the button goes away with what it stands in
            store.reloadSponsored();
          }}
        />
      </div>
      {(isKnown || view.step === 'confirm') && (
        <section ref={content} className={styles.step} tabIndex={-1} aria-label={text(`sponsorSignup.${view.step}`)}>
          <StepContent view={view} store={store} />
        </section>
      )}
    </Sheet>
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
          {text('sponsorSignup.next')}
        </Button>
      </ActionBar>
    </>
  );
}
