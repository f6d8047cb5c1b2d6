import { refusal } from '../refusals.ts';

/** [W-PROJECTS-18] A page of a list, as the service writes it. */
export interface Page<T> {
  readonly page: number;
  readonly page_count: number;
  readonly page_size: number;
  readonly total_count: number;
  readonly result_set: readonly T[];
}

export interface PageQuestion {
  /** Counted from 1. */
  readonly page?: number | undefined;
  readonly page_size?: number | undefined;
  /** The name of an order, after a minus where it is the other way round. */
  readonly sort?: string | undefined;
}

/** The orders in which an area's rows can be asked for, by name. */
export type Orders<T> = Readonly<Record<string, (a: T, b: T) => number>>;

const PAGE_SIZE = { standard: 25, most: 200 } as const;

/** The page that is asked for. A page beyond the end has no rows; an unknown order is refused. */
export function pageOf<T>(rows: readonly T[], question: PageQuestion, orders: Orders<T> = {}): Page<T> {
  const { page = 1, page_size = PAGE_SIZE.standard, sort } = question;
  if (page < 1 || page_size < 1 || page_size > PAGE_SIZE.most)
    throw refusal(400, `A page is counted from 1, and holds 1 to ${PAGE_SIZE.most} rows.`);
  const from = (page - 1) * page_size;
  return {
    page,
    page_count: Math.max(1, Math.ceil(rows.length / page_size)),
    page_size,
    total_count: rows.length,
    result_set: sorted(rows, sort, orders).slice(from, from + page_size),
  };
}

/** Rows that are equal in an order keep the one they had, also in descending order. */
function sorted<T>(rows: readonly T[], sort: string | undefined, orders: Orders<T>): readonly T[] {
  if (sort === undefined) return rows;
  const isDescending = sort.startsWith('-');
  const name = isDescending ? sort.slice(1) : sort;
  const order = Object.hasOwn(orders, name) ? orders[name] : undefined;
  if (order === undefined) throw refusal(400, `There is no order '${name.slice(0, 40)}'.`);
  return rows.toSorted(isDescending ? (a, b) => order(b, a) : order);
}
