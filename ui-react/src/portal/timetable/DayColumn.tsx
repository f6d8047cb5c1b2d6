import type { ClassGroup, DayColumn as Column } from '@felles/core/portal/timetable';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Icon, Spinner } from '../../kit/Icon.tsx';
import { ClassCard } from './ClassCard.tsx';
import styles from './DayColumn.module.css';

interface DayColumnProps {
  readonly column: Column;
  readonly isLoading: boolean;
}

export function DayColumn({ column, isLoading }: DayColumnProps) {
  const { weekday, date, when, groups, empty } = column;
  const cards = useCardsOnce(column);
  const text = useText();
  const heading = `day-${weekday}`;
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
      {!isLoading &&
        cards.map((group) => (
          <ClassCard key={group.name ?? ''} group={group} isShown={groups === column.cards || groups.includes(group)} />
        ))}
    </section>
  );
}

/** The shown cards and those that a filter hid: hiding a card is faster than creating it, and unseen ones are never created. */
function useCardsOnce({ cards, groups }: Column): readonly ClassGroup[] {
  const [made] = useState(() => new WeakSet<ClassGroup>());
  for (const group of groups) made.add(group);
  return groups === cards ? cards : cards.filter((card) => made.has(card));
}

/** The shape of the content while it loads; it appears only when that takes a moment. */
const LoadingDay = () => (
  <div className={styles.loading} aria-hidden="true">
    <Spinner />
    <span className={styles.shape} />
    <span className={styles.shape} />
    <span className={styles.shape} />
  </div>
);
