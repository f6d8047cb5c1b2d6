import { addDays, type Day, dayMonth, workdaysAround } from '@felles/core';
import { monthsIn, type Progress, type ProgressMark, type ProgressRow } from '@felles/core/workspace/phases';
import { useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { monthOf } from '../../kit/parts/DateTile.tsx';
import { type BarMove, useBarMoves } from '../../kit/parts/use-bar-moves.ts';
import textStyles from '../../kit/Text.module.css';
import { phaseOf } from '../paths.ts';
import { nameOfPhase } from '../phases/phase-acts.ts';
import type { PhaseToMove } from './MovePhase.tsx';
import styles from './Timeline.module.css';

interface TimelineProps {
  readonly projectId: string;
  readonly progress: Progress;
  readonly today: Day;
  /** Null for a user who may not move phases. */
  readonly onMove: ((move: PhaseToMove) => void) | null;
}

interface Scale {
  /** The place of the start of a day, in percent. */
  readonly at: (day: Day) => number;
}

/** [W-PLAN-16] Phases as bars over the months, with milestones and deadlines as marks, and today as a line. */
export function Timeline({ projectId, progress, today, onMove }: TimelineProps) {
  const text = useText();
  const area = useRef<HTMLDivElement>(null);
  const { span, rows, deadlines } = progress;
  const count = span === null ? 1 : span.to - span.from + 1;
  const rowOf = (id: string) => rows.find(({ phase }) => phase.phase_id === id);
  const { move, chart } = useBarMoves({
    columnAt(x) {
      const { left = 0, width = 0 } = area.current?.getBoundingClientRect() ?? {};
      // A day is a pixel wide while nothing is laid out.
      return Math.floor((x - left) / (width / count || 1));
    },
    changesRows: false,
    stride: WEEK,
    byKey(at, columns) {
      const row = rowOf(at.bar);
      const end = at.part === 'end' ? row?.to : row?.from;
      return end === undefined || end === null || Math.abs(columns) === WEEK
        ? at.by + columns
        : workdaysAround(addDays(end, at.by))[columns === 1 ? 1 : 0] - end;
    },
    onDrop(dropped) {
      const row = rowOf(dropped.bar);
      if (!row || row.from === null || row.to === null || dropped.by === 0) return;
      onMove?.({ row, days: daysAfter(dropped, row.from, row.to) });
    },
  });
  if (span === null) return null;
  const scale: Scale = { at: (day) => ((day - span.from) / count) * 100 };
  const line = <span className={styles.today} aria-hidden="true" style={{ insetInlineStart: `${scale.at(today)}%` }} />;
  return (
    <div className={styles.chart} {...chart}>
      <div className={styles.row} aria-hidden="true">
        <span className={styles.name} />
        <div ref={area} className={styles.scale}>
          {monthsIn(span).map((month) => (
            <span key={month} className={styles.month} style={{ insetInlineStart: `${scale.at(month)}%` }}>
              {text(`month.short.${monthOf(month)}`)}
            </span>
          ))}
        </div>
      </div>
      <ol className={styles.rows}>
        <li className={styles.row}>
          <span className={styles.name}>
            <b className={textStyles.medium}>{text('progress.deadlines')}</b>
          </span>
          <div className={styles.scale}>
            {line}
            {deadlines.map((mark) => (
              <Mark key={mark.id} mark={mark} scale={scale} projectId={projectId} />
            ))}
          </div>
        </li>
        {rows.map((row) => (
          <Row
            key={row.phase.phase_id}
            row={row}
            move={move?.bar === row.phase.phase_id ? move : null}
            scale={scale}
            today={today}
            projectId={projectId}
            onMove={onMove}
          />
        ))}
      </ol>
      {onMove && <p className={textStyles.faint}>{text('progress.keys')}</p>}
    </div>
  );
}

interface RowProps extends Pick<TimelineProps, 'projectId' | 'today' | 'onMove'> {
  readonly row: ProgressRow;
  readonly move: BarMove | null;
  readonly scale: Scale;
}

function Row({ row, move, scale, today, projectId, onMove }: RowProps) {
  const text = useText();
  const { phase, from, to, group, share, milestones } = row;
  const name = nameOfPhase(phase, text);
  const late = milestones.find(({ state }) => state === 'passed');
  const next = milestones.find(({ state }) => state === 'coming');
  const isMovable = onMove !== null && group !== 'completed' && from !== null && to !== null;
  const lifted = move && from !== null && to !== null ? daysAfter(move, from, to) : null;
  const words = { name, from: dayOf(lifted?.from ?? from), to: dayOf(lifted?.to ?? to) };
  const state = text(`phases.${group}`).toLocaleLowerCase('nb');
  const label =
    share === null
      ? text('progress.bar', { ...words, state })
      : text('progress.barShare', { ...words, state, share: Math.round(share * 100) });
  const said = lifted ? text('progress.lifted', { ...words, days: lifted.to - lifted.from + 1 }) : '';
  return (
    <li className={styles.row} data-lifted={lifted ? true : undefined} data-bar-row={phase.phase_id}>
      <span className={styles.name}>
        <PageLink className={textStyles.link} to={phaseOf(projectId, phase.phase_id)}>
          {name}
        </PageLink>
        <span className={textStyles.faint}>
          {from === null || to === null ? text('progress.noPlan') : text('progress.days', words)}
        </span>
        {late ? (
          <span className={styles.late}>
            {late.title} {text('progress.lateBy', { count: today - late.day })}
          </span>
        ) : (
          next && <span className={textStyles.faint}>{`${next.title} ${dayMonth(next.day)}`}</span>
        )}
        {isMovable && (
          <Button
            small
            kind="ghost"
            aria-label={text('progress.moveOne', { name })}
            onClick={() => onMove?.({ row, days: { from, to } })}
          >
            {text('progress.move')}
          </Button>
        )}
      </span>
      <div className={styles.scale}>
        <span className={styles.today} aria-hidden="true" style={{ insetInlineStart: `${scale.at(today)}%` }} />
        {lifted && from !== null && to !== null && (
          <span className={styles.before} aria-hidden="true" style={placeOf(from, to, scale)} />
        )}
        {from !== null &&
          to !== null &&
          (isMovable ? (
            <button
              type="button"
              className={styles.bar}
              data-bar={phase.phase_id}
              data-group={group}
              aria-label={label}
              style={placeOf(lifted?.from ?? from, lifted?.to ?? to, scale)}
              onClick={() => onMove?.({ row, days: { from, to } })}
            >
              <span className={styles.reached} style={{ inlineSize: `${(share ?? 0) * 100}%` }} />
            </button>
          ) : (
            <span
              className={styles.bar}
              data-group={group}
              role="img"
              aria-label={label}
              style={placeOf(from, to, scale)}
            >
              <span className={styles.reached} style={{ inlineSize: `${(share ?? 0) * 100}%` }} />
            </span>
          ))}
        {milestones.map((mark) => (
          <Mark key={mark.id} mark={mark} scale={scale} projectId={projectId} />
        ))}
        {said && <span className={styles.said}>{said}</span>}
        <HiddenStatus>{said}</HiddenStatus>
      </div>
    </li>
  );
}

const dayOf = (day: Day | null): string => (day === null ? '' : dayMonth(day));

const placeOf = (from: Day, to: Day, { at }: Scale) => ({
  insetInlineStart: `${at(from)}%`,
  inlineSize: `${at(addDays(to, 1)) - at(from)}%`,
});

/** A phase has one day at least. */
function daysAfter({ part, by }: BarMove, from: Day, to: Day): PhaseToMove['days'] {
  if (part === 'start') return { from: addDays(from, Math.min(by, to - from)), to };
  return part === 'end'
    ? { from, to: addDays(to, Math.max(by, from - to)) }
    : { from: addDays(from, by), to: addDays(to, by) };
}

/** A step with Shift (days). */
const WEEK = 7;

interface MarkProps extends Pick<TimelineProps, 'projectId'> {
  readonly mark: ProgressMark;
  readonly scale: Scale;
}

/** A diamond or a flag, which leads to its phase. */
function Mark({ mark, scale, projectId }: MarkProps) {
  const text = useText();
  const { kind, state, day, abbreviation, phase } = mark;
  const words = wordsOfMark(mark, text);
  const shared = {
    className: styles.mark,
    'data-kind': kind,
    'data-state': state,
    title: words,
    style: { insetInlineStart: `${scale.at(day)}%` },
  };
  const content = (
    <>
      {state === 'met' && <Icon name="check" />}
      {state === 'passed' && <Icon name="alert" />}
      {abbreviation}
    </>
  );
  return phase === null ? (
    <span {...shared} role="img" aria-label={words}>
      {content}
    </span>
  ) : (
    <PageLink {...shared} aria-label={words} to={phaseOf(projectId, phase.phase_id)}>
      {content}
    </PageLink>
  );
}

const wordsOfMark = ({ kind, state, title, day }: ProgressMark, text: Text): string =>
  text(`progress.mark.${state}`, { what: text(`progress.mark.${kind}`), title, day: dayMonth(day) });
