import { isServiceFailure } from '@felles/core';
import type { LoginStore } from '@felles/core/portal/session';
import { useText } from '../../i18n/text.ts';
import { MessageText } from '../../kit/MessageText.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { PasswordField } from '../../kit/PasswordField.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import { Lead, SheetForm } from './FormSheet.tsx';
import { PhoneField } from './PhoneField.tsx';
import { useHandOver } from './use-hand-over.ts';
import { useWayBack } from './way-back.ts';

/** Phone number and password. Each mistake is shown at its field, and no typed text is lost. */
export function LoginForm({ login }: { readonly login: LoginStore }) {
  const { center, session } = usePortal();
  const { values, problems, saving } = useObservable(login.form.view$);
  const { isSending, failure, rejections } = saving;
  const { remembered } = useObservable(session.view$);
  const { state } = useWayBack();
  const handOver = useHandOver('newPassword');
  const text = useText();
  return (
    <SheetForm
      failure={
        failure && {
          title: text('login.failed'),
          words: <MessageText message={failure} />,
          inVain: isServiceFailure(failure),
        }
      }
      rejections={rejections}
      submit={text('login.submit')}
      sending={isSending ? text('login.sending') : null}
      onSubmit={login.form.save}
      instead={
        <PageLink
          className={link.link}
          to={paths.forgottenPassword.of(center.code)}
          state={state}
          onClick={() => handOver(values.phone)}
        >
          {text('login.forgotten')}
        </PageLink>
      }
    >
      {!remembered && <StatusBox type="warning" title={text('session.notRemembered')} />}
      <PhoneField form={login.form} />
      <PasswordField
        label={text('login.password')}
        name="password"
        required
        value={values.password}
        onType={(password) => login.form.change({ password })}
        error={problems.password && text(problems.password)}
      />
      <Lead>{text('login.newHere')}</Lead>
    </SheetForm>
  );
}
