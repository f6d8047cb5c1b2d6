import { isServiceFailure } from '@felles/core';
import type { NewPasswordStore } from '@felles/core/portal/session';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { MessageText } from '../../kit/MessageText.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import { Lead, SheetForm } from './FormSheet.tsx';
import { PhoneField } from './PhoneField.tsx';
import { useWayBack } from './way-back.ts';

interface NewPasswordFormProps {
  readonly newPassword: NewPasswordStore;
  /** It came in the place of the button that was pressed. */
  readonly takesFocus: boolean;
}

/** The number a new password goes to, and what else it changes. */
export function NewPasswordForm({ newPassword, takesFocus }: NewPasswordFormProps) {
  const { center } = usePortal();
  const { isSending, failure, isUncertain, rejections } = useObservable(newPassword.form.view$).saving;
  const { state } = useWayBack();
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <Lead>{text('newPassword.lead')}</Lead>
      <SheetForm
        failure={
          failure && {
            inVain: isServiceFailure(failure),
            title: text(isUncertain ? 'newPassword.uncertain' : 'newPassword.failed'),
            words: (
              <>
                {isUncertain && `${text('newPassword.uncertainWhy')} `}
                <MessageText message={failure} />
              </>
            ),
          }
        }
        rejections={rejections}
        submit={text('newPassword.submit')}
        sending={isSending ? text('newPassword.sending') : null}
        onSubmit={newPassword.form.save}
        instead={
          <PageLink className={link.link} to={paths.login.of(center.code)} state={state}>
            {text('newPassword.login')}
          </PageLink>
        }
      >
        <StatusBox type="info" title={text('newPassword.app')} />
        <PhoneField ref={field} form={newPassword.form} />
      </SheetForm>
    </>
  );
}
