import type { LoginStore } from '@felles/core/portal';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Hidden } from '../../kit/Hidden.tsx';
import { PasswordField } from '../../kit/PasswordField.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import styles from './FormSheet.module.css';
import { useSetbackFocus } from './use-setback-focus.ts';

/** Phone number and password. Whatever is wrong is said where it is wrong, and nothing typed is lost. */
export function LoginForm({ login }: { readonly login: LoginStore }) {
  const { center, session } = usePortal();
  const { phone, password, problems, sending, failure, setbacks } = useObservable(login.view$);
  const { remembered } = useObservable(session.view$);
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  useSetbackFocus(form, setbacks);

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        login.submit();
      }}
    >
      {failure && (
        <div className={styles.said} role="alert" tabIndex={-1}>
          <StatusBox type="danger" title={text('login.failed')}>
            {text(failure)}
          </StatusBox>
        </div>
      )}
      {!remembered && <StatusBox type="warning" title={text('session.notRemembered')} />}
      <TextField
        label={text('login.phone')}
        hint={text('login.phoneHint')}
        name="username"
        autoComplete="username"
        inputMode="tel"
        required
        value={phone}
        onType={login.setPhone}
        error={problems.phone && text(problems.phone)}
      />
      <PasswordField
        label={text('login.password')}
        name="password"
        required
        value={password}
        onType={login.setPassword}
        error={problems.password && text(problems.password)}
      />
      <div className={styles.actions}>
        <Button kind="primary" submit busy={sending} aria-disabled={sending}>
          {text('login.submit')}
        </Button>
        <Link className={styles.link} to={paths.forgottenPassword.of(center.code)}>
          {text('login.forgotten')}
        </Link>
      </div>
      <Hidden>
        <span role="status">{sending && text('login.sending')}</span>
      </Hidden>
    </form>
  );
}
