// Months as numbers, counted from the year 0, and days that are whole months apart.
import { addDays, type Day, isoDate, parseIsoDate } from '@felles/core';

/** The number of a month. */
export const monthOf = (day: Day): number => {
  const [year = 0, month = 1] = isoDate(day).split('-').map(Number);
  return year * 12 + month - 1;
};

/** '2026-12' */
export const writtenMonth = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;

export function firstDay(month: number): Day {
  const day = parseIsoDate(`${writtenMonth(month)}-01`);
  if (day === null) throw new Error(`${month} is no month`);
  return day;
}

export const lastDay = (month: number): Day => addDays(firstDay(month + 1), -1);

/** The number of a month that is written. */
export function readMonth(written: string): number {
  const day = parseIsoDate(`${written}-01`);
  if (day === null) throw new Error(`${written} is no month`);
  return monthOf(day);
}

/** A date of a later month: the last one of a month that is too short. */
export function monthsLater(day: Day, count: number): Day {
  const month = monthOf(day) + count;
  const date = Math.min(Number(isoDate(day).slice(8)), Number(isoDate(lastDay(month)).slice(8)));
  return addDays(firstDay(month), date - 1);
}
