// A table as a file that spreadsheets read. What came from others stays text: no cell of it is ever run as a formula.

export type Cell = string | number | null | undefined;

/** What a spreadsheet takes for the beginning of a formula, also behind spaces and in letters of full width. */
const FORMULA = /^[\s\u200B-\u200F\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212]|^[\t\r\n]/;

/** Norwegian spreadsheets take a comma for the decimal sign, and so part cells by semicolons. */
const SEPARATOR = ';';
const LINE_END = '\r\n';
/** Without it they take the letters for those of an older code. */
const MARK = '\uFEFF';

export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  MARK + rows.map((row) => row.map(written).join(SEPARATOR) + LINE_END).join('');

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', ',') : '';
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[;,"\s]/.test(text) || text !== cell ? `"${text.replaceAll('"', '""')}"` : text;
}
