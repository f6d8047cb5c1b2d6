import { useId } from 'react';
import { HiddenText } from '../HiddenText.tsx';
import { Shape } from '../Icon.tsx';
import { SEARCH } from '../shapes.ts';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  /** For screen readers the label; also shown while the field is empty. */
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
}

export function SearchField({ label, value, onType }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <HiddenText>{label}</HiddenText>
      </label>
      <Shape path={SEARCH} />
      <input
        id={id}
        type="search"
        className={styles.control}
        placeholder={label}
        value={value}
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}
