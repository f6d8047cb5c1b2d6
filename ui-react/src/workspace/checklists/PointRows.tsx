import {
  type Checklist,
  checkpointsOf,
  isSigned,
  keyOfPoint,
  statusOfCheckpoint,
} from '@felles/core/workspace/checklists';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { asText } from '../format.ts';
import { checkpointStatusIn } from '../statistics/record-parts.ts';
import { AnswerSign, Answers } from './Answers.tsx';
import styles from './checklists.module.css';
import { DeviationOffer } from './DeviationOffer.tsx';
import { PointFields } from './PointFields.tsx';
import { PointPhotos } from './PointPhotos.tsx';
import { PointRefusal, PointState } from './PointState.tsx';
import { pressIn } from './point-keys.ts';
import { photosOfPoint, type Writing } from './use-checklist.ts';

interface PointRowsProps {
  readonly list: Checklist;
  readonly writing: Writing;
}

/** [W-SITE-54] All points as rows, each with its answers; of a signed list the answers are words. */
export function PointRows({ list, writing }: PointRowsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const text = useText();
  const isOpen = writing.mayAnswer && !isSigned(list);
  const points = checkpointsOf(list);
  return (
    <ol
      className={styles.rows}
      aria-label={text('checklists.points')}
      {...(isOpen && { onKeyDown: pressIn(points, writing.answer) })}
    >
      {points.map((point, at) => {
        const { checkpoint_id: id, title, value, unit, comment } = point;
        const key = keyOfPoint(point);
        const photos = photosOfPoint(point).length + writing.photosOf(point).length;
        const pending = writing.pending.get(id) ?? null;
        const status = statusOfCheckpoint(point);
        const name = title || text('records.untitled');
        const written = [asText(value), value ? unit : ''].filter(Boolean).join(' ');
        return (
          <li key={key} data-place={at} data-opened={opened === key || undefined}>
            <span className={styles.number}>{at + 1}</span>
            <div className={styles.question}>
              {isOpen ? (
                <button
                  type="button"
                  aria-expanded={opened === key}
                  onClick={() => setOpened(opened === key ? null : key)}
                >
                  {name}
                </button>
              ) : (
                <b>{name}</b>
              )}
              {written && <b> {written}</b>}
              {opened !== key && (comment || photos > 0) && (
                <small>
                  {[comment, photos > 0 && text('checklists.photos', { count: photos })].filter(Boolean).join(' · ')}
                </small>
              )}
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
            {(opened === key || pending?.state === 'failed' || (!isOpen && photos > 0)) && (
              <div className={styles.more}>
                {pending && <PointRefusal pending={pending} writing={writing} />}
                {!isOpen && <PointPhotos point={point} writing={writing} />}
                {isOpen && opened === key && (
                  <>
                    <DeviationOffer list={list} point={point} />
                    <PointFields point={point} writing={writing} />
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
