import type { SignupFlow } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/TextLink.module.css';
import { signupPages } from '../paths.ts';
import { usePortal } from '../services.ts';

/** For a visitor who has logged in in the middle of a sign-up: the way back to it. */
export function ActiveSignup({ flow }: { readonly flow: SignupFlow }) {
  const { center } = usePortal();
  const text = useText();
  return (
    <StatusBox
      type="info"
      title={text('profile.activeSignup')}
      action={
        <PageLink className={link.link} to={signupPages[flow].of(center.code)}>
          {text('profile.continue')}
        </PageLink>
      }
    >
      {text('profile.activeSignupWhy')}
    </StatusBox>
  );
}
