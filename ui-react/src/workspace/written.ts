import { dayIn, dayMonthYear, hourMinute, kroner, osloDay } from '@felles/core';
import { timeOfCheckIn } from '@felles/core/workspace/checkins';

/** A day of the service as people write it; what is no day stays away. */
export function written(date: string | null | undefined): string {
  const day = dayIn(date);
  return day === null ? '' : dayMonthYear(day);
}

/** The day and the time; a date without a time is a day alone. */
export function writtenMoment(date: string | null | undefined): string {
  const time = timeOfCheckIn(date);
  return time === null ? written(date) : `${dayMonthYear(osloDay(time))} ${hourMinute(time)}`;
}

/** A value of the service as a text; '' where there is none. */
export const asText = (value: unknown): string => String(value ?? '');

/** Shown where there is no value. */
export const DASH = '–';

/** An amount as people write it; a dash where there is none. */
export const writtenPrice = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? DASH : kroner(amount, ',');

// Hours and areas of a service have as many decimals as it gives them.
const NUMBERS = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 20 });

export const writtenNumber = (number: number | null): string => (number === null ? DASH : NUMBERS.format(number));
