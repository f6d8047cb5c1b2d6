import { type Day, dayMonth } from '@felles/core';
import type { PassedDeadline, ProgressRow } from '@felles/core/workspace/phases';
import { useText } from '../../i18n/text.ts';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import textStyles from '../../kit/Text.module.css';
import { phaseOf } from '../paths.ts';
import { nameOfPhase } from '../phases/phase-acts.ts';
import type { PhaseToMove } from './MovePhase.tsx';
import { PlanActs, type PlanChanges } from './PlanActs.tsx';
import styles from './Timeline.module.css';
import { TimelineMark } from './TimelineMark.tsx';
import { placeOf, type Scale } from './timeline-scale.ts';

interface TimelineRowProps {
  readonly projectId: string;
  readonly row: ProgressRow;
  /** The days to which it is being moved. */
  readonly lifted: PhaseToMove['days'] | null;
  readonly passed: PassedDeadline | null;
  readonly scale: Scale;
  readonly today: Day;
  readonly changes: PlanChanges | null;
}

/** A phase over time, with its milestones under its bar. */
export function TimelineRow({ row, lifted, passed, scale, today, projectId, changes }: TimelineRowProps) {
  const text = useText();
  const { phase, from, to, group, share, milestones } = row;
  const name = nameOfPhase(phase, text);
  const late = milestones.find(({ state }) => state === 'passed');
  const next = milestones.find(({ state }) => state === 'coming');
  const isMovable = changes !== null && group !== 'completed' && from !== null && to !== null;
  const [first, last] = [lifted?.from ?? from, lifted?.to ?? to];
  const words = { name, from: dayOf(first), to: dayOf(last) };
  const state = text(`phases.${group}`).toLocaleLowerCase('nb');
  const percent = share === null ? null : Math.round(share * 100);
  const label =
    percent === null
      ? text('progress.bar', { ...words, state })
      : text('progress.barShare', { ...words, state, share: percent });
  const said = lifted
    ? [
        text('progress.lifted', { ...words, days: lifted.to - lifted.from + 1 }),
        passed && text('progress.beyondShort', passed),
      ]
        .filter(Boolean)
        .join(' ')
    : '';
  const content = (first: Day, last: Day) => (
    <>
      {group === 'started' && percent !== null && (
        <span className={styles.reached} style={{ inlineSize: `${percent}%` }} />
      )}
      {passed && (
        <span className={styles.beyond} style={{ inlineSize: `${(passed.count / (last - first + 1)) * 100}%` }} />
      )}
      {group === 'completed' && <Icon name="check" />}
      {group === 'started' && percent !== null && (last - first + 1) / scale.count > ROOM && (
        <span className={styles.share}>{text('progress.percent', { share: percent })}</span>
      )}
    </>
  );
  return (
    <li className={styles.row} data-lifted={lifted ? true : undefined} data-bar-row={phase.phase_id}>
      <div className={styles.head}>
        <span className={styles.name}>
          <PageLink className={textStyles.link} to={phaseOf(projectId, phase.phase_id)}>
            {name}
          </PageLink>
          <span className={textStyles.faint}>
            {first === null || last === null ? text('progress.noPlan') : text('progress.days', words)}
          </span>
          {passed && <span className={styles.warn}>{text('progress.beyondShort', passed)}</span>}
          {late ? (
            <span className={styles.late}>
              {late.title} {text('progress.lateBy', { count: today - late.day })}
            </span>
          ) : (
            next && <span className={textStyles.faint}>{`${next.title} ${dayMonth(next.day)}`}</span>
          )}
        </span>
        {changes && group !== 'completed' && (
          <PlanActs {...changes} row={row} days={{ from: from ?? today, to: to ?? from ?? today }} />
        )}
      </div>
      <div className={styles.scale}>
        {lifted && from !== null && to !== null && (
          <span className={styles.before} aria-hidden="true" style={placeOf(from, to, scale)} />
        )}
        {first !== null &&
          last !== null &&
          (isMovable ? (
            <button
              type="button"
              className={styles.bar}
              data-bar={phase.phase_id}
              data-group={group}
              aria-label={label}
              style={placeOf(first, last, scale)}
              onClick={() => changes.onMove({ row, days: { from, to } })}
            >
              {content(first, last)}
            </button>
          ) : (
            <span
              className={styles.bar}
              data-group={group}
              role="img"
              aria-label={label}
              style={placeOf(first, last, scale)}
            >
              {content(first, last)}
            </span>
          ))}
        {milestones.map((mark) => (
          <TimelineMark key={mark.id} mark={mark} scale={scale} projectId={projectId} />
        ))}
        {said && <span className={styles.said}>{said}</span>}
        <HiddenStatus>{said}</HiddenStatus>
      </div>
    </li>
  );
}

/** The share is written in a bar that is longer than this part of the time line. */
const ROOM = 0.1;

const dayOf = (day: Day | null): string => (day === null ? '' : dayMonth(day));
