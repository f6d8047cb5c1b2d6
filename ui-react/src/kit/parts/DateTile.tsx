import '../../i18n/catalogs/days.ts';

import { type Day, dayMonthYear, isoDate } from '@felles/core';
import { useText } from '../../i18n/text.ts';
import { Hidden } from '../Hidden.tsx';
import { Icon } from '../Icon.tsx';
import { monthOf } from '../month-of.ts';
import styles from './DateTile.module.css';

interface DateTileProps {
  /** Null for what has no day. */
  readonly day: Day | null;
  /** Its day has passed, and it is not done: words beside the tile say so too. */
  readonly isPassed?: boolean;
}

/** A day as its month over its date; for screen readers and on pointing at it, the whole date. */
export function DateTile({ day, isPassed = false }: DateTileProps) {
  const text = useText();
  if (day === null)
    return (
      <span className={styles.tile}>
        <Icon name="calendar" />
      </span>
    );
  return (
    <time
      className={styles.tile}
      dateTime={isoDate(day)}
      title={dayMonthYear(day)}
      data-look={isPassed ? 'passed' : undefined}
    >
      <span aria-hidden="true">{text(`month.short.${monthOf(day)}`)}</span>
      <b className={styles.date} aria-hidden="true">
        {isoDate(day).slice(8)}
      </b>
      <Hidden>{dayMonthYear(day)}</Hidden>
    </time>
  );
}
