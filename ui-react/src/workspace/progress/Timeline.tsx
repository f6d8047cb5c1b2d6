import { type Day, workdaysAround } from '@felles/core';
import { deadlinePassed, type Progress } from '@felles/core/workspace/phases';
import { changeDays } from '@felles/core/workspace/tasks';
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
    byKey(at, columns, isEnd) {
      const row = rowOf(at.bar);
      if (!row || row.from === null || row.to === null || Math.abs(columns) === WEEK) return columns;
      const { from, to } = daysAfter(at, row.from, row.to);
      const day = isEnd ? to : from;
      return workdaysAround(day)[columns === 1 ? 1 : 0] - day;
    },
    onDrop(dropped) {
      const row = rowOf(dropped.bar);
      if (!row || row.from === null || row.to === null) return;
      const days = daysAfter(dropped, row.from, row.to);
      if (days.from !== row.from || days.to !== row.to) changes?.onMove({ row, days });
    },
  });
  if (scale === null) return null;
  const drawn = rows.map((row) => {
    const lifted =
      move?.bar === row.phase.phase_id && row.from !== null && row.to !== null
        ? daysAfter(move, row.from, row.to)
        : null;
    return { row, lifted, passed: deadlinePassed(row, lifted?.to ?? row.to) };
  });
  const passed = new Set(drawn.flatMap((one) => one.passed?.id ?? []));
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
function daysAfter({ part, by, longer }: BarMove, from: Day, to: Day): PhaseToMove['days'] {
  return changeDays(changeDays({ from, to }, part, by), 'end', longer);
}

/** A step with Shift (days). */
const WEEK = 7;
