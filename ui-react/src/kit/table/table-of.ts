// The content of a table: its columns, its rows, and the actions on a row that is unsaved or has failed.
import type { Row } from '@felles/core/data';
import type { ReactNode } from 'react';

export interface Column<T> {
  readonly id: string;
  readonly head: string;
  cell(item: T): ReactNode;
  /** Numbers are aligned at the end. */
  readonly align?: 'end';
  /** The field to sort by when the head is pressed. */
  readonly sortBy?: string;
  /** The least width in pixels at normal text, padding included. */
  readonly least: number;
  /** Its parts of the room that is left over; none without it. */
  readonly grows?: number;
  /** Where the table has no room for all, the column of the least importance leaves first. The first column stays. */
  readonly importance?: number;
  /** Whether there is anything to show of an item: a column without a value in any row leaves. */
  has?(item: T): boolean;
  /** On a card: two halves that follow each other share a line, and none is left out. Anything else has a line of its own. */
  readonly onCard?: 'half' | 'none';
}

/** The actions on a row. An absent one is not offered. */
export interface RowActions<T> {
  drop?(row: Row<T>): void;
  retry?(row: Row<T>): void;
  /** Asks the service for the outcome; never sends it again. */
  check?(row: Row<T>): void;
}

export interface Sorting {
  readonly field: string;
  readonly direction: 'ascending' | 'descending';
}

/** The look of a row; one at a time, the most serious first. */
export type RowLook = 'failed' | 'uncertain' | 'saving' | 'saved' | 'settled';

export function lookOf(row: Row<unknown>, isSaved: boolean): RowLook {
  if (row.state !== 'settled') return row.state;
  return isSaved ? 'saved' : 'settled';
}

/** Tables drawn as cards are no tables to some browsers, unless their parts have these roles. */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  cell: { role: 'cell' },
  /** It only takes the room of rows that are left out. */
  room: { 'aria-hidden': true },
} as const;
