import type { PaymentSignupView } from '@felles/core/portal/signup';
import { useText } from '../../i18n/text.ts';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/Text.module.css';
import { paths } from '../paths.ts';
import { HomeLink } from '../payment/Links.tsx';
import { usePortal } from '../services.ts';
import { ActionBar } from './ActionBar.tsx';
import { StepPart } from './StepPart.tsx';

/** Back from a provider, without a record of the purpose: the page can only say that the visitor is back, and where to look. */
export function UnknownReturn({ view: { callback } }: { readonly view: PaymentSignupView }) {
  const { center } = usePortal();
  const text = useText();
  const isMobile = callback?.provider === 'mobilePayment';
  return (
    <StepPart step="untraced" title={text(isMobile ? 'signup.step.payment' : 'signup.step.directDebit')}>
      <LiveRegion>
        <StatusBox
          type="info"
          title={text(isMobile ? 'signup.untracedPayment' : 'signup.untracedSigning')}
          action={
            <PageLink className={link.link} to={paths.login.of(center.code)}>
              {text('signup.logIn')}
            </PageLink>
          }
        >
          {text('signup.untracedHow')}
        </StatusBox>
      </LiveRegion>
      <ActionBar>
        <HomeLink />
      </ActionBar>
    </StepPart>
  );
}
