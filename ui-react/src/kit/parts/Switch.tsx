import { type ReactNode, useId } from 'react';
import { HiddenText } from '../HiddenText.tsx';
import styles from './Switch.module.css';

interface SwitchChoice<T extends string> {
  readonly value: T;
  readonly words: ReactNode;
  /** It stands out while it is chosen. */
  readonly isWarn?: boolean;
}

interface SwitchProps<T extends string> {
  readonly label: string;
  readonly choices: readonly SwitchChoice<T>[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** One of a few ways, all of them in sight. The arrows choose, as the platform's own do. */
export function Switch<T extends string>({ label, choices, chosen, onChoose }: SwitchProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>
        <HiddenText>{label}</HiddenText>
      </legend>
      {choices.map(({ value, words, isWarn = false }) => (
        <label key={value} className={styles.choice} data-look={isWarn ? 'warn' : undefined}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
