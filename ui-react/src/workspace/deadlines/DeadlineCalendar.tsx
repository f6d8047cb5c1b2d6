import { type Day, monthAway } from '@felles/core';
import type { DayMark } from '@felles/core/workspace/deadlines';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import styles from './DeadlineCalendar.module.css';
import { MonthTable } from './MonthTable.tsx';

interface DeadlineCalendarProps {
  readonly today: Day;
  readonly marks: ReadonlyMap<Day, DayMark>;
  readonly onPress: (mark: DayMark) => void;
}

/** Two months beside the list, from this one on until the user turns them. */
export function DeadlineCalendar({ today, ...months }: DeadlineCalendarProps) {
  const [away, setAway] = useState(0);
  const text = useText();
  return (
    <section aria-label={text('deadlines.calendar')} className={styles.calendar}>
      <div className={styles.turns}>
        <Button kind="ghost" small aria-label={text('deadlines.earlier')} onClick={() => setAway(away - 1)}>
          <Icon name="left" />
        </Button>
        <Button kind="ghost" small aria-label={text('deadlines.later')} onClick={() => setAway(away + 1)}>
          <Icon name="right" />
        </Button>
      </div>
      {[0, 1].map((next) => (
        <MonthTable key={away + next} month={monthAway(today, away + next)} today={today} {...months} />
      ))}
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.key}>{text('deadlines.one')}</span>
        <span className={styles.key} data-look="passed">
          {text('deadlines.late')}
        </span>
      </p>
    </section>
  );
}
