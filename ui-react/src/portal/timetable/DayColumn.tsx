import type { DayColumn as Column } from '@felles/core/portal';
import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { ClassCard } from './ClassCard.tsx';
import styles from './DayColumn.module.css';

interface DayColumnProps {
  readonly column: Column;
  readonly isLoading: boolean;
}

export function DayColumn({ column, isLoading }: DayColumnProps) {
  const { weekday, date, when, groups, empty } = column;
  const text = useText();
  const heading = useId();
  return (
    <section className={`${styles.day} ${styles[when]}`} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>
          {text(`weekday.${weekday}`)} <time className={styles.date}>{date}</time>
        </h2>
        {when === 'today' && <span className={styles.today}>{text('timetable.today')}</span>}
      </div>
      {isLoading && <LoadingDay />}
      {!isLoading && groups.length === 0 && (
        <div className={styles.empty}>
          <Icon name="calendar" />
          <p>{text(empty)}</p>
        </div>
      )}
      {!isLoading && groups.map((group) => <ClassCard key={group.name ?? ''} group={group} />)}
    </section>
  );
}

/** The shape of what is coming; it appears only when that takes a moment. */
const LoadingDay = () => (
  <div className={styles.loading} aria-hidden="true">
    <Spinner />
    <span className={styles.shape} />
    <span className={styles.shape} />
    <span className={styles.shape} />
  </div>
);
