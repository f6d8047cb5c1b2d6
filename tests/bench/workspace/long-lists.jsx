// A table of ten thousand rows, and the plainest list of its virtual-list library with the same texts.
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import '../../../ui-react/src/i18n/lists/index.ts';
import { TextsIn } from '../../../ui-react/src/i18n/TextsIn.tsx';
import { DataTable } from '../../../ui-react/src/kit/table/DataTable.tsx';
import { TwoLines } from '../../../ui-react/src/kit/table/TwoLines.tsx';

const ROWS = Array.from({ length: 10_000 }, (_, at) => ({
  id: String(at),
  item: { id: at, title: `Skole Fjordveien ${at}`, number: `P-${at}`, city: 'Bergen', status: 'Pågår', type: 'Nybygg' },
  state: 'settled',
  keys: [],
}));
/** How far each step scrolls, in pixels. */
const STRIDE = 900;

const scrolled = (step) => {
  window.scrollTo(0, step * STRIDE);
  window.dispatchEvent(new Event('scroll'));
  return true;
};

const COLUMNS = [
  { id: 'title', head: 'Prosjekt', cell: ({ title, number }) => <TwoLines isName first={title} second={number} /> },
  { id: 'city', head: 'Sted', cell: ({ city }) => city },
  { id: 'status', head: 'Status', cell: ({ status }) => status },
  { id: 'type', head: 'Type', cell: ({ type }) => type },
];

export const mountTable = () => ({
  draw: () => (
    <TextsIn language="no">
      <DataTable label="Prosjekter" columns={COLUMNS} rows={ROWS} />
    </TextsIn>
  ),
  change: scrolled,
});

export const mountBareRows = () => ({ draw: () => <BareRows />, change: scrolled });

function BareRows() {
  const near = useWindowVirtualizer({ count: ROWS.length, estimateSize: () => 56, overscan: 8 });
  return (
    <div style={{ position: 'relative', height: near.getTotalSize() }}>
      {near.getVirtualItems().map(({ key, index, start }) => {
        const { title, number, city, status, type } = ROWS[index].item;
        return (
          <div
            key={key}
            data-index={index}
            ref={near.measureElement}
            style={{
              position: 'absolute',
              insetInline: 0,
              display: 'grid',
              gridTemplateColumns: 'repeat(4, 1fr)',
              minHeight: 56,
              transform: `translateY(${start}px)`,
            }}
          >
            <div>
              <b>{title}</b>
              <small>{number}</small>
            </div>
            <div>{city}</div>
            <div>{status}</div>
            <div>{type}</div>
          </div>
        );
      })}
    </div>
  );
}
