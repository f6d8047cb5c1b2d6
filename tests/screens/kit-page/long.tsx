import type { Row } from '@felles/core/data';
import { DataTable } from '../../../ui-react/src/kit/table/DataTable.tsx';
import { TwoLines } from '../../../ui-react/src/kit/table/TwoLines.tsx';
import type { Column } from '../../../ui-react/src/kit/table/table-of.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

const COLUMNS: readonly Column<Person>[] = [
  {
    id: 'name',
    head: 'Navn',
    least: 216,
    grows: 2,
    cell: ({ id, name }) => <TwoLines isName first={name} second={id} />,
  },
  { id: 'company', head: 'Firma', least: 150, grows: 1, cell: () => 'Vestbygg AS' },
];

const ROWS: readonly Row<Person>[] = Array.from({ length: 2_000 }, (_, index) => {
  const id = `nr-${index + 1}`;
  return { id, item: { id, name: `Deltaker ${index + 1}` }, state: 'settled', failure: null, keys: [] };
});

/** A table of which not all rows are on the page; at the address /x/-/long. */
export function Long() {
  return (
    <main id="main" tabIndex={-1}>
      <h1>Lang liste</h1>
      <DataTable label="Deltakere" columns={COLUMNS} rows={ROWS} href={({ id }) => `/long/${id}`} />
    </main>
  );
}
