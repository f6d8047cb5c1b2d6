import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import { Actions } from './FormSheet.tsx';
import { useWayBack } from './way-back.ts';

/** For a visitor who comes to log in and is logged in: where to go instead, or to log out. */
export function AlreadyLoggedIn() {
  const { center, leaving, session } = usePortal();
  const { name, loggingOut, remembered } = useObservable(session.view$);
  const { page } = useWayBack();
  const text = useText();
  return (
    <>
      <StatusBox
        type="info"
        title={text('login.already')}
        action={
          <Actions>
            <PageLink className={link.link} to={page ?? paths.profile.of(center.code)}>
              {text(page === null ? 'login.profile' : 'login.onward')}
            </PageLink>
            <Button busy={loggingOut} aria-disabled={loggingOut} onClick={leaving.logOut}>
              {text('login.logOut')}
            </Button>
          </Actions>
        }
      >
        {name !== null && text('login.alreadyAs', { name })}
      </StatusBox>
      {!remembered && <StatusBox type="warning" title={text('session.notRemembered')} />}
    </>
  );
}
