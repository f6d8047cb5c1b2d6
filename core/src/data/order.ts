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
  return items.toSorted((a, b) => {
    const [one, other] = [byField(a), byField(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return turn * compared(one, other);
  });
}

const compared = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : compareNames(one, other);
