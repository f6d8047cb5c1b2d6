// A table of ten thousand rows, and a plain list of its virtual-list library with the same cells.
import { MemoryRouter } from 'react-router-dom';
import '../../../ui-react/src/i18n/catalogs/lists.ts';
import { TextsIn } from '../../../ui-react/src/i18n/TextsIn.tsx';
import { Segments } from '../../../ui-react/src/kit/parts/Segments.tsx';
import { Tag } from '../../../ui-react/src/kit/Tag.tsx';
import { DataTable } from '../../../ui-react/src/kit/table/DataTable.tsx';
import { TwoLines } from '../../../ui-react/src/kit/table/TwoLines.tsx';
import { inColumns, PlainRows, scrolled } from './plain-rows.jsx';

const STEPS = ['completed', 'completed', 'started', 'remaining', 'remaining'];
const ROWS = Array.from({ length: 10_000 }, (_, at) => ({
  id: String(at),
  item: {
    id: at,
    title: `Skole Fjordveien ${at}`,
    number: `P-${at}`,
    address: `Fjordveien ${at}`,
    city: '5003 Bergen',
    deadline: 'Overtakelse',
    client: 'Bergen kommune',
    type: 'Nybygg',
  },
  state: 'settled',
  keys: [],
}));
/** Narrow enough for all columns to stay. */
const WIDE = { least: 80, grows: 1 };

/** The cells of the list of projects. */
const COLUMNS = [
  {
    ...WIDE,
    id: 'title',
    head: 'Prosjekt',
    cell: ({ title, number }) => <TwoLines isName first={title} second={number} />,
  },
  { ...WIDE, id: 'address', head: 'Adresse', cell: ({ address, city }) => <TwoLines first={address} second={city} /> },
  { ...WIDE, id: 'status', head: 'Status', cell: () => <Tag type="INFO">Pågår</Tag> },
  {
    ...WIDE,
    id: 'deadline',
    head: 'Neste frist',
    cell: ({ deadline }) => (
      <span>
        <Tag>03.12.2026</Tag>
        <TwoLines first="" second={deadline} />
      </span>
    ),
  },
  { ...WIDE, id: 'phase', head: 'Fase', cell: () => <Segments name="Utførelse" share="2 av 5" steps={STEPS} /> },
  { ...WIDE, id: 'type', head: 'Type', cell: ({ type }) => <TwoLines first={type} /> },
  { ...WIDE, id: 'client', head: 'Kunde', cell: ({ client }) => <TwoLines first={client} /> },
];

export const mountTable = () => ({
  draw: () => (
    <TextsIn language="no">
      <MemoryRouter>
        <DataTable label="Prosjekter" columns={COLUMNS} rows={ROWS} />
      </MemoryRouter>
    </TextsIn>
  ),
  change: scrolled,
});

export const mountPlainRows = () => ({
  draw: () => (
    <PlainRows count={ROWS.length} height={56} style={inColumns(COLUMNS.length)}>
      {(index) => COLUMNS.map(({ id, cell }) => <div key={id}>{cell(ROWS[index].item)}</div>)}
    </PlainRows>
  ),
  change: scrolled,
});
