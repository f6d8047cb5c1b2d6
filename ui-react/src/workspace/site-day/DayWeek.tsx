import { addDays, type Day, dayIn, dayMonth, isoWeekNumber } from '@felles/core';
import { type HoursWeekStore, type HoursWeekView, linesBefore } from '@felles/core/workspace/hours';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { formatNumber } from '../format.ts';
import { NotStored } from '../hours/RefusedLine.tsx';
import { paths } from '../paths.ts';
import { DaySection } from './DaySection.tsx';
import styles from './site-day.module.css';

interface DayWeekProps {
  readonly store: HoursWeekStore;
  readonly view: HoursWeekView;
  readonly today: Day;
  /** Whether the lines of the last day may be written again. */
  readonly mayWrite: boolean;
}

/** The hours of the week and of today, with one press for a usual day. */
export function DayWeek({ store, view: { list, week, notStored }, today, mayWrite }: DayWeekProps) {
  const text = useText();
  const hours = week.days.find(({ day }) => day === today)?.hours ?? 0;
  const before = linesBefore(list.rows, today);
  const last = dayIn(before[0]?.date);
  return (
    <DaySection
      title={text('site.week')}
      way={{ to: paths.hours, words: text('site.weekNumber', { week: isoWeekNumber(today) }) }}
    >
      <div className={styles.card}>
        <span className={styles.words}>
          <b>{text('site.weekHours', { hours: formatNumber(week.hours) })}</b>
          <small>{hours > 0 ? text('site.todayHours', { hours: formatNumber(hours) }) : text('site.todayEmpty')}</small>
        </span>
        {mayWrite && hours === 0 && last !== null && (
          <Button onClick={() => store.copy(before, today)}>
            {last === addDays(today, -1) ? text('site.asBefore') : text('site.asDay', { day: dayMonth(last) })}
          </Button>
        )}
      </div>
      <NotStored message={notStored} />
    </DaySection>
  );
}
