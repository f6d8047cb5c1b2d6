// Lists and answers as a screen needs them: their load, and their age.
import { type Load, loading, mapLoad } from '../shared/load.ts';
import type { Failure } from '../shared/result.ts';
import type { CollectionView } from './collection.ts';
import type { Answer } from './query.ts';
import type { Row } from './rows.ts';

/** The old rows stay until the next page is there. */
export function loadOf<T>({ status, rows, failure }: CollectionView<T>): Load<readonly Row<T>[]> {
  if (status === 'ready' || (status === 'loading' && rows.length > 0)) return { status: 'ready', value: rows };
  return status === 'failed' && failure ? { status, failure } : loading;
}

/** Filters and sorts a complete list. */
export function filterRows<T>(view: CollectionView<T>, find: (items: readonly T[]) => readonly T[]): CollectionView<T> {
  const rows = new Map(view.rows.map((row) => [row.item, row]));
  const found = find([...rows.keys()]).flatMap((item) => rows.get(item) ?? []);
  return { ...view, rows: found, total: found.length };
}

/** A list, or an answer that is one, as it is now. */
export type CurrentList<T> = Pick<Answer<unknown, readonly T[]>, 'load' | 'isRefreshing' | 'refreshFailure'>;

/** A record that is opened by its id: null once an answer that is up to date lacks it, and loading until then. */
export function recordIn<T>(
  { load, isRefreshing, refreshFailure }: CurrentList<T>,
  isIt: (one: T) => boolean,
): Load<T | null> {
  if (load.status !== 'ready') return load;
  const value = load.value.find(isIt) ?? null;
  if (value !== null) return { status: 'ready', value };
  if (isRefreshing) return loading;
  return refreshFailure ? { status: 'failed', failure: refreshFailure } : { status: 'ready', value };
}

/** Finds a record among the rows of a list. */
export const rowIn = <T>(view: CollectionView<T>, id: string): Load<T | null> =>
  mapLoad(
    recordIn(currentListOf(view), (row) => row.id === id),
    (row) => row?.item ?? null,
  );

/** The rows of a list, as they are now. */
export const currentListOf = <T>(view: CollectionView<T>): CurrentList<Row<T>> => ({
  load: loadOf(view),
  isRefreshing: view.isRefreshing || view.status === 'loading',
  refreshFailure: view.failure,
});

/** Since when the refresh has failed; null while the data is up to date. */
export interface Staleness {
  readonly at: number | null;
  /** The reason, if it belongs to a single answer. */
  readonly failure?: Failure;
}

/** For a list that is still shown after its refresh has failed. */
export const listStaleness = ({ status, failure, asOf }: CollectionView<unknown>): Staleness | null =>
  status === 'ready' && failure ? { at: asOf, failure } : null;

/** For an answer that is no list. */
export const answerStaleness = ({ refreshFailure, asOf }: Answer<unknown, unknown>): Staleness | null =>
  refreshFailure ? { at: asOf, failure: refreshFailure } : null;
