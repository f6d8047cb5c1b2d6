/** A table drawn as cards is no table to every browser any more, unless its parts say themselves what they are. */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  cell: { role: 'cell' },
  /** It only takes the room of rows that are left out. */
  room: { 'aria-hidden': true },
} as const;
