import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { Loader } from '../../kit/states/Loader.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useWorkspace } from '../services.ts';
import styles from './Page.module.css';
import { Page } from './Page.tsx';

/** [W-AUTH-14] Pages for staff only: until the user is signed in, the way to sign in is shown instead. */
export function SignedIn() {
  const { session } = useWorkspace();
  const state = useObservable(session.state$);
  const text = useText();
  // The session stays open from page to page: its message does not end with the address of the answer.
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
