import { dayIn, dayMonthYear } from '@felles/core';

/** A day of the service as people write it; what is no day stays away. */
export function written(date: string | null | undefined): string {
  const day = dayIn(date);
  return day === null ? '' : dayMonthYear(day);
}
