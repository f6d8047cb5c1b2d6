import {
  type Checklist,
  checkpointsOf,
  isSigned,
  keyOfPoint,
  statusOfCheckpoint,
} from '@felles/core/workspace/checklists';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { asText } from '../format.ts';
import { checkpointStatusIn } from '../statistics/record-parts.ts';
import { AnswerSign, Answers } from './Answers.tsx';
import styles from './checklists.module.css';
import { hasDeviation, PointDeviation } from './PointDeviation.tsx';
import { PointFields } from './PointFields.tsx';
import { PointPhotos } from './PointPhotos.tsx';
import { PointRefusal, PointState } from './PointState.tsx';
import { pressIn } from './point-keys.ts';
import { photosOfPoint, type Writing } from './use-checklist.ts';

interface PointRowsProps {
  readonly list: Checklist;
  readonly writing: Writing;
  /** The key of the point to which the user has come back from elsewhere. */
  readonly back: string | null;
}

/** [W-SITE-54] All points as rows, each with its answers; of a signed list the answers are words. */
export function PointRows({ list, writing, back }: PointRowsProps) {
  const [opened, setOpened] = useState(back);
  const rows = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (back !== null) rows.current?.querySelector<HTMLElement>('[data-opened] button')?.focus();
  }, [back]);
  const text = useText();
  const isOpen = writing.mayAnswer && !isSigned(list);
  const points = checkpointsOf(list);
  return (
    <ol
      ref={rows}
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
        // [W-SITE-26] A text that is wrong stays in sight.
        const isOpened = opened === key || [...writing.wrongTexts.keys()].some((field) => field.startsWith(`${key} `));
        const written = [asText(value), value ? unit : ''].filter(Boolean).join(' ');
        return (
          <li key={key} data-place={at} data-opened={isOpened || undefined}>
            <span className={styles.number}>{at + 1}</span>
            <div className={styles.question}>
              {isOpen ? (
                <button type="button" aria-expanded={isOpened} onClick={() => setOpened(opened === key ? null : key)}>
                  {name}
                </button>
              ) : (
                <b>{name}</b>
              )}
              {written && <b> {written}</b>}
              {!isOpened && (comment || photos > 0) && (
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
            {(isOpened || pending?.state === 'failed' || hasDeviation(point, writing) || (!isOpen && photos > 0)) && (
              <div className={styles.more}>
                {pending && <PointRefusal place={at} pending={pending} writing={writing} />}
                {!isOpen && <PointPhotos point={point} writing={writing} />}
                <PointDeviation list={list} point={point} writing={writing} isOpen={isOpen && isOpened} />
                {isOpen && isOpened && <PointFields point={point} writing={writing} />}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
