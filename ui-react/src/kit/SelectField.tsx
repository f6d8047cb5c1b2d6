import { type ComponentProps, useId } from 'react';
import { HiddenText } from './HiddenText.tsx';
import { Icon } from './Icon.tsx';
import styles from './SelectField.module.css';

interface SelectFieldProps
  extends Pick<
    ComponentProps<'select'>,
    'autoComplete' | 'id' | 'onBlur' | 'aria-invalid' | 'aria-describedby' | 'aria-disabled' | 'disabled'
  > {
  /** Absent where a `Field` around it has the label, by the field's id. */
  readonly label?: string;
  readonly value: string;
  /** Shown in the field while nothing is chosen. */
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[];
  readonly onChoose: (value: string) => void;
  /** The user may clear the choice. */
  readonly canBeEmptied?: boolean;
}

/** The platform's own list of choices; its own label is for screen readers only. */
export function SelectField({
  label,
  value,
  placeholder,
  options,
  onChoose,
  canBeEmptied = false,
  id: given,
  ...rest
}: SelectFieldProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={styles.field}>
      {label && (
        <label htmlFor={id}>
          <HiddenText>{label}</HiddenText>
        </label>
      )}
      <select
        {...rest}
        id={id}
        className={styles.control}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {(value === '' || canBeEmptied) && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </div>
  );
}
