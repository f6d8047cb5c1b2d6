import { type ReactNode, useId } from 'react';
import { FieldNote } from '../Field.tsx';
import styles from './RadioCards.module.css';

export interface RadioCard {
  readonly value: string;
  readonly title: string;
  readonly words?: ReactNode;
  /** It calls for care once it is chosen. */
  readonly isGrave?: boolean;
}

interface RadioCardsProps {
  readonly legend: string;
  readonly choices: readonly RadioCard[];
  /** '' while nothing is chosen. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** Beside each other where there is room. */
  readonly isRow?: boolean;
  readonly error?: ReactNode;
}

/** Radio buttons as cards, each with a line that explains it: the whole card can be pressed. */
export function RadioCards({ legend, choices, value, onChoose, isRow = false, error }: RadioCardsProps) {
  const name = useId();
  return (
    <fieldset className={styles.cards} aria-describedby={error ? `${name}note` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.all} data-row={isRow || undefined}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.card} data-grave={choice.isGrave || undefined}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={choice.value === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChoose(choice.value)}
            />
            <span className={styles.words}>
              <b className={styles.title}>{choice.title}</b>
              {choice.words && <small className={styles.more}>{choice.words}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={`${name}note`} error={error} />
    </fieldset>
  );
}
