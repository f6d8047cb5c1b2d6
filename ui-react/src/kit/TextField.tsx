import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, Field } from './Field.tsx';
import styles from './TextField.module.css';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'value' | 'defaultValue' | 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly hint?: string | undefined;
  /** The problem of the value; shown in place of the hint. */
  readonly error?: ReactNode;
  /** Shown inside the field, at its end. */
  readonly inside?: ReactNode;
}

/**
 * A line of text to type. `autoComplete` says which value the browser may fill in, and `inputMode` which keyboard it
 * shows.
 */
export function TextField({ label, value, onType, hint, error, inside, ...rest }: TextFieldProps) {
  const id = useId();
  const note = `${id}note`;
  return (
    <Field controlId={id} label={label} id={note} hint={hint} error={error}>
      <div className={styles.box}>
        <input
          type="text"
          {...rest}
          {...describedBy(note, { hint, error })}
          id={id}
          className={styles.control}
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
        {inside}
      </div>
    </Field>
  );
}
