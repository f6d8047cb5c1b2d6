import type { Id } from '@felles/core';
import type { Table } from './table.ts';

/** The row with an id, or with the id of its node. */
export const findByIdOrNode = <T extends { readonly structure_node_id?: Id | null | undefined }>(
  rows: Table<T>,
  id: string,
  idtype: string | undefined,
): T | null =>
  idtype === 'node' ? (rows.list(({ structure_node_id: node }) => node === id)[0] ?? null) : rows.get(id);
