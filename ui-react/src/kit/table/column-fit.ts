// Which columns a table has room for: by its own width in pixels of normal text, so that larger text leaves fewer.
import type { Column } from './table-of.ts';

/** The size of text (pixels) that the widths of columns are written for. */
export const NORMAL_TEXT = 16;

/** The columns that a table shows. */
export interface ColumnFit<T> {
  readonly columns: readonly Column<T>[];
  /** The room that these take at least (pixels). */
  readonly least: number;
  /** The ids of the hidden columns, except those that are empty in every row. */
  readonly leftOut: readonly string[];
}

/**
 * Leaves out columns that are empty in every row, and then keeps as many as there is room for. Once one leaves, all of less
 * importance leave, also a narrow one that would fit: otherwise a column would come back while the table becomes narrower.
 * The column that the rows are sorted by leaves last, as without it the order cannot be seen.
 */
export function fitColumns<T>(
  all: readonly Column<T>[],
  items: readonly T[],
  room: number,
  sortedBy: string | null = null,
): ColumnFit<T> {
  const weightOf = ({ sortBy, importance = 0 }: Column<T>): number =>
    sortedBy !== null && sortBy === sortedBy ? Number.POSITIVE_INFINITY : importance;
  const filled = all.filter(({ has }) => !has || items.some(has));
  const [first, ...others] = filled;
  const byImportance = others.toSorted((one, other) =>
    weightOf(one) === weightOf(other) ? 0 : weightOf(other) - weightOf(one),
  );
  let least = first?.least ?? 0;
  const leaving = new Set<Column<T>>();
  for (const column of byImportance) {
    if (leaving.size > 0 || least + column.least > room) leaving.add(column);
    else least += column.least;
  }
  return fitted(all, filled, leaving, least);
}

/** A card has a line for each column, except for those that leave it out on cards. */
export function onCards<T>(all: readonly Column<T>[]): ColumnFit<T> {
  return fitted(all, all, new Set(all.filter(({ onCard }) => onCard === 'none')), 0);
}

/** Where no column leaves, the array stays the same, so that comparisons hold. */
function fitted<T>(
  all: readonly Column<T>[],
  filled: readonly Column<T>[],
  leaving: ReadonlySet<Column<T>>,
  least: number,
): ColumnFit<T> {
  const columns = filled.filter((column) => !leaving.has(column));
  return {
    columns: columns.length === all.length ? all : columns,
    least,
    leftOut: [...leaving].map(({ id }) => id),
  };
}

/** The width of a column, as a CSS length: minimum width, plus a share of the free space. */
export function widthOf<T>({ least, grows = 0 }: Column<T>, among: readonly Column<T>[], taken: number): string {
  const parts = among.reduce((sum, column) => sum + (column.grows ?? 0), 0);
  return grows === 0 ? inRem(least) : `calc(${inRem(least)} + ${grows / parts} * (100cqi - ${inRem(taken)}))`;
}

/** Pixels of normal text, as a CSS length that grows with the text. */
export const inRem = (pixels: number): string => `${pixels / NORMAL_TEXT}rem`;
