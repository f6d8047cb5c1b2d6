import type { Row } from '@felles/core/data';
import '../../../ui-react/src/i18n/catalogs/frame.ts';

import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DataTable } from '../../../ui-react/src/kit/table/DataTable.tsx';
import { TwoLines } from '../../../ui-react/src/kit/table/TwoLines.tsx';
import type { Column, Sorting } from '../../../ui-react/src/kit/table/table-of.ts';
import { eventually } from '../../support/eventually.ts';
import { pass } from '../support/pass.ts';
import { show } from '../support/show.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

const COLUMNS: readonly Column<Person>[] = [
  {
    id: 'name',
    head: 'Navn',
    sortBy: 'name',
    least: 216,
    cell: ({ name }) => <TwoLines isName first={name} second="Vestbygg AS" />,
  },
  { id: 'since', head: 'Siden', sortBy: 'since', least: 80, cell: () => '2019', align: 'end' },
  { id: 'note', head: 'Merknad', least: 80, cell: () => <button type="button">Les</button> },
];

const row = (id: string, part: Partial<Row<Person>> = {}): Row<Person> => ({
  id,
  item: { id, name: id },
  state: 'settled',
  failure: null,
  keys: [],
  ...part,
});

const REFUSED = {
  kind: 'refused',
  refusal: 'conflict',
  status: 409,
  type: 'ValidationError',
  message: 'rollen er fjernet',
} as const;

const Where = () => <output>{useLocation().pathname}</output>;

function aTable(rows: readonly Row<Person>[], rest: Partial<Parameters<typeof DataTable<Person>>[0]> = {}) {
  const drawn = (now: readonly Row<Person>[], sorting: Sorting | null = null) => (
    <MemoryRouter>
      <DataTable label="Deltakere" columns={COLUMNS} rows={now} sorting={sorting} {...rest} />
      <Where />
    </MemoryRouter>
  );
  const draw = show(drawn(rows));
  return {
    draw: (now: readonly Row<Person>[], sorting?: Sorting) => draw(drawn(now, sorting)),
    user: userEvent.setup({ advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)) }),
    rowOf: (id: string) => screen.getByRole('row', { name: new RegExp(`^${id}`) }),
    where: () => document.querySelector('output')?.textContent,
  };
}

const asked = () => vi.fn<(row: Row<Person>) => void>();
const ACTIONS = () => ({ drop: asked(), retry: asked(), check: asked() });

describe('a table', () => {
  it('should be one to who hears it, also drawn as cards: every part says what it is', () => {
    aTable([row('Ola')]);
    const table = screen.getByRole('table', { name: 'Deltakere' });
    for (const part of table.querySelectorAll('table, thead, tbody, tr, th, td'))
      expect(part).toHaveProperty('role', expect.stringMatching(/./));
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Navn', 'Siden', 'Merknad']);
  });

  it('should have the columns that its own room is enough for, and where none has a value, not even that', () => {
    const room = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
    onTestFinished(() => room.mockRestore());
    const columns: readonly Column<Person>[] = [
      ...COLUMNS,
      { id: 'none', head: 'Ingen', least: 10, importance: 9, has: () => false, cell: () => '' },
      { id: 'company', head: 'Firma', least: 100, importance: -1, cell: () => 'Vestbygg AS' },
    ];
    aTable([row('Ola')], { columns, actions: ACTIONS() });
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Navn', 'Siden', 'Merknad', 'Tilstand']);
  });

  it('should keep its columns, and have no room for buttons at its end, where one row did not get saved', () => {
    const room = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(384);
    onTestFinished(() => room.mockRestore());
    const { draw } = aTable([row('Ola')], { actions: ACTIONS() });
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const atRest = heads();
    draw([row('Ola', { state: 'failed', failure: REFUSED })]);
    expect(heads()).toEqual(atRest);
    expect(atRest).toEqual(['Navn', 'Siden', 'Merknad', 'Tilstand']);
  });

  it('should have fewer columns with larger text, and be cards without enough room', () => {
    const room = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(660);
    document.documentElement.style.fontSize = '32px';
    onTestFinished(() => {
      room.mockRestore();
      document.documentElement.style.fontSize = '';
    });
    aTable([row('Ola')]);
    const table = screen.getByRole('table');
    expect(table.dataset['leftOut']).toBe('note');
    room.mockReturnValue(600);
    aTable([row('Kari')]);
    expect(screen.getAllByRole('table').map(({ dataset }) => dataset['cards'])).toEqual([undefined, 'true']);
  });

  it('should have the head before a value on a card alone, where the column says so and there is one', () => {
    const room = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    onTestFinished(() => room.mockRestore());
    const columns: readonly Column<Person>[] = [
      ...COLUMNS,
      { id: 'hours', head: 'Timer', isNamed: true, least: 80, cell: () => 0 },
      { id: 'out', head: 'Ut', isNamed: true, least: 80, cell: () => '' },
    ];
    const foot = ({ id }: Column<Person>) => (id === 'hours' ? '7,5' : '');
    const cells = (of: string) => [...document.querySelectorAll(`${of} td`)].map(({ textContent }) => textContent);
    aTable([row('Ola')], { columns, foot });
    expect(cells('tbody')).toEqual(['OlaVestbygg AS', '2019', 'Les', 'Timer 0', '']);
    expect(cells('tfoot')).toEqual(['', '', '', 'Timer 7,5', '']);
    document.body.replaceChildren();
    room.mockReturnValue(900);
    aTable([row('Ola')], { columns, foot });
    expect(cells('tbody')).toEqual(['OlaVestbygg AS', '2019', 'Les', '0', '']);
    expect(cells('tfoot')).toEqual(['', '', '', '7,5', '']);
  });

  it('should say what it is sorted by, in the head of that column alone, and ask for another order', async () => {
    const onSort = vi.fn();
    const { draw, user } = aTable([row('Ola')], { onSort });
    const orders = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));
    expect(orders()).toEqual(['none', 'none', null]);
    draw([row('Ola')], { field: 'since', direction: 'descending' });
    expect(orders()).toEqual(['none', 'descending', null]);
    expect(document.querySelectorAll('thead svg')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Navn' }));
    expect(onSort.mock.calls).toEqual([['name']]);
  });

  it('should show in full under the pointer what may be cut', () => {
    aTable([row('Et svært langt navn')]);
    expect(screen.getByText('Et svært langt navn').title).toBe('Et svært langt navn');
    expect(screen.getByText('Vestbygg AS').title).toBe('Vestbygg AS');
  });

  it('should lead where the row leads, pressed anywhere but on what can be pressed itself', async () => {
    const { user, rowOf, where } = aTable([row('Ola')], { href: ({ id }) => `/people/${id}` });
    expect(screen.getByRole('link', { name: 'Ola Vestbygg AS' }).getAttribute('href')).toBe('/people/Ola');
    await user.click(screen.getByRole('button', { name: 'Les' }));
    expect(where()).toBe('/');
    await user.click(within(rowOf('Ola')).getByText('2019'));
    await eventually(() => expect(where()).toBe('/people/Ola'));
  });
});

describe('a long table', () => {
  it('should draw the first rows alone until the code for the others has come', async () => {
    // Another test may have fetched that code already.
    vi.resetModules();
    const { DataTable: Fresh } = await import('../../../ui-react/src/kit/table/DataTable.tsx');
    const rows = Array.from({ length: 2_000 }, (_, at) => row(`Ola ${at}`));
    show(
      <MemoryRouter>
        <Fresh label="Deltakere" columns={COLUMNS} rows={rows} sorting={null} />
      </MemoryRouter>,
    );
    expect(document.querySelectorAll('tbody > tr')).toHaveLength(100);
  });

  it('should have all rows on the page, and a button, where the code for the others does not come', async () => {
    vi.resetModules();
    vi.doMock('../../../ui-react/src/kit/table/LongRows.tsx', () => Promise.reject(new Error('no network')));
    onTestFinished(() => vi.doUnmock('../../../ui-react/src/kit/table/LongRows.tsx'));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { DataTable: Fresh } = await import('../../../ui-react/src/kit/table/DataTable.tsx');
    await import('../../../ui-react/src/i18n/catalogs/frame.ts');
    const rows = Array.from({ length: 200 }, (_, at) => row(`Ola ${at}`));
    show(
      <MemoryRouter>
        <Fresh label="Deltakere" columns={COLUMNS} rows={rows} sorting={null} />
      </MemoryRouter>,
    );
    expect(within(await screen.findByRole('alert')).getByRole('button', { name: 'Last inn på nytt' })).toBeTruthy();
    expect(document.querySelectorAll('tbody > tr')).toHaveLength(200);
  });
});

describe('a row', () => {
  it.each<readonly [string, Partial<Row<Person>>, string, readonly string[]]>([
    ['at rest', {}, '', []],
    ['waiting', { state: 'waiting' }, 'Lagret her, ikke sendt ennå', []],
    ['saving', { state: 'saving' }, 'Sendes', []],
    ['failed', { state: 'failed', failure: REFUSED }, 'Ikke lagret: rollen er fjernet', ['Forkast', 'Prøv igjen']],
    ['failed without a reason', { state: 'failed' }, 'Ikke lagret', ['Forkast', 'Prøv igjen']],
    ['uncertain', { state: 'uncertain' }, 'Lagret her, svaret mangler', ['Sjekk nå']],
  ])('should say that it is %s, and offer what can be done about it', (_, part, words, offered) => {
    const { rowOf } = aTable([row('Ola', part), row('Kari')], { actions: ACTIONS() });
    const ola = within(rowOf('Ola'));
    expect(ola.getByRole('status').textContent).toBe(words);
    expect(ola.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Les', ...offered]);
    expect(rowOf('Ola').getAttribute('aria-busy')).toBe(part.state === 'saving' ? 'true' : null);
    expect(within(rowOf('Kari')).getByRole('status').textContent).toBe('');
  });

  it('should ask for exactly what is pressed', async () => {
    const actions = ACTIONS();
    const failed = row('Ola', { state: 'failed', keys: ['k1'] });
    const { user } = aTable([failed, row('Kari', { state: 'uncertain' })], { actions });
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    expect(actions.retry.mock.calls).toEqual([[failed]]);
    await user.click(screen.getByRole('button', { name: 'Forkast' }));
    await user.click(screen.getByRole('button', { name: 'Sjekk nå' }));
    expect([actions.drop, actions.retry, actions.check].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('should offer nothing that is not given', () => {
    const { rowOf } = aTable([row('Ola', { state: 'failed' }), row('Kari', { state: 'uncertain' })], { actions: {} });
    for (const id of ['Ola', 'Kari']) expect(within(rowOf(id)).getAllByRole('button')).toHaveLength(1);
  });

  it('should say for 3 s that it is saved', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { draw, rowOf } = aTable([row('Ola', { state: 'saving' })], { actions: {} });
    const said = () => within(rowOf('Ola')).getByRole('status').textContent;
    draw([row('Ola')]);
    await pass(2_900);
    expect(said()).toBe('Lagret');
    await pass(200);
    expect(said()).toBe('');
  });
});
