// What routes over tables ask of a request: its words, and whose id it gives.
import type { Table } from './table.ts';

/** Whether a text has each of some words. */
export function hasWords(text: string, words: string): boolean {
  const said = text.toLocaleLowerCase('nb');
  return words
    .trim()
    .toLocaleLowerCase('nb')
    .split(/\s+/)
    .every((word) => said.includes(word));
}

/** The row with an id, or with the id of its node. */
export const entryIn = <T extends { readonly structure_node_id?: unknown }>(
  rows: Table<T>,
  id: string,
  idtype: string | undefined,
): T | null =>
  idtype === 'node' ? (rows.list(({ structure_node_id: node }) => String(node) === id)[0] ?? null) : rows.get(id);
