import {
  type Checklist,
  type CheckpointStatus,
  checkpointsOf,
  keyOfPoint,
  nextUnanswered,
  stateOfChecklist,
  statusOfCheckpoint,
} from '@felles/core/workspace/checklists';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { AnswerBar } from './AnswerBar.tsx';
import { Answers } from './Answers.tsx';
import styles from './checklists.module.css';
import { PointDeviation } from './PointDeviation.tsx';
import { PointFields } from './PointFields.tsx';
import { PointRefusal, PointState } from './PointState.tsx';
import { panelOf, type Writing } from './use-checklist.ts';

interface PointCardProps {
  readonly list: Checklist;
  readonly writing: Writing;
  /** The place of the point; null once all are answered. */
  readonly place: number | null;
  readonly onGo: (place: number | null) => void;
  /** The user has come back to this point from elsewhere. */
  readonly isBack: boolean;
  /** Shown once all points are answered. */
  readonly done: ReactNode;
}

/** [W-SITE-54] One point of a checklist at a time, with the answers in the foot: for one thumb. */
export function PointCard({ list, writing, place, onGo, isBack, done }: PointCardProps) {
  const points = checkpointsOf(list);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(isBack ? null : place);
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
    onGo(
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
        <Button kind="ghost" small aria-haspopup="dialog" onClick={() => writing.panels.open(panelOf('points'))}>
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
          {pending && place !== null && <PointRefusal place={place} pending={pending} writing={writing} />}
          <PointDeviation list={list} point={point} writing={writing} isOpen />
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
            onClick={() => onGo(place === null ? points.length - 1 : Math.max(0, place - 1))}
          >
            {null}
          </Button>
          {place !== null && (
            <Button kind="primary" iconAfter="right" onClick={() => onGo(nextUnanswered(points, place))}>
              {text('checklists.next')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
