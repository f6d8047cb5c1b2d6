import { dayMonthYear, dayOf } from '../shared/calendar.ts';
import type { Day } from '../shared/dates.ts';

/** The chosen parts of a date of birth. Months count from 1. */
export interface BirthDate {
  readonly day: number | null;
  readonly month: number | null;
  readonly year: number | null;
}

/** Before the visitor has chosen a part, and for a text that cannot be read. */
export const NO_BIRTH_DATE: BirthDate = { day: null, month: null, year: null };

/** [P-PERSON-31] The number of years to choose from. */
export const BIRTH_YEARS = 100;

/** [P-PERSON-28] The months are Norwegian in every language of the page. */
export const MONTH_NAMES = {
  1: 'januar',
  2: 'februar',
  3: 'mars',
  4: 'april',
  5: 'mai',
  6: 'juni',
  7: 'juli',
  8: 'august',
  9: 'september',
  10: 'oktober',
  11: 'november',
  12: 'desember',
} as const;

/** The choices of a month field; their names are in `MONTH_NAMES`. */
export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** Counts from 1 for January, as on the wire. */
export type Month = (typeof MONTHS)[number];

/** [P-PERSON-31] The current year and the 99 before it, the latest first. */
export function birthYears(today: Day): readonly number[] {
  const current = partsOf(today).year;
  return Array.from({ length: BIRTH_YEARS }, (_, index) => current - index);
}

/** [P-PERSON-32] The number of days to choose from: 29 in a February without a chosen year. */
export function daysInMonth(month: number | null, year: number | null): number {
  if (month === null) return 31;
  if (month === 2) return year === null || dayOf(year, 2, 29) !== null ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** [P-PERSON-32] Changes or clears a part; a day that no longer exists is cleared. */
export function chooseBirthDate(date: BirthDate, change: Partial<BirthDate>): BirthDate {
  const chosen = { ...date, ...change };
  const exists = chosen.day !== null && chosen.day <= daysInMonth(chosen.month, chosen.year);
  return exists ? chosen : { ...chosen, day: null };
}

/** [P-PERSON-29] The day of birth, once day, month and year are all chosen. */
export function dayOfBirth({ day, month, year }: BirthDate): Day | null {
  return day === null || month === null || year === null ? null : dayOf(year, month, day);
}

/** The parts of a known day of birth. */
export const birthDateOf = (day: Day | null): BirthDate => (day === null ? NO_BIRTH_DATE : partsOf(day));

/** The parts as text for a form: YYYY-MM-DD once all are chosen, '' without any part. */
export function birthDateText({ day, month, year }: BirthDate): string {
  if (day === null && month === null && year === null) return '';
  const two = (part: number | null): string => (part === null ? '' : String(part).padStart(2, '0'));
  return `${year ?? ''}-${two(month)}-${two(day)}`;
}

/** Reads that text; a text that is no date of birth has no parts. */
export function readBirthDate(text: string): BirthDate {
  const [, year, month, day] = /^(\d{4})?-(\d\d)?-(\d\d)?$/.exec(text) ?? [];
  const number = (part: string | undefined): number | null => (part === undefined ? null : Number(part));
  return { day: number(day), month: number(month), year: number(year) };
}

function partsOf(of: Day): { readonly day: number; readonly month: number; readonly year: number } {
  const [day = 0, month = 0, year = 0] = dayMonthYear(of).split('.').map(Number);
  return { day, month, year };
}
