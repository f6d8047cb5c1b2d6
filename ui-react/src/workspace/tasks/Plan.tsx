import '../../i18n/catalogs/days.ts';

import { type Day, dayMonth, weekdayOf } from '@felles/core';
import {
  type Clash,
  changeDays,
  clashIn,
  daysOfTask,
  type Schedule,
  type ScheduleRow,
  type TaskBar,
  type TaskDays,
} from '@felles/core/workspace/tasks';
import { memo, type ReactNode, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { FetchedPart } from '../../kit/FetchedPart.tsx';
import layout from '../../kit/Layout.module.css';
import { type BarMove, useBarMoves } from '../../kit/parts/use-bar-moves.ts';
import { lazyCode } from '../../react/lazy-code.ts';
import { columnIn, isWeekend, mondaysOf, weekIn, weeksIn } from './days.ts';
import type { RowsOfPlan } from './LongPlan.tsx';
import styles from './Plan.module.css';
import { type CarriedTask, PlanRow, type RowPlanning } from './PlanRow.tsx';
import { clashIn as clashWords, planIn } from './plan-words.ts';
import { useClashes } from './use-clashes.ts';

interface PlanProps {
  readonly schedule: Schedule;
  readonly by: 'person' | 'project';
  /** Whether the rows have only some of the tasks of their persons. */
  readonly isNarrowed?: boolean;
  readonly today: Day;
  /** Shown in place of rows where there are none. */
  readonly empty: ReactNode;
  /** Null where the service takes no changes. */
  readonly changes?: PlanChanges | null;
}

/** The changes that the schedule takes. */
export interface PlanChanges extends RowPlanning {
  /** A bar was dropped on other days, or in the row of another person. */
  readonly onMove: (bar: TaskBar, days: TaskDays, from: string, to: ScheduleRow) => void;
}

/** More rows than this are on the page only while they are near the window. */
const MANY = 60;

const longPlan = lazyCode(async () => (await import('./LongPlan.tsx')).LongPlan);

/** Tasks as bars over days, in a row for each person or project. */
export function Plan({ schedule, by, isNarrowed = false, today, empty, changes = null }: PlanProps) {
  const { days, rows } = schedule;
  const text = useText();
  const grid = useRef<HTMLDivElement>(null);
  const { move, chart } = useBarMoves({
    columnAt: (x) => (grid.current === null ? 0 : columnIn(grid.current, x)),
    changesRows: by === 'person',
    stride: 7,
    onDrop(dropped) {
      const now = carriedIn(rows, dropped);
      const target = rows.find(({ key }) => key === dropped.to);
      if (now && target) changes?.onMove(now.bar, now.days, now.from, target);
    },
  });
  const carried = changes && carriedIn(rows, move);
  const target = carried && rows.find(({ key }) => key === carried.to);
  const clashes = useClashes(carried && isNarrowed ? carried.days : null, carried?.bar.task ?? null);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const draw = (at: number): ReactNode => {
    const row = rows[at];
    const isOf = row && carried && (carried.from === row.key || carried.to === row.key);
    return (
      row && (
        <PlanRow
          key={row.key}
          row={row}
          first={first}
          last={last}
          by={by}
          at={at}
          of={rows.length}
          changes={changes}
          carried={isOf ? carried : null}
        />
      )
    );
  };
  return (
    <div className={styles.around} data-weeks={days.length / 7}>
      <div className={styles.plan} {...(changes && chart)}>
        <Head days={days} today={today} by={by} />
        <div ref={grid} className={styles.back} aria-hidden="true">
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
        {changes && (
          <p role="status" className={styles.drop} data-shown={carried !== null || undefined}>
            {carried && target && wordsOf(text, carried, by === 'person' ? target : null, clashes)}
          </p>
        )}
        {by === 'person' && <Staff schedule={schedule} />}
      </div>
    </div>
  );
}

/** [W-SITE-47] The drop in words: days, length, and the person who is not free. */
function wordsOf(
  text: Text,
  { bar, days, from, to }: CarriedTask,
  row: ScheduleRow | null,
  clashes: ReadonlyMap<string, Clash>,
): string {
  const clash = row === null || row.key === '' ? null : (clashes.get(row.key) ?? clashIn(row, days, bar.task.id));
  const plan = text('planning.drop', { plan: planIn(text, days) });
  const person =
    row !== null && from !== to ? text('planning.dropOn', { name: row.name || text('planning.unassigned') }) : '';
  return [plan, person, clash && clashWords(text, clash)].filter(Boolean).join('. ');
}

/** The bar of a move, with its days then; null without a move. */
function carriedIn(rows: readonly ScheduleRow[], move: BarMove | null): CarriedTask | null {
  if (move === null) return null;
  const bar = rows.find(({ key }) => key === move.row)?.bars.find(({ key }) => key === move.bar);
  const days = bar && daysOfTask(bar.task);
  if (!bar || !days) return null;
  const moved = changeDays(days, move.part, move.by);
  return { bar, days: changeDays(moved, 'end', move.longer), from: move.row, to: move.to };
}

const EveryRow = ({ rows, draw }: RowsOfPlan) => <ol className={styles.rows}>{rows.map((_, at) => draw(at))}</ol>;

interface HeadProps {
  readonly days: readonly Day[];
  readonly today: Day;
  readonly by: 'person' | 'project';
}

const Head = memo(function Head({ days, today, by }: HeadProps) {
  const text = useText();
  return (
    <div className={`${styles.columns} ${styles.head}`}>
      <p className={`${styles.side} ${styles.corner}`}>{text(by === 'person' ? 'tasks.person' : 'tasks.project')}</p>
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
});

/** How many are at work each day, and how many of them are wanted twice. */
const Staff = memo(function Staff({ schedule: { days, rows, staff } }: Pick<PlanProps, 'schedule'>) {
  const text = useText();
  const doubled = (day: Day): number => rows.filter((row: ScheduleRow) => row.doubled.includes(day)).length;
  return (
    <div className={`${styles.columns} ${styles.staff}`}>
      <p className={`${styles.side} ${styles.corner}`}>{text('planning.staff')}</p>
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
});
