import { CHECKPOINT_STATUSES, type CheckpointStatus } from '@felles/core/workspace/checklists';
import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { NOT } from '../../kit/shapes.ts';
import { checkpointStatusIn } from '../statistics/record-parts.ts';
import styles from './Answers.module.css';

const SHAPES: Readonly<Record<Exclude<CheckpointStatus, ''>, string>> = {
  OK: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM8.500 12l2.500 2.500 4.500-5',
  NOT_OK: 'M12 4.500 3.500 19h17ZM12 10v4M12 16.500v.1',
  NOT_RELEVANT: NOT,
};

/** The sign of an answer beside its word. */
export const AnswerSign = ({ status }: { readonly status: string }) =>
  CHECKPOINT_STATUSES.filter((one) => one === status).map((one) => <Shape key={one} path={SHAPES[one]} />);

interface AnswersProps {
  /** The question, for readers of the screen. */
  readonly label: string;
  /** '' while there is no answer. */
  readonly status: string;
  readonly isLarge?: boolean;
  readonly onAnswer: (status: CheckpointStatus) => void;
  /** After a press, not after a key. */
  readonly onPress?: (status: CheckpointStatus) => void;
}

/** [W-SITE-59] The three answers of a point, as radio buttons. */
export function Answers({ label, status, isLarge = false, onAnswer, onPress }: AnswersProps) {
  const name = useId();
  const text = useText();
  return (
    <fieldset className={styles.answers} data-large={isLarge || undefined}>
      <legend>
        <HiddenText>{label}</HiddenText>
      </legend>
      {CHECKPOINT_STATUSES.map((one) => (
        <label key={one} className={styles.answer} data-answer={one}>
          <input
            type="radio"
            name={name}
            checked={one === status}
            onChange={() => onAnswer(one)}
            // The arrow keys make clicks without a pointer.
            onClick={({ detail }) => detail > 0 && onPress?.(one)}
          />
          <AnswerSign status={one} />
          <span>{checkpointStatusIn(text, one)}</span>
        </label>
      ))}
    </fieldset>
  );
}
