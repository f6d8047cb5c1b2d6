import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { Loader } from '../../kit/states/Loader.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useWorkspace } from '../services.ts';
import { Page } from './Page.tsx';
import styles from './SignedIn.module.css';

/** [W-AUTH-14] Pages for staff only: until the user is signed in, the way to sign in is shown instead. */
export function SignedIn() {
  const { session } = useWorkspace();
  const state = useObservable(session.state$);
  const text = useText();
  // It goes on from page to page: what it has to say does not end with the address that the answer came to.
  useEffect(() => session.open(), [session]);
  if (state.kind === 'signedIn' || state.kind === 'signingOut') return <Outlet />;
  return (
    <Page title={text('signIn.title')}>
      <div className={styles.card}>
        {state.kind === 'signedOut' ? (
          <>
            {state.why && (
              <div role="alert">
                <StatusBox type="warning" title={text(state.why)} />
              </div>
            )}
            <p>{text('signIn.lead')}</p>
            <Button kind="primary" onClick={session.signIn}>
              {text('signIn.button')}
            </Button>
          </>
        ) : (
          <Loader type="circle" what={text('signIn.onTheWay')} />
        )}
      </div>
    </Page>
  );
}
