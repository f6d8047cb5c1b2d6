import type { FieldProblems } from '@felles/core/portal';
import type { Ref } from 'react';
import { useText } from '../../i18n/text.ts';
import { TextField } from '../../kit/TextField.tsx';

interface PhoneFieldProps {
  readonly value: string;
  readonly onType: (phone: string) => void;
  readonly problem: FieldProblems<{ readonly phone: string }>['phone'];
  readonly ref?: Ref<HTMLInputElement>;
}

/** The phone number of the login. Browsers and password managers know it as the name of the user. */
export function PhoneField({ value, onType, problem, ref }: PhoneFieldProps) {
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
      value={value}
      onType={onType}
      error={problem && text(problem)}
    />
  );
}
