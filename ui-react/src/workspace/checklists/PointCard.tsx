import {
  type Checklist,
  type CheckpointStatus,
  checkpointsOf,
  keyOfPoint,
  nextUnanswered,
  stateOfChecklist,
  statusOfCheckpoint,
} from '@felles/core/workspace/checklists';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { checkpointStatusIn } from '../statistics/record-parts.ts';
import { AnswerBar } from './AnswerBar.tsx';
import { AnswerSign, Answers } from './Answers.tsx';
import styles from './checklists.module.css';
import { DeviationOffer } from './DeviationOffer.tsx';
import { PointFields } from './PointFields.tsx';
import { PointRefusal, PointState } from './PointState.tsx';
import type { Writing } from './use-checklist.ts';

interface PointCardProps {
  readonly list: Checklist;
  readonly writing: Writing;
  /** Shown once all points are answered. */
  readonly done: ReactNode;
  /** Stands in the sheet of all points. */
  readonly print: ReactNode;
}

/** [W-SITE-54] One point of a checklist at a time, with the answers in the foot: for one thumb. */
export function PointCard({ list, writing, done, print }: PointCardProps) {
  const points = checkpointsOf(list);
  const [place, setPlace] = useState(() => nextUnanswered(points, -1));
  const [isListed, setListed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  const text = useText();
  useEffect(() => {
    if (shown.current !== place) heading.current?.focus();
    shown.current = place;
  });
  const { answered, checkpoints } = stateOfChecklist(list);
  const point = place === null ? undefined : points[place];
  const pending = (point && writing.pending.get(point.checkpoint_id)) ?? null;
  const onward = (status: CheckpointStatus) => {
    if (place === null || status === 'NOT_OK') return;
    // The answer of this press may not be in the list yet.
    setPlace(
      nextUnanswered(
        points.map((one, at) => (at === place ? { ...one, status } : one)),
        place,
      ),
    );
  };
  return (
    <div className={styles.card}>
      <div className={styles.progress}>
        <span>
          <b>{text('checklists.of', { answered, points: checkpoints })}</b>
        </span>
        <Button kind="ghost" small aria-haspopup="dialog" onClick={() => setListed(true)}>
          {text('checklists.every')}
        </Button>
        <AnswerBar list={list} {...(place !== null && { place })} />
      </div>
      {point === undefined ? (
        <section className={styles.point}>
          <h2 ref={heading} tabIndex={-1}>
            {text('checklists.allAnswered', { points: checkpoints })}
          </h2>
          {done}
        </section>
      ) : (
        <section key={keyOfPoint(point)} className={styles.point}>
          <header>
            <p className={styles.number}>{text('checklists.place', { at: (place ?? 0) + 1, points: checkpoints })}</p>
            <h2 ref={heading} tabIndex={-1}>
              {point.title || text('records.untitled')}
            </h2>
            {point.help && <p className={styles.help}>{point.help}</p>}
          </header>
          {pending && <PointRefusal pending={pending} writing={writing} />}
          <DeviationOffer list={list} point={point} />
          <PointFields point={point} writing={writing} />
          <p>
            <PointState point={point} pending={pending} />
          </p>
          <p className={styles.hint}>{text('checklists.onwardHint')}</p>
        </section>
      )}
      <div className={styles.foot}>
        {point && (
          <Answers
            key={keyOfPoint(point)}
            isLarge
            label={point.title ?? ''}
            status={statusOfCheckpoint(point)}
            onAnswer={(status) => writing.answer(point, { status })}
            onPress={onward}
          />
        )}
        <div className={styles.steps}>
          <Button
            icon="left"
            aria-label={text('checklists.previous')}
            onClick={() => setPlace(place === null ? points.length - 1 : Math.max(0, place - 1))}
          >
            {null}
          </Button>
          {place !== null && (
            <Button kind="primary" iconAfter="right" onClick={() => setPlace(nextUnanswered(points, place))}>
              {text('checklists.next')}
            </Button>
          )}
        </div>
      </div>
      {isListed && (
        <Dialog title={text('checklists.every')} covers="phone" onClose={() => setListed(false)}>
          <ol className={styles.dots}>
            {points.map((one, at) => (
              <li key={one.checkpoint_id}>
                <button
                  type="button"
                  aria-current={at === place || undefined}
                  data-answer={statusOfCheckpoint(one) || undefined}
                  onClick={() => {
                    setListed(false);
                    setPlace(at);
                  }}
                >
                  <span>{at + 1}</span>
                  <AnswerSign status={statusOfCheckpoint(one)} />
                  <HiddenText>
                    {one.title}, {checkpointStatusIn(text, statusOfCheckpoint(one)) || text('checklists.notChecked')}
                  </HiddenText>
                </button>
              </li>
            ))}
          </ol>
          <p>{print}</p>
        </Dialog>
      )}
    </div>
  );
}
