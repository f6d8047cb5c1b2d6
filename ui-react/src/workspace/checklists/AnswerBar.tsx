import { type Checklist, checkpointsOf, stateOfChecklist, statusOfCheckpoint } from '@felles/core/workspace/checklists';
import { useText } from '../../i18n/text.ts';
import styles from './checklists.module.css';

interface AnswerBarProps {
  readonly list: Checklist;
  /** The place of the point that is shown. */
  readonly place?: number;
}

/** How far a checklist is: a bar with a segment for each point, and the count. */
export function AnswerBar({ list, place }: AnswerBarProps) {
  const text = useText();
  const { answered, checkpoints, failed } = stateOfChecklist(list);
  return (
    <div
      className={styles.bar}
      role="img"
      aria-label={text('checklists.barOf', { answered, points: checkpoints, failed })}
    >
      {checkpointsOf(list).map((point, at) => (
        <i
          key={point.checkpoint_id}
          data-answer={statusOfCheckpoint(point) || undefined}
          data-current={at === place || undefined}
        />
      ))}
    </div>
  );
}
