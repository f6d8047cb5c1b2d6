// A thing of a list part by part: in the columns of its table, in a file, and in a panel of its own.
import type { Cell } from '@felles/core';
import type { Column } from '../../kit/table/table-of.ts';
import type { Fact } from '../register/Facts.tsx';

/** A part of a thing: its value in a file, and where people read that otherwise, its words. */
export interface Part<T> {
  readonly head: string;
  value(item: T): Cell;
  words?(item: T): string;
}

/** A column of the table, and the parts of a thing in it. */
export interface PartedColumn<T> extends Column<T> {
  readonly parts: readonly Part<T>[];
}

const partsOf = <T>(columns: readonly PartedColumn<T>[]): readonly Part<T>[] => columns.flatMap(({ parts }) => parts);

/** The shown rows as lines of a file, the heads first. */
export const linesToSave = <T>(
  columns: readonly PartedColumn<T>[],
  items: readonly T[],
): readonly (readonly Cell[])[] => {
  const parts = partsOf(columns);
  return [parts.map(({ head }) => head), ...items.map((item) => parts.map(({ value }) => value(item)))];
};

/** All facts of a record, also those that its row has no room for. */
export const factsOf = <T>(columns: readonly PartedColumn<T>[], item: T): readonly Fact[] =>
  partsOf(columns).map(({ head, value, words }) => ({ name: head, value: words ? words(item) : value(item) }));
