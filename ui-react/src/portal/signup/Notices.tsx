import type { FlowView } from '@felles/core/portal/signup';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/Text.module.css';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import { useHandOver } from '../session/use-hand-over.ts';
import { wayBackTo } from '../session/way-back.ts';

interface MemberExistsProps {
  readonly exists: NonNullable<FlowView<string>['exists']>;
  /** The number that is known already. */
  readonly phone: string;
}

/** [P-SIGNUP-70] [P-MEMBERSHIP-42] The visitor is a member already, or has been one: how they go on. */
export function MemberExists({ exists, phone }: MemberExistsProps) {
  const text = useText();
  return (
    <StatusBox
      type="warning"
      title={text(EXISTS[exists].title)}
      action={exists !== 'alreadyMember' && <LogInLink phone={phone} />}
    >
      {text(EXISTS[exists].how)}
    </StatusBox>
  );
}

const EXISTS = {
  alreadyMember: { title: 'signup.alreadyMember', how: 'signup.alreadyMemberHow' },
  earlierMember: { title: 'signup.earlierMemberTitle', how: 'signup.earlierMember' },
  perhapsRegistered: { title: 'signup.perhapsRegistered', how: 'signup.perhapsRegisteredHow' },
} as const;

/** [P-MEMBERSHIP-44] Shown in place of a whole flow, for a member who may not start it. */
export function EligibilityNotice({ why }: { readonly why: NonNullable<FlowView<string>['barred']> }) {
  const { center } = usePortal();
  const text = useText();
  return (
    <StatusBox
      type="info"
      title={text(why === 'hasSponsor' ? 'signup.hasSponsor' : 'signup.hasActiveAgreement')}
      action={
        <PageLink className={link.link} to={paths.profile.of(center.code)}>
          {text('signup.toProfile')}
        </PageLink>
      }
    />
  );
}

/** The session has ended during a sign-up: how the member goes on, and that nothing is lost. */
export function SessionEnded() {
  const text = useText();
  return (
    <LiveRegion role="alert">
      <StatusBox type="warning" title={text('signup.sessionEnded')} action={<LogInLink />}>
        {text('signup.sessionEndedHow')}
      </StatusBox>
    </LiveRegion>
  );
}

/** A member who logs in by it comes back to the sign-up that they are in the middle of, and writes no number twice. */
function LogInLink({ phone = '' }: { readonly phone?: string }) {
  const { center } = usePortal();
  const handOver = useHandOver('login');
  const { pathname } = useLocation();
  const text = useText();
  return (
    <PageLink
      className={link.link}
      to={paths.login.of(center.code)}
      state={wayBackTo(pathname)}
      onClick={() => handOver(phone)}
    >
      {text('signup.logIn')}
    </PageLink>
  );
}

/** The information about the logged-in member did not come, and without it nothing is sent. */
export function WhoMissing({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText();
  return (
    <LiveRegion role="alert">
      <StatusBox
        inVain
        type="warning"
        title={text('signup.whoNotLoaded')}
        action={<Button onClick={onRetry}>{text('retry')}</Button>}
      />
    </LiveRegion>
  );
}
