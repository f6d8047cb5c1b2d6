import '../../i18n/catalogs/days.ts';

import { type Day, isoDate, MONTHS, type Month } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { useText } from '../../i18n/text.ts';
import { HiddenText } from '../HiddenText.tsx';
import { Icon } from '../Icon.tsx';
import styles from './DateTile.module.css';

interface DateTileProps {
  /** Null for a record without a day. */
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
      <HiddenText>{dayMonthYear(day)}</HiddenText>
    </time>
  );
}

/** The month of a day, by whose number its name is found. */
export const monthOf = (day: Day): Month => MONTHS[Number(isoDate(day).slice(5, 7)) - 1] ?? 1;

/** The day of the month, without a zero before it. */
export const dateOf = (day: Day): number => Number(isoDate(day).slice(8));

export const yearOf = (day: Day): string => isoDate(day).slice(0, 4);
