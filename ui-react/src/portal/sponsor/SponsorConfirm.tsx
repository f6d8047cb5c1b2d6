import type { SponsorSignupStore, SponsorSignupView } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { Announced } from '../../kit/Announced.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { ActionBar } from '../signup/ActionBar.tsx';
import { SignButton } from '../signup/SignButton.tsx';
import { Rows, SummaryRow } from '../signup/SummaryRows.tsx';

interface SponsorConfirmProps {
  readonly view: SponsorSignupView;
  readonly store: SponsorSignupStore;
}

/** [P-SPONSOR-27] [P-SPONSOR-28] Who pays for whom, and where it is signed. Nobody signs for somebody who is not named. */
export function SponsorConfirm({ view, store }: SponsorConfirmProps) {
  const { sponsor, sponsored, canSign } = view;
  const text = useText();
  return (
    <>
      <Rows>
        <SummaryRow label={text('sponsorSignup.sponsor')}>
          {sponsor.name}
          {sponsor.place && <span>{sponsor.place}</span>}
        </SummaryRow>
        {sponsored.status === 'known' && (
          <SummaryRow label={text('sponsorSignup.sponsorFor')}>{sponsored.name}</SummaryRow>
        )}
      </Rows>
      {canSign ? (
        <ActionBar>
          <SignButton view={view} onSign={store.sign} />
        </ActionBar>
      ) : (
        sponsored.status === 'known' && (
          <Announced>
            <StatusBox type="warning" title={text('sponsorSignup.noLink')}>
              {text('sponsorSignup.noLinkWords')}
            </StatusBox>
          </Announced>
        )
      )}
    </>
  );
}
