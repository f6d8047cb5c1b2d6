import { useText } from '../../i18n/text.ts';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';

/** The way on for a new member: to their profile, or to the password that they have not chosen yet. */
export function WayIn() {
  const { center, session } = usePortal();
  const { status } = useObservable(session.view$);
  const text = useText();
  if (status === 'loggedIn')
    return (
      <p>
        <PageLink className={textStyles.link} to={paths.profile.of(center.code)}>
          {text('signup.toProfile')}
        </PageLink>
      </p>
    );
  return (
    <div className={layout.start2}>
      <p className={textStyles.quiet}>{text('signup.passwordHow')}</p>
      <PageLink className={textStyles.link} to={paths.forgottenPassword.of(center.code)}>
        {text('signup.toPassword')}
      </PageLink>
    </div>
  );
}
