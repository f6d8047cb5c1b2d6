import type { Day } from '@felles/core';
import type { ScheduleRow } from '@felles/core/workspace/tasks';
import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import layout from '../../kit/Layout.module.css';
import { columnsOf, spansIn } from './days.ts';
import styles from './Plan.module.css';
import barStyles from './PlanBar.module.css';
import { PlanBar } from './PlanBar.tsx';

interface PlanRowProps {
  readonly row: ScheduleRow;
  readonly first: Day;
  readonly last: Day;
  readonly by: 'person' | 'project';
  /** Its place among all rows, from 0, and how many they are. */
  readonly at: number;
  readonly of: number;
}

/** The work of a person, or of a project, in these days. */
export function PlanRow({ row, first, last, by, at, of }: PlanRowProps) {
  const { key, name, bars, lanes, holidays, doubled } = row;
  const text = useText();
  const id = useId();
  const isFree = key === '' && by === 'person';
  return (
    <li
      className={styles.row}
      aria-labelledby={id}
      aria-setsize={of}
      aria-posinset={at + 1}
      data-index={at}
      data-free={isFree || undefined}
    >
      <div className={styles.name}>
        <div className={styles.label}>
          <h2 id={id} className={`${layout.ellipsis} ${styles.who}`} title={name}>
            {isFree ? text('planning.unassigned') : name || text('planning.noProject')}
          </h2>
          {isFree && <p className={styles.note}>{text('tasks.count', { count: bars.length })}</p>}
          {doubled.length > 0 && (
            <p className={styles.clash}>{text('planning.double', { days: spansIn(text, doubled) })}</p>
          )}
        </div>
      </div>
      <div className={styles.lanes} style={{ gridTemplateRows: `repeat(${lanes}, 42px)` }}>
        {holidays.map((span) => (
          <span key={span.from} className={barStyles.leave} style={{ ...columnsOf(span, first), gridRow: '1 / -1' }}>
            <span className={barStyles.word}>{text('planning.holiday')}</span>
          </span>
        ))}
        {bars.map((bar) => (
          <PlanBar key={bar.key} bar={bar} first={first} last={last} says={by === 'person' ? 'project' : 'persons'} />
        ))}
      </div>
    </li>
  );
}
