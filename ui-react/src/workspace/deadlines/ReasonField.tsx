import { useText } from '../../i18n/text.ts';
import { Chip } from '../../kit/Chip.tsx';
import type { DrawnField } from '../../kit/form/fields-of.ts';
import layout from '../../kit/Layout.module.css';
import { LongTextField } from '../../kit/LongTextField.tsx';
import styles from './MoveDeadline.module.css';

interface ReasonFieldProps extends DrawnField<string> {
  readonly label: string;
  readonly hint?: string;
  /** The usual reasons in words, each one press. */
  readonly usual: readonly string[];
}

/** A reason that is written, or chosen among the usual ones. */
export function ReasonField({ label, hint, usual, value, error, onChange, onLeave }: ReasonFieldProps) {
  const text = useText();
  return (
    <div className={layout.stack2}>
      <LongTextField label={label} hint={hint} value={value} error={error} onType={onChange} onBlur={onLeave} />
      <fieldset aria-label={text('deadline.reasons')} className={styles.choices}>
        {usual.map((words) => (
          <Chip
            key={words}
            label={words}
            value={words}
            selected={value.trim() === words}
            onToggle={(chosen) => onChange(value.trim() === chosen ? '' : chosen)}
          />
        ))}
      </fieldset>
    </div>
  );
}
