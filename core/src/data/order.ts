// The order of a list, as its question names it: a field, after a minus where it is the other way round.
import { compareNames } from '../shared/norwegian.ts';

export interface Ordering {
  readonly field: string;
  readonly direction: 'ascending' | 'descending';
}

/** Null where the list stands in the service's own order. */
export const orderingOf = (sort: string): Ordering | null =>
  sort === '' ? null : { field: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' };

/** What is asked for when the head of a column is pressed: its order, then the other way round. */
export const turned = (sort: string, field: string): string => (sort === field ? `-${field}` : field);

/** The order that is asked for, where it is one of these fields; else the service's own. */
export const readSort = (text: string, fields: readonly string[]): string =>
  fields.some((field) => text === field || text === `-${field}`) ? text : '';

/** What the things of a list are put in order by, for each field. */
export type SortValues<T> = Readonly<Record<string, (item: T) => string | number | null>>;

/** A list that is here in one piece, in the order that is asked for. What has no value stands last, either way round. */
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
