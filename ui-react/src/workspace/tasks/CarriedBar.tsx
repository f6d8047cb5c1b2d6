import type { Day } from '@felles/core';
import type { TaskBar, TaskDays } from '@felles/core/workspace/tasks';
import { useText } from '../../i18n/text.ts';
import { Shape } from '../../kit/Icon.tsx';
import { columnsOf } from './days.ts';
import styles from './PlanBar.module.css';
import { lookOf } from './status.ts';
import looks from './TaskLooks.module.css';
import { daysIn, titleOf } from './words.ts';

interface CarriedBarProps {
  readonly bar: TaskBar;
  readonly days: TaskDays;
  readonly lane: number;
  /** The days of the schedule. */
  readonly first: Day;
  readonly last: Day;
}

/** [W-PLAN-13] A task on its way to other days or to another person, as far as the schedule shows them. */
export function CarriedBar({ bar: { task }, days, lane, first, last }: CarriedBarProps) {
  const text = useText();
  const { look, glyph } = lookOf(task);
  if (days.to < first || days.from > last) return null;
  const shown = { from: days.from < first ? first : days.from, to: days.to > last ? last : days.to };
  return (
    <span
      aria-hidden="true"
      className={`${looks.look} ${styles.bar} ${styles.carried}`}
      style={{ ...columnsOf(shown, first), gridRow: lane + 1 }}
      data-look={look}
    >
      <Shape path={glyph} />
      <b className={styles.task}>{titleOf(text, task)}</b>
      <span className={styles.second}>{daysIn(text, days)}</span>
    </span>
  );
}
