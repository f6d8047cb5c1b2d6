import { type ComponentProps, type ReactNode, useId } from 'react';
import { described, Field } from './Field.tsx';
import styles from './TextField.module.css';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'value' | 'defaultValue' | 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly hint?: string | undefined;
  /** What is wrong with it; shown in place of the hint. */
  readonly error?: ReactNode;
  /** Shown inside the field, at its end. */
  readonly inside?: ReactNode;
}

/** A line of text to type. What the browser may fill in and which keyboard it shows are `autoComplete` and `inputMode`. */
export function TextField({ label, value, onType, hint, error, inside, ...rest }: TextFieldProps) {
  const id = useId();
  const note = `${id}note`;
  return (
    <Field controlId={id} label={label} id={note} hint={hint} error={error}>
      <div className={styles.box}>
        <input
          type="text"
          {...rest}
          {...described(note, { hint, error })}
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
