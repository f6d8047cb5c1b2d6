import '../../i18n/catalogs/session.ts';

import { use } from 'react';
import { Navigate } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { paths } from '../paths.ts';
import { useOthers, usePortal } from '../services.ts';
import { AlreadyLoggedIn } from '../session/AlreadyLoggedIn.tsx';
import { LoginForm } from '../session/LoginForm.tsx';
import { useWayBack } from '../session/way-back.ts';

/** Where a member logs in. A login leads to the profile, or back to the sign-up that asked for it; Back skips this form. */
export function LoginScreen() {
  const { center, session } = usePortal();
  const login = use(useOthers().login());
  const done = useObservable(login.done$);
  const { status } = useObservable(session.view$);
  const { page } = useWayBack();
  const text = useText();
  useOpen(login);
  useLostFocus(mainPart, status === 'unknown' ? null : status);
  if (done) return <Navigate replace to={page ?? paths.profile.of(center.code)} />;
  return (
    <Sheet isNarrow title={text('login.title')}>
      {status === 'loggedIn' ? <AlreadyLoggedIn /> : <LoginForm login={login} />}
    </Sheet>
  );
}

const mainPart = () => document.getElementById('main');
