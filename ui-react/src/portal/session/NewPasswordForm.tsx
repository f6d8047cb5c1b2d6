import type { NewPasswordStore } from '@felles/core/portal';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Hidden } from '../../kit/Hidden.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import styles from './FormSheet.module.css';
import { useSetbackFocus } from './use-setback-focus.ts';

interface NewPasswordFormProps {
  readonly newPassword: NewPasswordStore;
  /** It came in the place of the button that was pressed. */
  readonly takesFocus: boolean;
}

/** The number a new password goes to, and what else it changes. */
export function NewPasswordForm({ newPassword, takesFocus }: NewPasswordFormProps) {
  const { center } = usePortal();
  const { phone, problem, sending, failure, setbacks } = useObservable(newPassword.view$);
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  useSetbackFocus(form, setbacks);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  return (
    <>
      <p className={styles.lead}>{text('newPassword.lead')}</p>
      <form
        ref={form}
        className={styles.form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          newPassword.submit();
        }}
      >
        {failure && (
          <div className={styles.said} role="alert" tabIndex={-1}>
            <StatusBox type="danger" title={text('newPassword.failed')}>
              {text(failure)}
            </StatusBox>
          </div>
        )}
        <StatusBox type="info" title={text('newPassword.app')} />
        <TextField
          label={text('login.phone')}
          hint={text('login.phoneHint')}
          name="username"
          autoComplete="username"
          inputMode="tel"
          required
          value={phone}
          onType={newPassword.setPhone}
          error={problem && text(problem)}
        />
        <div className={styles.actions}>
          <Button kind="primary" submit busy={sending} aria-disabled={sending}>
            {text('newPassword.submit')}
          </Button>
          <Link className={styles.link} to={paths.login.of(center.code)}>
            {text('newPassword.login')}
          </Link>
        </div>
        <Hidden>
          <span role="status">{sending && text('newPassword.sending')}</span>
        </Hidden>
      </form>
    </>
  );
}
