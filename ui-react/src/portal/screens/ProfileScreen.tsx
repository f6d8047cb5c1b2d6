import '../../i18n/catalogs/profile.ts';

import type { AgreementNotice, ProfileStore, ProfileView } from '@felles/core/portal/profile';
import type { SignupFlow } from '@felles/core/portal/tracking';
import { type RefObject, use, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenText, LiveRegion } from '../../kit/HiddenText.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/Text.module.css';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { paths, signupPages } from '../paths.ts';
import { Agreements } from '../profile/Agreements.tsx';
import { ConsentSwitches } from '../profile/ConsentSwitches.tsx';
import { MemberLinks } from '../profile/MemberLinks.tsx';
import styles from '../profile/Profile.module.css';
import { ProfileForm } from '../profile/ProfileForm.tsx';
import { type OtherServices, useOthers, usePortal } from '../services.ts';
import loading from './ProfileScreen.module.css';

/** A member's agreements and record. */
export function ProfileScreen() {
  const others = useOthers();
  const profile = use(others.profile());
  const activeSignup = use(others.activeSignup());
  const view = useObservable(profile.view$);
  const text = useText();
  const content = useRef<HTMLDivElement>(null);
  useOpen(profile);
  useLostFocus(() => content.current, view.status === 'loading' ? null : view.status);
  return (
    <Sheet title={text('profile.title')}>
      <div ref={content} tabIndex={-1} className={styles.content} aria-busy={view.status === 'loading'}>
        <Content view={view} profile={profile} activeSignup={activeSignup()} content={content} others={others} />
      </div>
    </Sheet>
  );
}

/** A member with an agreement or a payer has nothing to go on to. */
const MAY_GO_ON: readonly (AgreementNotice | null)[] = ['none', 'previous', 'inactive', 'unsigned'];

interface ContentProps {
  readonly view: ProfileView;
  readonly profile: ProfileStore;
  readonly activeSignup: SignupFlow | null;
  readonly content: RefObject<HTMLElement | null>;
  readonly others: OtherServices;
}

function Content({ view, profile, activeSignup, content, others }: ContentProps) {
  const { center, offers } = usePortal();
  const text = useText();
  const retry = (
    <Button
      onClick={() => {
        content.current?.focus(); // the button goes away with the content around it
        profile.reload();
      }}
    >
      {text('retry')}
    </Button>
  );

  switch (view.status) {
    case 'loading':
      return <ProfileLoading />;
    case 'notLoggedIn':
      // It may take the place of a profile, when the session ends in another tab.
      return (
        <LiveRegion>
          <StatusBox
            type="danger"
            title={text('not-logged-in-status-container')}
            action={
              <PageLink className={link.link} to={paths.login.of(center.code)}>
                {text('profile.login')}
              </PageLink>
            }
          >
            {text('profile.newHere')}
          </StatusBox>
        </LiveRegion>
      );
    case 'failed':
      return (
        <LiveRegion role="alert">
          <StatusBox inVain type="danger" title={text('profile.failed')} action={retry}>
            <MessageText message={view.failure} />
          </StatusBox>
        </LiveRegion>
      );
    case 'ready':
      return (
        <>
          {view.refreshFailure && (
            <LiveRegion>
              <StatusBox inVain type="warning" title={<MessageText message={view.refreshFailure} />} action={retry} />
            </LiveRegion>
          )}
          <MemberLinks others={others} />
          {activeSignup !== null && MAY_GO_ON.includes(view.notice) && <ActiveSignup flow={activeSignup} />}
          <Agreements agreements={view.agreements} waiting={view.waiting} notice={view.notice} />
          <ProfileForm view={view.form} today={view.today} profile={profile} />
          {offers('consents') && <ConsentSwitches consents={profile.consents} />}
        </>
      );
  }
}

/** For a visitor who has logged in in the middle of a sign-up: the way back to it. */
function ActiveSignup({ flow }: { readonly flow: SignupFlow }) {
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

/** The shape of a profile that is loading. */
function ProfileLoading() {
  const text = useText();
  return (
    <div>
      <LiveRegion>
        <HiddenText>{text('profile.loading')}</HiddenText>
      </LiveRegion>
      <div className={loading.shape} aria-hidden="true">
        <span className={loading.card} />
        <span className={loading.field} />
        <span className={loading.field} />
        <span className={loading.field} />
        <span className={loading.field} />
      </div>
    </div>
  );
}
