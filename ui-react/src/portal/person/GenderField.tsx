import { GENDERS, type Gender } from '@felles/core/portal/person';
import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { describedBy, FieldNote } from '../../kit/Field.tsx';
import layout from '../../kit/Layout.module.css';
import styles from './GenderField.module.css';

interface GenderFieldProps {
  readonly value: Gender | null;
  readonly isLocked: boolean;
  readonly onChoose: (gender: Gender) => void;
  readonly error: string | null;
}

/** [P-PERSON-27] One of two. */
export function GenderField({ value, isLocked, onChoose, error }: GenderFieldProps) {
  const text = useText();
  const id = useId();
  return (
    <fieldset className={layout.stack1Half} data-field="gender">
      <legend className={styles.legend}>{text('person.gender')}</legend>
      <div className={layout.wrap2}>
        {GENDERS.map((gender) => (
          <label key={gender} className={styles.choice}>
            <input
              {...describedBy(`${id}note`, { error })}
              type="radio"
              name={id}
              required
              className={styles.radio}
              aria-disabled={isLocked || undefined}
              checked={value === gender}
              onChange={() => onChoose(gender)}
            />
            {text(`person.${gender}`)}
          </label>
        ))}
      </div>
      <FieldNote id={`${id}note`} error={error} />
    </fieldset>
  );
}
