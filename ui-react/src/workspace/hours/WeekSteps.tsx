import { addDays, type Day, dayMonth, isoDate, isoWeekNumber, mondayOf, parseIsoDate } from '@felles/core';
import { useEffect } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useAddressWord } from '../lists/address.ts';
import styles from './hours.module.css';

interface WeekStepsProps {
  readonly monday: Day;
  readonly onShow: (monday: Day) => void;
}

/** Shows the week of the address, and returns the way to another one: a page that is loaded anew has its week. */
export function useWeekAddress(store: { show(monday: Day): void }): (monday: Day) => void {
  const [word, setWord] = useAddressWord('week');
  useEffect(() => {
    const day = parseIsoDate(word);
    if (day !== null) store.show(mondayOf(day));
  }, [store, word]);
  return (monday) => {
    store.show(monday);
    setWord(isoDate(monday));
  };
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
