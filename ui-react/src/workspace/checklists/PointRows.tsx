import { type Checklist, checkpointsOf, isSigned, statusOfCheckpoint } from '@felles/core/workspace/checklists';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { asText } from '../format.ts';
import { checkpointStatusIn } from '../statistics/record-parts.ts';
import { AnswerSign, Answers } from './Answers.tsx';
import styles from './checklists.module.css';
import { DeviationOffer } from './DeviationOffer.tsx';
import { PointFields } from './PointFields.tsx';
import { PointRefusal, PointState } from './PointState.tsx';
import type { Writing } from './use-checklist.ts';

interface PointRowsProps {
  readonly list: Checklist;
  readonly writing: Writing;
}

/** [W-SITE-54] All points as rows, each with its answers; of a signed list the answers are words. */
export function PointRows({ list, writing }: PointRowsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const text = useText();
  const isOpen = writing.mayAnswer && !isSigned(list);
  return (
    <ol className={styles.rows} aria-label={text('checklists.points')}>
      {checkpointsOf(list).map((point, at) => {
        const { checkpoint_id: id, title, value, unit, comment } = point;
        const pending = writing.pending.get(id) ?? null;
        const status = statusOfCheckpoint(point);
        const name = title || text('records.untitled');
        const written = [asText(value), value ? unit : ''].filter(Boolean).join(' ');
        return (
          <li key={id} data-opened={opened === id || undefined}>
            <span className={styles.number}>{at + 1}</span>
            <div className={styles.question}>
              {isOpen ? (
                <button
                  type="button"
                  aria-expanded={opened === id}
                  onClick={() => setOpened(opened === id ? null : id)}
                >
                  {name}
                </button>
              ) : (
                <b>{name}</b>
              )}
              {written && <b> {written}</b>}
              {comment && opened !== id && <small>{comment}</small>}
            </div>
            {isOpen ? (
              <Answers label={name} status={status} onAnswer={(next) => writing.answer(point, { status: next })} />
            ) : (
              <span className={styles.word} data-answer={status || undefined}>
                <AnswerSign status={status} />
                {checkpointStatusIn(text, status)}
              </span>
            )}
            <PointState point={point} pending={pending} />
            {(opened === id || pending?.state === 'failed') && (
              <div className={styles.more}>
                {pending && <PointRefusal pending={pending} writing={writing} />}
                {isOpen && opened === id && (
                  <>
                    <DeviationOffer list={list} point={point} />
                    <PointFields point={point} onAnswer={(answer) => writing.answer(point, answer)} />
                  </>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
