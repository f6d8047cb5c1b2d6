import type { DayColumn as Column, TimetableLayout, TimetableView } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { Hidden } from '../../kit/Hidden.tsx';
import { TipArea } from '../../kit/TipArea.tsx';
import { DayColumn } from './DayColumn.tsx';
import styles from './WeekGrid.module.css';

interface WeekGridProps {
  readonly columns: readonly Column[];
  readonly layout: TimetableLayout;
  readonly isLoading: boolean;
}

/** Seven days beside each other, or the chosen one by itself. */
export function WeekGrid({ columns, layout, isLoading }: WeekGridProps) {
  if (layout === 'week') {
    return (
      <TipArea className={styles.week}>
        {columns.map((column) => (
          <DayColumn key={column.weekday} column={column} isLoading={isLoading} />
        ))}
      </TipArea>
    );
  }
  const chosen = columns.find((column) => column.chosen);
  return <TipArea className={styles.day}>{chosen && <DayColumn column={chosen} isLoading={isLoading} />}</TipArea>;
}

/** Announces the shown week to visitors who do not see the page. */
export function Announcement({ view: { status, week, layout } }: { readonly view: TimetableView }) {
  const text = useText();
  const shown = week.columns.filter(({ chosen }) => layout === 'week' || chosen);
  const count = shown.flatMap(({ groups }) => groups).reduce((sum, { classes }) => sum + classes.length, 0);
  return (
    <div role="status">
      <Hidden>
        {status === 'loading' && text('timetable.loading', { number: week.number })}
        {status === 'ready' && text('timetable.loaded', { number: week.number, count })}
      </Hidden>
    </div>
  );
}
