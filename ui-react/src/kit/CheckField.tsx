import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './CheckField.module.css';
import { describedBy, FieldNote } from './Field.tsx';
import layout from './Layout.module.css';

interface CheckFieldProps
  extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'checked' | 'defaultChecked' | 'onChange'> {
  /** The text to agree to; all of it can be pressed. */
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
}

export function CheckField({ label, checked, onCheck, hint, error, ...rest }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={layout.stackHalf}>
      <label className={styles.label}>
        <input
          {...rest}
          {...describedBy(id, { hint, error })}
          type="checkbox"
          className={styles.box}
          checked={checked}
          onChange={({ target }) => onCheck(target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}
