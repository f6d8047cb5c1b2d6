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
  const valued: { readonly item: T; readonly value: Value }[] = [];
  const others: T[] = [];
  for (const item of items) {
    const value = byField(item);
    if (value === null) others.push(item);
    else valued.push({ item, value });
  }
  const placeOf = placesOf(valued.map(({ value }) => value));
  return valued
    .map(({ item, value }) => ({ item, place: placeOf(value) }))
    .sort((one, other) => turn * (one.place - other.place))
    .map(({ item }) => item)
    .concat(others);
}

type Value = string | number;

/** Numbers have their size as place; texts are in order of names, each once, as a long list has few different ones. */
function placesOf(values: readonly Value[]): (value: Value) => number {
  if (values.every((value) => typeof value === 'number')) return Number;
  const places = new Map<Value, number>();
  let before: Value | undefined;
  for (const [at, value] of [...new Set(values)].toSorted(compareNames).entries()) {
    const isEqual = before !== undefined && compareNames(before, value) === 0;
    places.set(value, isEqual ? (places.get(before ?? value) ?? at) : at);
    before = value;
  }
  return (value) => places.get(value) ?? places.size;
}
