import { addDays, type Day } from '@felles/core';
import { mayPlan, type ScheduleRow, type TaskBar, type TaskDays } from '@felles/core/workspace/tasks';
import { memo, type PointerEvent, useId, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import layout from '../../kit/Layout.module.css';
import { AddCell } from './AddCell.tsx';
import { CarriedBar } from './CarriedBar.tsx';
import { columnIn, columnsOf, spansIn } from './days.ts';
import plan from './Plan.module.css';
import barStyles from './PlanBar.module.css';
import { PlanBar } from './PlanBar.tsx';
import styles from './PlanRow.module.css';

interface PlanRowProps {
  readonly row: ScheduleRow;
  readonly first: Day;
  readonly last: Day;
  readonly by: 'person' | 'project';
  /** Its place among all rows, from 0, and how many they are. */
  readonly at: number;
  readonly of: number;
  /** Null where the service takes no changes. */
  readonly changes?: RowPlanning | null;
  /** The bar that is on its way in this row, or to it. */
  readonly carried?: CarriedTask | null;
}

/** The changes that a row of the schedule takes. */
export interface RowPlanning {
  /** The ids of the tasks whose change the service has refused. */
  readonly refused: ReadonlySet<string>;
  /** The day that the row offers to the keyboard for a new task; null without the right. */
  readonly start: Day | null;
  readonly onAdd: (row: ScheduleRow, day: Day) => void;
}

/** A bar on its way, as a row shows it. */
export interface CarriedTask {
  readonly bar: TaskBar;
  readonly days: TaskDays;
  /** The row that it leaves; null where it stays in this one. */
  readonly from: string;
  readonly to: string;
}

/** The work of a person, or of a project, in these days. */
export const PlanRow = memo(function PlanRow(props: PlanRowProps) {
  const { row, first, last, by, at, of, changes = null, carried = null } = props;
  const { key, name, bars, lanes, holidays, doubled } = row;
  const text = useText();
  const id = useId();
  const isFree = key === '' && by === 'person';
  const [over, setOver] = useState<Day | null>(null);
  const shown = isFree ? text('planning.unassigned') : name || text('planning.noProject');
  const isTaken = (day: Day): boolean => bars.some(({ days }) => days.from <= day && day <= days.to);
  /** Only an empty cell offers a new task. */
  function followPointer({ currentTarget, target, clientX }: PointerEvent<HTMLElement>): void {
    const column = target instanceof Element && target.closest('[data-bar], a') ? -1 : columnIn(currentTarget, clientX);
    const day = column < 0 ? null : addDays(first, column);
    setOver(day === null || isTaken(day) ? null : day);
  }
  return (
    <li
      className={`${plan.columns} ${styles.row}`}
      aria-labelledby={id}
      aria-setsize={of}
      aria-posinset={at + 1}
      data-index={at}
      data-free={isFree || undefined}
      data-bar-row={key}
    >
      <div className={`${plan.side} ${styles.name}`}>
        <div className={styles.label}>
          <h2 id={id} className={`${layout.ellipsis} ${styles.who}`} title={name}>
            {shown}
          </h2>
          {isFree && <p className={styles.note}>{text('tasks.count', { count: bars.length })}</p>}
          {doubled.length > 0 && (
            <p className={styles.clash}>{text('planning.double', { days: spansIn(text, doubled) })}</p>
          )}
        </div>
      </div>
      <div
        className={styles.lanes}
        style={{ gridTemplateRows: `repeat(${lanes}, 42px)` }}
        {...(changes?.start != null && { onPointerMove: followPointer, onPointerLeave: () => setOver(null) })}
      >
        {holidays.map((span) => (
          <span key={span.from} className={barStyles.leave} style={{ ...columnsOf(span, first), gridRow: '1 / -1' }}>
            <span className={barStyles.word}>{text('planning.holiday')}</span>
          </span>
        ))}
        {bars.map((bar) => (
          <PlanBar
            key={bar.key}
            bar={bar}
            first={first}
            last={last}
            says={by === 'person' ? 'project' : 'persons'}
            isMovable={changes !== null && mayPlan(bar.task)}
            isLifted={carried?.bar.key === bar.key && carried.from === key}
            isRefused={changes?.refused.has(bar.task.id) ?? false}
          />
        ))}
        {carried?.to === key && (
          <CarriedBar
            bar={carried.bar}
            days={carried.days}
            lane={carried.from === key ? carried.bar.lane : 0}
            first={first}
            last={last}
          />
        )}
        {changes?.start != null && carried === null && (
          <AddCell
            name={shown}
            first={first}
            last={last}
            over={over}
            start={changes.start}
            onAdd={(day) => changes.onAdd(row, day)}
          />
        )}
      </div>
    </li>
  );
});
