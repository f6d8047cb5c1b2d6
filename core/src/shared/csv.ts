/** A number is written with a decimal comma; null, undefined and a number that is not finite give an empty cell. */
export type Cell = string | number | null | undefined;

/** The beginnings of a formula, also behind spaces and as full-width characters. */
const FORMULA = /^[\s\u200B-\u200F\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212]|^[\t\r\n]/;

/** Norwegian spreadsheets use the comma as decimal sign, and semicolons between cells. */
const SEPARATOR = ';';
const LINE_END = '\r\n';
/** Without it, spreadsheets assume an older character set. */
const MARK = '\uFEFF';

/** Writes a table as CSV for a Norwegian spreadsheet. Text of others stays text: no cell is run as a formula. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  MARK + rows.map((row) => row.map(written).join(SEPARATOR) + LINE_END).join('');

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', ',') : '';
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[;,"\s]/.test(text) || text !== cell ? `"${text.replaceAll('"', '""')}"` : text;
}
