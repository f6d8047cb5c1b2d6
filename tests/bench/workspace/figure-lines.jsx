// Figures of ten thousand projects in one more order, and a plain list of the virtual-list library with the same cells and sort.
import { useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import '../../../ui-react/src/i18n/catalogs/statistics.ts';
import '../../../ui-react/src/i18n/catalogs/workspace.ts';
import { checkInNumbers, linesOf } from '@felles/core/internal/workspace/statistics/lines';
import { OVERVIEW_ADDRESS } from '@felles/core/internal/workspace/statistics/overview-question';
import { TextsIn } from '../../../ui-react/src/i18n/TextsIn.tsx';
import { TwoLines } from '../../../ui-react/src/kit/table/TwoLines.tsx';
import { FigureLines } from '../../../ui-react/src/workspace/statistics/FigureLines.tsx';
import { inColumns, PlainRows } from './plain-rows.jsx';

const LINES = linesOf(
  Array.from({ length: 10_000 }, (_, at) => ({
    project_id: at,
    project_name: `Skole Fjordveien ${at}`,
    project_number: `P-${at}`,
    ansatte_ok: (at * 7_919) % 1_000,
    ue_ok: (at * 104_729) % 1_000,
    gjest: at % 10 === 0 ? null : at % 40,
    ansatte_fail: at % 7,
    ue_fail: at % 3,
    antall_aktive: at % 30,
  })),
  checkInNumbers,
);
const COLUMNS = ['employees', 'subcontractors', 'guests', 'failed', 'now'].map((key) => ({ key, head: key }));
const SORTS = ['-employees', 'title', '-guests', 'guests', '-failed', 'now'];

export const mountFigureLines = () => ({
  draw: (step) => (
    <TextsIn language="no">
      <MemoryRouter>
        <FigureLines
          of="project"
          lines={LINES}
          columns={COLUMNS}
          question={OVERVIEW_ADDRESS.read({ sort: SORTS[step % SORTS.length] })}
          onAsk={() => {}}
          hrefOf={(id) => `/project/${id}`}
        />
      </MemoryRouter>
    </TextsIn>
  ),
});

export const mountPlainFigures = () => ({ draw: (step) => <PlainFigures sort={SORTS[step % SORTS.length]} /> });

const NORWEGIAN = new Intl.Collator('nb', { numeric: true });
const NUMBERS = new Intl.NumberFormat('nb-NO');

function PlainFigures({ sort }) {
  const rows = useMemo(() => {
    const key = sort.replace('-', '');
    const turn = sort.startsWith('-') ? -1 : 1;
    const compare = (a, b) =>
      key === 'title' ? NORWEGIAN.compare(a.title, b.title) : (a.numbers[key] ?? 0) - (b.numbers[key] ?? 0);
    return LINES.toSorted((a, b) => turn * compare(a, b));
  }, [sort]);
  return (
    <PlainRows count={rows.length} height={56} style={inColumns(COLUMNS.length + 1)}>
      {(index) => (
        <>
          <TwoLines isName first={rows[index].title} second={rows[index].number} />
          {COLUMNS.map(({ key }) => (
            <span key={key}>{NUMBERS.format(rows[index].numbers[key] ?? 0)}</span>
          ))}
        </>
      )}
    </PlainRows>
  );
}
