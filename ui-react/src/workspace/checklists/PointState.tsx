import type { Checkpoint, PendingAnswer } from '@felles/core/workspace/checklists';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { formatMoment } from '../format.ts';
import { ConflictForm } from '../site/ConflictForm.tsx';
import { checkpointStatusIn } from '../statistics/record-parts.ts';
import styles from './checklists.module.css';
import type { Writing } from './use-checklist.ts';

interface PointStateProps {
  readonly point: Checkpoint;
  readonly pending: PendingAnswer | null;
}

/** The user and the time of the answer, or how far it has come. */
export function PointState({ point, pending }: PointStateProps) {
  const text = useText();
  const by = [point.user?.user_name, formatMoment(point.checked_date)].filter(Boolean).join(', ');
  return (
    <span className={styles.by} data-state={pending?.state}>
      {pending === null ? by || text('checklists.notChecked') : text(`checklists.state.${pending.state}`)}
    </span>
  );
}

interface PointRefusalProps {
  readonly pending: PendingAnswer;
  readonly writing: Pick<Writing, 'drop' | 'retry' | 'resolve'>;
}

/** An answer that the service has not taken: a choice between two answers, or the reason. */
export function PointRefusal({ pending, writing }: PointRefusalProps) {
  const text = useText();
  if (pending.state !== 'failed') return null;
  if (pending.conflict !== null) return <PointConflict pending={pending} writing={writing} />;
  const isLocked = pending.refusal?.kind === 'refused' && pending.refusal.type === 'Locked';
  return (
    <div className={styles.refused} role="alert">
      <b>{text(isLocked ? 'checklists.locked' : 'checklists.notTaken')}</b>
      <p>{text('checklists.yours', { answer: answerIn(text, pending.answer) })}</p>
      <span className={styles.buttons}>
        <Button onClick={() => writing.retry(pending.key)}>{text('checklists.again')}</Button>
        <Button kind="danger" onClick={() => writing.drop(pending.key)}>
          {text('checklists.discard')}
        </Button>
      </span>
    </div>
  );
}

/** [W-SITE-25] Two answers to one point. */
function PointConflict({ pending, writing }: PointRefusalProps) {
  const text = useText();
  const valueIn = (field: string, value: unknown): string => answerIn(text, { [field]: value });
  return (
    <ConflictForm
      className={styles.refused}
      conflicts={Object.entries(pending.conflict ?? {}).map(([field, { value, by }]) => ({
        ...{ field, what: null, by },
        theirs: valueIn(field, value),
        mine: valueIn(field, Reflect.get(pending.answer, field)),
      }))}
      onSave={(choices) => writing.resolve(pending.key, choices)}
    />
  );
}

function answerIn(text: Text, answer: object): string {
  const words = Object.entries(answer).map(([field, value]) =>
    field === 'status' && value ? checkpointStatusIn(text, String(value)) : String(value ?? ''),
  );
  return words.filter(Boolean).join(', ') || text('checklists.noAnswer');
}
