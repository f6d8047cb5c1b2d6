import type { Checkpoint, PendingAnswer } from '@felles/core/workspace/checklists';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { CopyButton } from '../../kit/CopyButton.tsx';
import { formatMoment } from '../format.ts';
import { DropQuestion } from '../outbox/DropQuestion.tsx';
import { ConflictForm } from '../site/ConflictForm.tsx';
import { refusalIn } from '../site/refusal-words.ts';
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
  /** From 0. */
  readonly place: number;
  readonly pending: PendingAnswer;
  readonly writing: Writing;
}

/** An answer that the service has not taken: a choice between two answers, or the reason. */
export function PointRefusal({ place, pending, writing }: PointRefusalProps) {
  const text = useText();
  const [isAsked, setAsked] = useState(false);
  if (pending.state !== 'failed' || pending.refusal === null) return null;
  if (pending.conflict !== null) return <PointConflict pending={pending} writing={writing} />;
  // The answers after a signature are told above all points.
  if (writing.locked?.keys.includes(pending.key)) return null;
  const words = answerIn(text, pending.answer);
  return (
    <div className={styles.refused} role="alert">
      <b>{text('checklists.notTaken', { at: place + 1 })}</b>
      <p>{refusalIn(text, pending.refusal, 'checklist')}</p>
      <p>{text('checklists.yours', { answer: words })}</p>
      <span className={styles.buttons}>
        <CopyButton text={words} />
        <Button onClick={() => writing.retry(pending.key)}>{text('checklists.again')}</Button>
        <Button kind="danger" onClick={() => setAsked(true)}>
          {text('checklists.discard')}
        </Button>
      </span>
      {isAsked && (
        <DropQuestion
          entry={{ kind: 'checkpointAnswer', title: words, files: 0 }}
          onDrop={() => writing.drop(pending.key)}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}

/** [W-SITE-25] Two answers to one point. */
function PointConflict({ pending, writing }: Omit<PointRefusalProps, 'place'>) {
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

/** An answer in words. */
export function answerIn(text: Text, answer: object): string {
  const words = Object.entries(answer).map(([field, value]) =>
    field === 'status' && value ? checkpointStatusIn(text, String(value)) : String(value ?? ''),
  );
  return words.filter(Boolean).join(', ') || text('checklists.noAnswer');
}
