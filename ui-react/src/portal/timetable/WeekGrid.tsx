import type { DayColumn as Column, TimetableLayout } from '@felles/core/portal';
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
