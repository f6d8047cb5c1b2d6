import { dayMonthYear, hourMinute, osloDay, parseIsoDate } from '@felles/core';

/** A day of the service as people write it; what is no day stays away. */
export function written(date: string | null | undefined): string {
  const day = parseIsoDate((date ?? '').slice(0, 10));
  return day === null ? '' : dayMonthYear(day);
}

/** An instant (milliseconds) as a day and a time of day in Norway. */
export const writtenInstant = (instant: number): string =>
  `${dayMonthYear(osloDay(instant))} ${hourMinute(instant / 1000)}`;
