import '../i18n/catalogs/fields.ts';

import { useState } from 'react';
import { useText } from '../i18n/text.ts';
import { Shape } from './Icon.tsx';
import styles from './PasswordField.module.css';
import { EYE } from './shapes.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A password, hidden until the visitor asks to see it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'inside' | 'hint'>) {
  const [shown, setShown] = useState(false);
  const text = useText();
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      inside={
        <button
          type="button"
          className={styles.eye}
          aria-label={text('password.show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Shape path={EYE} />
        </button>
      }
    />
  );
}
