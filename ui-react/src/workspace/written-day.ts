import { dayMonthYear, parseIsoDate } from '@felles/core';

/** A day of the service as people write it; what is no day stays away. */
export function written(date: string | null | undefined): string {
  const day = parseIsoDate((date ?? '').slice(0, 10));
  return day === null ? '' : dayMonthYear(day);
}
