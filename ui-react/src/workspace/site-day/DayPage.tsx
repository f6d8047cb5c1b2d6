import '../../i18n/catalogs/site-day.ts';

import { dayMonth, isoWeekNumber, weekdayOf } from '@felles/core';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import type { StripNews } from '../../kit/states/Strip.tsx';
import { useToday } from '../../react/use-clock.ts';
import { Page } from '../shell/Page.tsx';
import styles from './site-day.module.css';

interface DayPageProps {
  readonly age?: StripNews | null;
  readonly children: ReactNode;
}

/** The page of the day, with its date. */
export function DayPage({ age = null, children }: DayPageProps) {
  const today = useToday();
  const text = useText();
  const weekday = text(`site.weekday.${weekdayOf(today)}`);
  return (
    <Page title={text('site.title')} age={age}>
      <p className={styles.date}>{text('site.day', { weekday, day: dayMonth(today), week: isoWeekNumber(today) })}</p>
      {children}
    </Page>
  );
}
