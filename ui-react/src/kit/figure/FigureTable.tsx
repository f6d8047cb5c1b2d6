import { DataTable } from '../table/DataTable.tsx';
import type { Column, TableRow } from '../table/table-of.ts';
import type { FigureData } from './figure-data.ts';

interface FigureTableProps {
  readonly title: string;
  readonly data: FigureData;
  readonly format: (number: number) => string;
}

interface Line {
  readonly name: string;
  readonly at: number;
}

/** The numbers of a figure. */
export function FigureTable({ title, data: { head, names, series }, format }: FigureTableProps) {
  const columns: readonly Column<Line>[] = [
    { id: 'name', head, cell: ({ name }) => name },
    ...series.map(
      ({ name, numbers }, place): Column<Line> => ({
        id: `${place}`,
        head: name,
        align: 'end',
        cell: ({ at }) => {
          const number = numbers[at] ?? null;
          return number === null ? '–' : format(number);
        },
      }),
    ),
  ];
  const rows = names.map(
    (name, at): TableRow<Line> => ({
      id: `${at}`,
      item: { name, at },
      state: 'settled',
      failure: null,
      keys: [],
    }),
  );
  return <DataTable label={title} columns={columns} rows={rows} isLow />;
}
