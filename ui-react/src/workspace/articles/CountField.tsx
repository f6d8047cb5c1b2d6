import { COUNT, readCount } from '@felles/core/internal/workspace/articles/selection';
import { problemOfCount, stepCount } from '@felles/core/workspace/articles';
import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { TextField } from '../../kit/TextField.tsx';
import styles from './articles.module.css';

interface CountFieldProps {
  /** The name of the counted thing. */
  readonly label: string;
  /** Null while the text in the field is no count. */
  readonly count?: number | null;
  readonly error?: ReactNode;
  readonly onChange: (count: number | null) => void;
  readonly onLeave?: () => void;
}

/** [W-ARTICLES-20] [W-ARTICLES-21] How many: typed, or by steps that a glove can press. */
export function CountField({ label, count = COUNT.standard, error, onChange, onLeave }: CountFieldProps) {
  // Typed text that is no count stays, so that the user can correct it.
  const [typed, setTyped] = useState<string | null>(null);
  const text = useText();
  const isTyped = typed !== null && readCount(typed) === count;
  function set(words: string): void {
    setTyped(words);
    onChange(readCount(words));
  }
  const step = (by: 1 | -1) => (
    <button
      type="button"
      className={styles.step}
      aria-label={text(by === 1 ? 'articles.more' : 'articles.fewer', { article: label })}
      onClick={() => set(String(stepCount(count, by)))}
    >
      {by === 1 ? '+' : '−'}
    </button>
  );
  return (
    <div className={styles.count}>
      <TextField
        label={label}
        type="number"
        inputMode="numeric"
        min={COUNT.least}
        max={COUNT.most}
        step={COUNT.step}
        value={isTyped ? typed : count === null ? '' : String(count)}
        error={count === null ? text(problemOfCount(typed ?? '')) : error}
        onType={set}
        onBlur={onLeave}
        inside={
          <span className={styles.steps}>
            {step(-1)}
            {step(1)}
          </span>
        }
      />
    </div>
  );
}
