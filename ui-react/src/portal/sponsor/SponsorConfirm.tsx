import type { SponsorSignupStore, SponsorSignupView } from '@felles/core/portal/signup';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import textStyles from '../../kit/Text.module.css';
import { ActionBar } from '../signup/ActionBar.tsx';
import { CutOff, SignButton } from '../signup/SignButton.tsx';
import { SummaryRow } from '../signup/SummaryRows.tsx';
import { PaidFor } from './PaidFor.tsx';

interface SponsorConfirmProps {
  readonly view: SponsorSignupView;
  readonly store: SponsorSignupStore;
}

/** [P-SPONSOR-27] [P-SPONSOR-28] Who pays for whom, the cost, and where it is signed. Without a name there is no signing. */
export function SponsorConfirm({ view, store }: SponsorConfirmProps) {
  const { sponsor, sponsored, canSign } = view;
  const text = useText();
  return (
    <>
      {/* Above everything else: the payer must see it before they sign. */}
      {sponsor.knownAs !== null && (
        <StatusBox type="warning" title={text('sponsorSignup.knownAs', { name: sponsor.knownAs })}>
          {text('sponsorSignup.knownAsWords', { written: sponsor.name ?? '' })}
        </StatusBox>
      )}
      <PaidFor
        agreement={sponsored.status === 'ready' ? sponsored.agreement : null}
        name={sponsored.status === 'ready' ? sponsored.name : null}
        saysUnknown={sponsored.status === 'ready'}
        first={
          <SummaryRow label={text('sponsorSignup.sponsor')}>
            {sponsor.knownAs ?? sponsor.name}
            {sponsor.knownAs === null && sponsor.place && <span>{sponsor.place}</span>}
          </SummaryRow>
        }
      />
      {canSign ? (
        <>
          <p className={textStyles.quiet}>{text('sponsorSignup.signLead')}</p>
          <ActionBar agrees words={<CutOff view={view} />}>
            <Button
              icon="back"
              aria-disabled={view.isLeaving || undefined}
              onClick={() => {
                if (!view.isLeaving) store.go('information');
              }}
            >
              {text('signup.back')}
            </Button>
            <SignButton view={view} onSign={store.sign} />
          </ActionBar>
        </>
      ) : (
        sponsored.status === 'ready' && (
          <LiveRegion>
            <StatusBox type="warning" title={text('sponsorSignup.noLink')}>
              {text('sponsorSignup.noLinkWords')}
            </StatusBox>
          </LiveRegion>
        )
      )}
    </>
  );
}
