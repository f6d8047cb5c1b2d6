import { addDays, type Day, workdaysAround } from '@felles/core';
import { deadlinesBefore, type Progress } from '@felles/core/workspace/phases';
import { useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { type BarMove, useBarMoves } from '../../kit/parts/use-bar-moves.ts';
import textStyles from '../../kit/Text.module.css';
import type { PhaseToMove } from './MovePhase.tsx';
import type { PlanChanges } from './PlanActs.tsx';
import styles from './Timeline.module.css';
import { TimelineBack, TimelineLegend } from './TimelineBack.tsx';
import { TimelineMark } from './TimelineMark.tsx';
import { TimelineRow } from './TimelineRow.tsx';
import { scaleOf } from './timeline-scale.ts';

interface TimelineProps {
  readonly projectId: string;
  readonly progress: Progress;
  readonly today: Day;
  /** Null for a user who may not move phases. */
  readonly changes: PlanChanges | null;
}

/** [W-PLAN-16] Phases as bars over the months, with milestones and deadlines as marks, and today as a line. */
export function Timeline({ projectId, progress, today, changes }: TimelineProps) {
  const text = useText();
  const area = useRef<HTMLDivElement>(null);
  const { span, rows, deadlines } = progress;
  const scale = span === null ? null : scaleOf(span);
  const rowOf = (id: string) => rows.find(({ phase }) => phase.phase_id === id);
  const { move, chart } = useBarMoves({
    columnAt(x) {
      const { left = 0, width = 0 } = area.current?.getBoundingClientRect() ?? {};
      // A day is a pixel wide while nothing is laid out.
      return Math.floor((x - left) / (width / (scale?.count ?? 1) || 1));
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
      changes?.onMove({ row, days: daysAfter(dropped, row.from, row.to) });
    },
  });
  if (scale === null) return null;
  const drawn = rows.map((row) => {
    const lifted =
      move?.bar === row.phase.phase_id && row.from !== null && row.to !== null
        ? daysAfter(move, row.from, row.to)
        : null;
    return { row, lifted, passed: deadlinesBefore(row, lifted?.to ?? row.to) };
  });
  const passed = new Set(drawn.flatMap((one) => one.passed.map(({ id }) => id)));
  return (
    <div className={styles.chart} {...chart}>
      <TimelineLegend />
      <div className={styles.around}>
        <TimelineBack scale={scale} today={today} deadlines={deadlines} area={area} />
        <ol className={styles.rows}>
          <li className={styles.row}>
            <span className={styles.name}>
              <b className={textStyles.medium}>{text('progress.deadlines')}</b>
            </span>
            <div className={styles.scale}>
              {deadlines.map((mark) => (
                <TimelineMark
                  key={mark.id}
                  mark={mark}
                  scale={scale}
                  projectId={projectId}
                  isLit={passed.has(mark.id)}
                />
              ))}
            </div>
          </li>
          {drawn.map((one) => (
            <TimelineRow
              key={one.row.phase.phase_id}
              {...one}
              scale={scale}
              today={today}
              projectId={projectId}
              changes={changes}
            />
          ))}
        </ol>
      </div>
      {changes && <p className={textStyles.faint}>{text('progress.keys')}</p>}
    </div>
  );
}

/** A phase has one day at least. */
function daysAfter({ part, by }: BarMove, from: Day, to: Day): PhaseToMove['days'] {
  if (part === 'start') return { from: addDays(from, Math.min(by, to - from)), to };
  return part === 'end'
    ? { from, to: addDays(to, Math.max(by, from - to)) }
    : { from: addDays(from, by), to: addDays(to, by) };
}

/** A step with Shift (days). */
const WEEK = 7;
