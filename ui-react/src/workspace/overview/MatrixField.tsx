import type { MatrixDraft } from '@felles/core/workspace/projects';
import { useText } from '../../i18n/text.ts';
import type { DrawnField } from '../../kit/form/fields-of.ts';
import { TextField } from '../../kit/TextField.tsx';
import styles from './overview.module.css';

interface MatrixFieldProps extends DrawnField<MatrixDraft> {
  readonly label: string;
}

const NUMBERS = ['knr', 'gnr', 'bnr', 'fnr', 'snr'] as const;

/** [W-PROJECTS-13] The five numbers that a property is known by. */
export function MatrixField({ label, value, error, onChange, onLeave }: MatrixFieldProps) {
  const text = useText();
  return (
    <fieldset className={styles.matrix} onBlur={onLeave}>
      <legend className={styles.legend}>{label}</legend>
      {NUMBERS.map((name, at) => (
        <TextField
          key={name}
          label={text(`project.${name}`)}
          value={value[name]}
          error={at === 0 ? error : null}
          inputMode="numeric"
          autoComplete="off"
          onType={(number) => onChange({ ...value, [name]: number })}
        />
      ))}
    </fieldset>
  );
}

export const matrixWords = (matrix: MatrixDraft): string => NUMBERS.map((name) => matrix[name] || '–').join(' / ');
