// Everything that needs the calendar library, so that only the pages with such days load it.
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { dayCodec } from './codecs.ts';
import { type Day, isoDate, parseIsoDate } from './dates.ts';

dayjs.extend(utc);

const WRITTEN = 'DD.MM.YYYY';

/** A day from its calendar parts, or nothing when no such day exists. Months count from 1. */
export const dayOf = (year: number, month: number, date: number): Day | null =>
  parseIsoDate([String(year).padStart(4, '0'), twoDigits(month), twoDigits(date)].join('-'));

/** DD.MM.YYYY */
export const dayMonthYear = (of: Day): string => isoDate(of).split('-').toReversed().join('.');

/** A day written DD.MM.YYYY; null for anything else. */
export function parseDayMonthYear(text: string): Day | null {
  const [, date, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? [];
  return parseIsoDate([year, month, date].join('-'));
}

/** '19.11.2026' on the wire, a day inside. */
export const DayMonthYear = dayCodec(parseDayMonthYear, dayMonthYear, WRITTEN);

/** Whole years as birthdays count them (29 February becomes 1 March); negative if the second day is earlier. */
export function yearsBetween(from: Day, to: Day): number {
  const [born, now] = [calendar(from), calendar(to)];
  const hasHadBirthday = now.month() > born.month() || (now.month() === born.month() && now.date() >= born.date());
  return now.year() - born.year() - (hasHadBirthday ? 0 : 1);
}

const calendar = (of: Day): Dayjs => dayjs.utc(isoDate(of));
const twoDigits = (value: number): string => String(value).padStart(2, '0');
