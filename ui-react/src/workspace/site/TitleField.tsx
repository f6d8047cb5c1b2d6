import { Chip } from '../../kit/Chip.tsx';
import type { DrawnField } from '../../kit/form/fields-of.ts';
import layout from '../../kit/Layout.module.css';
import { TextField } from '../../kit/TextField.tsx';

interface TitleFieldProps extends DrawnField<string> {
  readonly label: string;
  /** Names the words to a reader. */
  readonly group: string;
  /** Titles of earlier records, each chosen by a press. */
  readonly words: readonly string[];
}

/** The title of a record, typed or chosen. */
export const TitleField = ({ label, group, words, value, error, onChange, onLeave }: TitleFieldProps) => (
  <div className={layout.column2}>
    <TextField label={label} value={value} error={error} onType={onChange} onBlur={onLeave} />
    {words.length > 0 && (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend in sight
      <div className={layout.wrap2} role="group" aria-label={group}>
        {words.map((word) => (
          <Chip key={word} value={word} label={word} selected={word === value} onToggle={onChange} />
        ))}
      </div>
    )}
  </div>
);
