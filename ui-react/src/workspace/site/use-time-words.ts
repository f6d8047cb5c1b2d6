import '../../i18n/catalogs/site-drafts.ts';

import { addDays, dayMonth, hourMinute, osloDay } from '@felles/core';
import { useText } from '../../i18n/text.ts';
import { useToday } from '../../react/use-clock.ts';

/** A time of today as its hour, and an earlier one with its day. */
export function useTimeWords(): (at: number) => string {
  const today = useToday();
  const text = useText();
  return (at) => {
    const day = osloDay(at);
    const time = hourMinute(at);
    if (day === today) return time;
    return day === addDays(today, -1)
      ? text('drafts.yesterday', { time })
      : text('drafts.day', { day: dayMonth(day), time });
  };
}
