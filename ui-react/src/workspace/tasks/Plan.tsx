import { type Day, dayMonth, weekdayOf } from '@felles/core';
import type { Schedule, ScheduleRow } from '@felles/core/workspace/tasks';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { FetchedPart } from '../../kit/FetchedPart.tsx';
import layout from '../../kit/Layout.module.css';
import { lazyCode } from '../../react/lazy-code.ts';
import { isWeekend, mondaysOf, weekIn, weeksIn } from './days.ts';
import type { RowsOfPlan } from './LongPlan.tsx';
import styles from './Plan.module.css';
import { PlanRow } from './PlanRow.tsx';

interface PlanProps {
  readonly schedule: Schedule;
  readonly by: 'person' | 'project';
  readonly today: Day;
  /** Shown in place of rows where there are none. */
  readonly empty: ReactNode;
}

/** More rows than this are on the page only while they are near the window. */
const MANY = 60;

const longPlan = lazyCode(async () => (await import('./LongPlan.tsx')).LongPlan);

/** Tasks as bars over days, in a row for each person or project. */
export function Plan({ schedule, by, today, empty }: PlanProps) {
  const { days, rows } = schedule;
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const draw = (at: number): ReactNode => {
    const row = rows[at];
    return row && <PlanRow key={row.key} row={row} first={first} last={last} by={by} at={at} of={rows.length} />;
  };
  return (
    <div className={styles.around} data-weeks={days.length / 7}>
      <div className={styles.plan}>
        <Head days={days} today={today} by={by} />
        <div className={styles.back} aria-hidden="true">
          {days.map((day) => (
            <i key={day} data-weekend={isWeekend(day) || undefined} data-today={day === today || undefined} />
          ))}
        </div>
        {rows.length === 0 ? (
          <div className={styles.empty}>{empty}</div>
        ) : rows.length > MANY ? (
          <FetchedPart code={longPlan} given={{ rows, draw }} instead={<EveryRow rows={rows} draw={draw} />} />
        ) : (
          <EveryRow rows={rows} draw={draw} />
        )}
        {by === 'person' && <Staff schedule={schedule} />}
      </div>
    </div>
  );
}

const EveryRow = ({ rows, draw }: RowsOfPlan) => <ol className={styles.rows}>{rows.map((_, at) => draw(at))}</ol>;

interface HeadProps {
  readonly days: readonly Day[];
  readonly today: Day;
  readonly by: 'person' | 'project';
}

const Head = ({ days, today, by }: HeadProps) => {
  const text = useText();
  return (
    <div className={styles.head}>
      <p className={styles.corner}>{text(by === 'person' ? 'tasks.person' : 'tasks.project')}</p>
      <div className={styles.weeks}>
        {mondaysOf(days).map((monday) => (
          <p key={monday} className={`${layout.ellipsis} ${styles.week}`}>
            {weeksIn(text, { from: monday, to: monday })} <small>{weekIn(text, monday)}</small>
          </p>
        ))}
      </div>
      <ol className={styles.days}>
        {days.map((day) => (
          <li
            key={day}
            className={styles.day}
            data-weekend={isWeekend(day) || undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            <span className={styles.weekday}>{text(`planning.weekday.${weekdayOf(day)}`)}</span>
            <b>{Number(dayMonth(day).slice(0, 2))}</b>
          </li>
        ))}
      </ol>
    </div>
  );
};

/** How many are at work each day, and how many of them are wanted twice. */
function Staff({ schedule: { days, rows, staff } }: Pick<PlanProps, 'schedule'>) {
  const text = useText();
  const doubled = (day: Day): number => rows.filter((row: ScheduleRow) => row.doubled.includes(day)).length;
  return (
    <div className={styles.staff}>
      <p className={styles.corner}>{text('planning.staff')}</p>
      <ol className={styles.days}>
        {days.map((day, at) => {
          const twice = doubled(day);
          return (
            <li key={day} className={styles.number} data-over={twice > 0 || undefined}>
              <b>{staff[at] === 0 && isWeekend(day) ? '' : staff[at]}</b>
              {twice > 0 && <small>{text('planning.doubled', { count: twice })}</small>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
