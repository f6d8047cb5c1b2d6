import { dayIn, hourMinute, kroner, osloDay } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { timeOfCheckIn } from '@felles/core/workspace/checkins';

/** A day of the service as people write it; empty for any other text. */
export function formatDay(date: string | null | undefined): string {
  const day = dayIn(date);
  return day === null ? '' : dayMonthYear(day);
}

/** The day and the time; a date without a time is a day alone. */
export function formatMoment(date: string | null | undefined): string {
  const time = timeOfCheckIn(date);
  return time === null ? formatDay(date) : `${dayMonthYear(osloDay(time))} ${hourMinute(time)}`;
}

/** A value of the service as a text; '' where there is none. */
export const asText = (value: unknown): string => String(value ?? '');

/** Shown where there is no value. */
export const DASH = '–';

/** An amount as people write it; a dash where there is none. */
export const formatPrice = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? DASH : kroner(amount, ',');

// Hours and areas of a service have as many decimals as it gives them.
const NUMBERS = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 20 });

export const formatNumber = (number: number | null): string => (number === null ? DASH : NUMBERS.format(number));

const LIST = new Intl.ListFormat('nb', { type: 'conjunction' });

/** "Råbygg", "Råbygg og Tett bygg", "Grunn, Råbygg og Tett bygg" */
export const namesInWords = (names: readonly string[]): string => LIST.format(names);
