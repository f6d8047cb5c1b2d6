import { addDays, type Day, isoDate, weekdayOf } from '@felles/core';
import type { DatedDeadline, Deadline } from '@felles/core/workspace/deadlines';
import { useText } from '../../i18n/text.ts';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { dateOf, monthOf } from '../../kit/parts/DateTile.tsx';
import textStyles from '../../kit/Text.module.css';
import { DayCards } from './DayCards.tsx';
import styles from './WeekDays.module.css';

interface WeekDaysProps {
  readonly monday: Day;
  readonly today: Day;
  readonly days: ReadonlyMap<Day, readonly DatedDeadline[]>;
  readonly isOfProject: boolean;
  readonly onMove: ((deadline: Deadline) => void) | null;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
const SATURDAY = 5;

/** [W-PLAN-04] A week in seven columns, the days off narrower; one below the other where there is no room. */
export function WeekDays({ monday, today, days, isOfProject, onMove }: WeekDaysProps) {
  const text = useText();
  return (
    <ol className={styles.week}>
      {WEEK.map((at) => {
        const day = addDays(monday, at);
        const found = days.get(day) ?? [];
        return (
          <li
            key={day}
            className={styles.day}
            data-look={at >= SATURDAY ? 'off' : undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            <h3 className={styles.head}>
              <span aria-hidden="true">{text(`day.short.${weekdayOf(day)}`)}.</span>
              <HiddenText>{text(`day.${weekdayOf(day)}`)}</HiddenText>
              <time dateTime={isoDate(day)} className={styles.date}>
                {dateOf(day)}
                <HiddenText>. {text(`month.${monthOf(day)}`)}</HiddenText>
              </time>
            </h3>
            <div className={styles.cards}>
              {found.length === 0 ? (
                <p className={textStyles.quietTiny}>{text('deadlines.noneOnDay')}</p>
              ) : (
                <DayCards found={found} today={today} isOfProject={isOfProject} onMove={onMove} />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
