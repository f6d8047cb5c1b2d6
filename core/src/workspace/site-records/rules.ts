import { inOrder, type SortValues } from '../../data/order.ts';
import { PERIOD_ADDRESS, type PeriodQuestion } from '../../data/period.ts';
import {
  joinAddresses,
  KEYWORD,
  orderBy,
  type QuestionAddress,
  questionAddress,
  WORD,
} from '../../data/question-address.ts';
import type { Row } from '../../data/rows.ts';
import { type Day, dayIn, parseIsoDate } from '../../shared/dates.ts';
import { searchFor, type Words } from '../../shared/norwegian.ts';
import type { RecordsQuestion } from './model.ts';

/** Whether a date is in the period. A record without a date is only in the period of all days. */
export function isInPeriod(date: string | null | undefined, { from, to }: PeriodQuestion): boolean {
  if (from === '' && to === '') return true;
  const day = dayIn(date);
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)];
  return day !== null && (first === null || day >= first) && (last === null || day <= last);
}

/** How a list of records is filtered, searched and sorted. */
export interface Listing<T> {
  /** Whether a record matches the filter today. */
  isOf(record: T, only: string, today: Day): boolean;
  readonly sortedBy: SortValues<T>;
  /** The texts that a search looks through; absent in a list without one. */
  textsOf?(record: T): readonly Words[];
}

/** The question in the address. */
export const recordsAddress = <T>({ sortedBy }: Listing<T>): QuestionAddress<RecordsQuestion> =>
  joinAddresses(PERIOD_ADDRESS, questionAddress({ only: WORD, text: KEYWORD, sort: orderBy(Object.keys(sortedBy)) }));

/** [W-SITE-50] The rows that need the user first, then those that only this device has, then those of the service. */
export function pendingFirst<T>(rows: readonly Row<T>[]): readonly Row<T>[] {
  const rankOf = ({ state, served }: Row<T>): number => (state === 'failed' ? 0 : served === null ? 1 : 2);
  return rows.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** The standard order. */
export const LATEST_FIRST = '-date';

/** Filters, searches and sorts the records. */
export function recordsFor<T extends { readonly date?: string | null | undefined }>(
  records: readonly T[],
  question: RecordsQuestion,
  { isOf, sortedBy, textsOf }: Listing<T>,
  today: Day,
): readonly T[] {
  const isFound = searchFor(textsOf === undefined ? '' : question.text);
  const found = records.filter(
    (record) =>
      isInPeriod(record.date, question) &&
      (question.only === '' || isOf(record, question.only, today)) &&
      isFound(...(textsOf?.(record) ?? [])),
  );
  return inOrder(found, question.sort || LATEST_FIRST, sortedBy);
}
