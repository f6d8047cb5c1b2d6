import { type Day, isoDate, isoWeekNumber, WEEKDAYS, weekdayOf, weeksOfMonth } from '@felles/core';
import type { DayMark } from '@felles/core/workspace/deadlines';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { dateOf, monthOf } from '../../kit/parts/DateTile.tsx';
import styles from './MonthTable.module.css';
import { monthIn } from './words.ts';

interface MonthTableProps {
  /** Any day of the month. */
  readonly month: Day;
  readonly today: Day;
  readonly marks: ReadonlyMap<Day, DayMark>;
  readonly onPress: (mark: DayMark) => void;
  /** [W-PLAN-04] The deadlines of a day by name, in the place of pips. */
  readonly namesOf?: (day: Day) => ReactNode;
  /** Its name stands above it, and not only for screen readers. */
  readonly isTitled?: boolean;
}

const FRIDAY = 4;

/** At most so many pips are under a day; the whole count is for screen readers. */
const PIPS = 2;

/** A month: the days that have deadlines are buttons, with a pip for each deadline. */
export function MonthTable({ month, today, marks, onPress, namesOf, isTitled = true }: MonthTableProps) {
  const text = useText();
  return (
    <table className={styles.month} data-look={namesOf && 'names'}>
      <caption className={styles.caption}>
        {isTitled ? monthIn(text, month) : <HiddenText>{monthIn(text, month)}</HiddenText>}
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.week}>
            <HiddenText>{text('week.short')}</HiddenText>
          </th>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" className={styles.weekday}>
              <span aria-hidden="true">{text(`day.short.${weekday}`)}</span>
              <HiddenText>{text(`day.${weekday}`)}</HiddenText>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month).map(({ monday, days }) => {
          const before = days.findIndex((day) => day !== null);
          return (
            <tr key={monday}>
              <th scope="row" className={styles.week}>
                {isoWeekNumber(monday)}
              </th>
              {before > 0 && <td colSpan={before} />}
              {days
                .filter((day) => day !== null)
                .map((day) => (
                  <td
                    key={day}
                    className={styles.cell}
                    data-off={weekdayOf(day) > FRIDAY || undefined}
                    aria-current={day === today ? 'date' : undefined}
                  >
                    <OneDay day={day} mark={marks.get(day)} onPress={onPress} />
                    {namesOf?.(day)}
                  </td>
                ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface OneDayProps {
  readonly day: Day;
  readonly mark: DayMark | undefined;
  readonly onPress: (mark: DayMark) => void;
}

function OneDay({ day, mark, onPress }: OneDayProps) {
  const text = useText();
  if (mark === undefined) return <time dateTime={isoDate(day)}>{dateOf(day)}</time>;
  const words = `${dateOf(day)}. ${text(`month.${monthOf(day)}`)}`;
  return (
    <button
      type="button"
      className={styles.day}
      data-look={mark.isPassed ? 'passed' : undefined}
      aria-label={text('deadlines.onDay', { day: words, count: mark.number })}
      onClick={() => onPress(mark)}
    >
      {dateOf(day)}
      <span className={styles.pips}>
        {Array.from({ length: Math.min(PIPS, mark.number) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is known by its place alone
          <span key={at} className={styles.pip} />
        ))}
      </span>
    </button>
  );
}
