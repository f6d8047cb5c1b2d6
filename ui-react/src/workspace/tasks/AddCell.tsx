import { addDays, type Day } from '@felles/core';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Shape } from '../../kit/Icon.tsx';
import styles from './AddCell.module.css';
import { columnsOf } from './days.ts';
import { daysIn } from './words.ts';

interface AddCellProps {
  /** The row in words. */
  readonly name: string;
  readonly first: Day;
  readonly last: Day;
  /** The day under the pointer; null while it is elsewhere. */
  readonly over: Day | null;
  readonly start: Day;
  readonly onAdd: (day: Day) => void;
}

/** [W-SITE-46] A new task from an empty cell of a row: the one under the pointer, or the one that the arrow keys lead to. */
export function AddCell({ name, first, last, over, start, onAdd }: AddCellProps) {
  const [chosen, setChosen] = useState<Day | null>(null);
  const text = useText();
  const day = over ?? chosen ?? start;
  function step(event: KeyboardEvent): void {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = addDays(day, by);
    if (next >= first && next <= last) setChosen(next);
  }
  return (
    <button
      type="button"
      className={styles.cell}
      style={{ ...columnsOf({ from: day, to: day }, first), gridRow: 1 }}
      data-over={over !== null || undefined}
      aria-label={text('planning.add', { name, day: daysIn(text, { from: day, to: day }) })}
      onKeyDown={step}
      onClick={() => onAdd(day)}
    >
      <Shape path="M12 5v14M5 12h14" />
    </button>
  );
}
