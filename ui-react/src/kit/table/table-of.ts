// The content of a table: its columns, its rows, and the actions on a row that is unsaved or has failed.
import type { Failure } from '@felles/core';
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
  /** On a card, which has no head of a column, the head stands before the value. */
  readonly isNamed?: boolean;
}

/** The actions on a row. An absent one is not offered. */
export interface RowActions<T> {
  drop?(row: Row<T>): void;
  retry?(row: Row<T>): void;
  /** Asks the service for the outcome; never sends it again. */
  check?(row: Row<T>): void;
  /** The reason of a refusal in words of its area; the general ones without this. */
  reasonOf?(failure: Failure): string;
  /** Whether sending a refused row again may help; it always may without this. */
  mayRetry?(row: Row<T>): boolean;
}

/** The rows that a user chooses to change several at once. */
export interface RowPicks<T> {
  /** Whether a row is chosen; null where it cannot be. */
  isPicked(row: Row<T>): boolean | null;
  /** Names the row to a reader. */
  wordsOf(item: T): string;
  /** Stays the same function, so that rows are not drawn again. */
  readonly onPick: (id: string, isPicked: boolean) => void;
}

/** The outcome of a row in the last change of several; `isSaved` while the row is at rest. */
export interface RowOutcome {
  readonly words: string;
  readonly isSaved: boolean;
}

export interface Sorting {
  readonly field: string;
  readonly direction: 'ascending' | 'descending';
}

/** The look of a row; one at a time, the most serious first. */
export type RowLook = 'failed' | 'uncertain' | 'waiting' | 'saving' | 'saved' | 'settled';

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
