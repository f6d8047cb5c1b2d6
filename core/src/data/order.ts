// The order of a list as the question writes it: a field, with a minus for descending order.
import { compareNames } from '../shared/norwegian.ts';

/** The order that a table's head shows. */
export interface Ordering {
  readonly field: string;
  readonly direction: 'ascending' | 'descending';
}

/** Null for the service's own order. */
export const orderingOf = (sort: string): Ordering | null =>
  sort === '' ? null : { field: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' };

/** The order after a click on a column's head: ascending, then descending. */
export const nextSort = (sort: string, field: string): string => (sort === field ? `-${field}` : field);

/** The requested order if its field is known; else the service's own. */
export const readSort = (text: string, fields: readonly string[]): string =>
  fields.some((field) => text === field || text === `-${field}`) ? text : '';

/** The value to sort by, for each field. */
export type SortValues<T> = Readonly<Record<string, (item: T) => string | number | null>>;

/** Sorts a complete list. Items without a value come last in both directions. */
export function inOrder<T>(items: readonly T[], sort: string, values: SortValues<T>): readonly T[] {
  const { field = '', direction } = orderingOf(sort) ?? {};
  const byField = Object.hasOwn(values, field) ? values[field] : undefined;
  if (byField === undefined) return items;
  const turn = direction === 'descending' ? -1 : 1;
  const valued = items.map((item) => [byField(item), item] as const);
  const compared = comparisonOf(valued.map(([value]) => value));
  return valued
    .toSorted(([one], [other]) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return turn * compared(one, other);
    })
    .map(([, item]) => item);
}

type Value = string | number;

/** Compares numbers by size, and texts as names: each text once, as a long list has few different dates and statuses. */
function comparisonOf(values: readonly (Value | null)[]): (one: Value, other: Value) => number {
  const texts = [...new Set(values)].filter((value) => typeof value === 'string').toSorted(compareNames);
  const places = new Map<Value, number>();
  for (const [at, text] of texts.entries()) {
    const before = texts[at - 1];
    const isEqual = before !== undefined && compareNames(before, text) === 0;
    places.set(text, isEqual ? (places.get(before) ?? at) : at);
  }
  return (one, other) => {
    const [first, second] = typeof one === typeof other ? [places.get(one) ?? one, places.get(other) ?? other] : [];
    return typeof first === 'number' && typeof second === 'number' ? first - second : compareNames(one, other);
  };
}
