import type { SponsorSignupStore, SponsorSignupView } from '@felles/core/portal/signup';
import { useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useRejectionFocus } from '../../react/use-rejections.ts';
import { PersonForm } from '../person/PersonForm.tsx';
import { ActionBar } from '../signup/ActionBar.tsx';
import styles from './Sponsor.module.css';

interface SponsorInformationProps {
  readonly view: SponsorSignupView;
  readonly store: SponsorSignupStore;
}

/** The payer's data. A visitor who is too young gets a notice, and no way on. */
export function SponsorInformation({ view, store }: SponsorInformationProps) {
  const { isSending, failure, isUnderage, exists, next, isRegistered } = view;
  const { waitsForPlace } = useObservable(store.person.view$);
  const isBusy = isSending || waitsForPlace;
  const text = useText();
  const said = useRef<HTMLDivElement>(null);
  useRejectionFocus(said, failure !== null ? view.rejections : 0);
  return (
    <PersonForm person={store.person} onSubmit={store.next}>
      <div role="status" className={styles.notice}>
        {isUnderage && (
          <StatusBox type="info" title={text('sponsorSignup.underage')}>
            {text('sponsorSignup.underageWords')}
          </StatusBox>
        )}
      </div>
      <div ref={said} className={styles.said} role="alert" tabIndex={-1}>
        {failure && (
          <StatusBox inVain={!exists} type="danger" title={text(failure)}>
            {exists ? text('sponsorSignup.existsWords') : view.reason && <MessageText message={view.reason} />}
          </StatusBox>
        )}
      </div>
      <HiddenStatus>{isSending && text('sponsorSignup.sending')}</HiddenStatus>
      <ActionBar>
        <Button icon="back" aria-disabled={isSending || undefined} onClick={() => store.go('department')}>
          {text('signup.back')}
        </Button>
        {next.isOffered && (
          <Button kind="primary" submit busy={isBusy} aria-disabled={isBusy} iconAfter="arrow">
            {text(isRegistered ? 'signup.next' : 'signup.register')}
          </Button>
        )}
      </ActionBar>
    </PersonForm>
  );
}
