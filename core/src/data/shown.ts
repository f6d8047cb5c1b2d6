// What a screen shows of a list or an answer: whether it is there, and how old it is.
import { type Load, loading } from '../shared/load.ts';
import type { Failure } from '../shared/result.ts';
import type { CollectionView } from './collection.ts';
import type { Answer } from './query.ts';
import type { Row } from './rows.ts';

/** What was shown before stays until the next page has come. */
export function loadOf<T>({ status, rows, failure }: CollectionView<T>): Load<readonly Row<T>[]> {
  if (status === 'ready' || (status === 'loading' && rows.length > 0)) return { status: 'ready', value: rows };
  return status === 'failed' && failure ? { status, failure } : loading;
}

/** A list that is here in one piece, as it is looked at: the part that is found of it, in the order in which it is found. */
export function narrowed<T>(view: CollectionView<T>, find: (items: readonly T[]) => readonly T[]): CollectionView<T> {
  const rows = new Map(view.rows.map((row) => [row.item, row]));
  const found = find([...rows.keys()]).flatMap((item) => rows.get(item) ?? []);
  return { ...view, rows: found, total: found.length };
}

/** Since when what is shown could not be asked for again; null where it is as new as it can be. */
export interface Old {
  readonly at: number | null;
  /** Why, where one answer says it. */
  readonly failure?: Failure;
}

export const oldList = ({ status, failure, asOf }: CollectionView<unknown>): Old | null =>
  status === 'ready' && failure ? { at: asOf, failure } : null;

export const oldAnswer = ({ refreshFailure, asOf }: Answer<unknown, unknown>): Old | null =>
  refreshFailure ? { at: asOf, failure: refreshFailure } : null;
