import { type ReactNode, useId } from 'react';
import { describedBy, Field } from './Field.tsx';
import styles from './TextField.module.css';

interface LongTextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly onBlur?: () => void;
  readonly hint?: string | undefined;
  /** The problem of the value. */
  readonly error?: ReactNode;
}

/** A text of several lines to type; it grows with its text where the browser can do that. */
export function LongTextField({ label, value, onType, onBlur, hint, error }: LongTextFieldProps) {
  const id = useId();
  const note = `${id}note`;
  return (
    <Field controlId={id} label={label} id={note} hint={hint} error={error}>
      <textarea
        {...describedBy(note, { hint, error })}
        id={id}
        rows={5}
        className={`${styles.control} ${styles.lines}`}
        value={value}
        onChange={({ target }) => onType(target.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}
