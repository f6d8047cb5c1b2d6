import type { SponsorSignupStore, SponsorSignupView } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { ActionBar } from '../signup/ActionBar.tsx';
import styles from './Sponsor.module.css';

interface SponsorConfirmProps {
  readonly view: SponsorSignupView;
  readonly store: SponsorSignupStore;
}

/** [P-SPONSOR-27] [P-SPONSOR-28] Who pays for whom, and where it is signed. Nobody signs for somebody who is not named. */
export function SponsorConfirm({ view, store }: SponsorConfirmProps) {
  const { sponsor, sponsored, canSign, isLeaving } = view;
  const text = useText();
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{text('sponsorSignup.sponsor')}</dt>
          <dd>
            {sponsor.name}
            {sponsor.place && <span className={styles.place}>{sponsor.place}</span>}
          </dd>
        </div>
        {sponsored.status === 'known' && (
          <div>
            <dt>{text('sponsorSignup.sponsorFor')}</dt>
            <dd>{sponsored.name}</dd>
          </div>
        )}
      </dl>
      {canSign ? (
        <ActionBar>
          <Button kind="primary" busy={isLeaving} aria-disabled={isLeaving} iconAfter="arrow" onClick={store.sign}>
            {text('sponsorSignup.sign')}
          </Button>
        </ActionBar>
      ) : (
        sponsored.status === 'known' && (
          <div role="status">
            <StatusBox type="warning" title={text('sponsorSignup.noLink')}>
              {text('sponsorSignup.noLinkWords')}
            </StatusBox>
          </div>
        )
      )}
    </>
  );
}
