import type { Behavior } from '@felles/core';
import type { FormView } from '@felles/core/data';
import type { SessionMessage } from '@felles/core/portal/session';
import type { Ref } from 'react';
import { useText } from '../../i18n/text.ts';
import { TextField } from '../../kit/TextField.tsx';
import { useObservable } from '../../react/use-observable.ts';

type Phone = { readonly phone: string };

interface PhoneFieldProps {
  readonly form: {
    readonly view$: Behavior<Pick<FormView<Phone, SessionMessage>, 'values' | 'problems'>>;
    change(part: Phone): void;
  };
  readonly ref?: Ref<HTMLInputElement>;
}

/** The phone number of the login. Browsers and password managers know it as the name of the user. */
export function PhoneField({ form, ref }: PhoneFieldProps) {
  const { values, problems } = useObservable(form.view$);
  const text = useText();
  return (
    <TextField
      ref={ref}
      label={text('login.phone')}
      hint={text('login.phoneHint')}
      name="username"
      autoComplete="username"
      inputMode="tel"
      required
      value={values.phone}
      onType={(phone) => form.change({ phone })}
      error={problems.phone && text(problems.phone)}
    />
  );
}
