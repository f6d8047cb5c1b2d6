import { addDays, type Day, dayMonth, isoWeekNumber } from '@felles/core';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import styles from './hours.module.css';

interface WeekStepsProps {
  readonly monday: Day;
  readonly onShow: (monday: Day) => void;
}

/** The week by its number and days, and the ways to the weeks beside it. */
export function WeekSteps({ monday, onShow }: WeekStepsProps) {
  const text = useText();
  return (
    <div className={styles.head}>
      <Button kind="ghost" aria-label={text('week.previous')} onClick={() => onShow(addDays(monday, -7))}>
        <Icon name="left" />
      </Button>
      <b className={styles.number}>
        {text('week.number', { week: isoWeekNumber(monday) })} · {dayMonth(monday)}–{dayMonth(addDays(monday, 6))}
      </b>
      <Button kind="ghost" aria-label={text('week.next')} onClick={() => onShow(addDays(monday, 7))}>
        <Icon name="right" />
      </Button>
    </div>
  );
}
