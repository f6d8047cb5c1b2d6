import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/Text.module.css';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import { Actions } from './FormSheet.tsx';
import { useWayBack } from './way-back.ts';

interface NewPasswordSentProps {
  readonly sent: string;
  readonly onAnother: () => void;
}

/** The form is gone with the pressed button, so the result takes the focus. */
const takeFocus = (box: HTMLElement | null) => box?.focus();

/** Confirms that a new password was sent, and where to use it. */
export function NewPasswordSent({ sent, onAnother }: NewPasswordSentProps) {
  const { center } = usePortal();
  const { state } = useWayBack();
  const text = useText();
  return (
    <div ref={takeFocus} role="status" tabIndex={-1}>
      <StatusBox
        type="success"
        title={sent}
        action={
          <Actions>
            <PageLink className={link.link} to={paths.login.of(center.code)} state={state}>
              {text('newPassword.login')}
            </PageLink>
            <Button kind="ghost" onClick={onAnother}>
              {text('newPassword.another')}
            </Button>
          </Actions>
        }
      >
        {text('newPassword.arrives')}
      </StatusBox>
    </div>
  );
}
