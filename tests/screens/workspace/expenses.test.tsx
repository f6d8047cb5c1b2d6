import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesRight, goesWrong } from '../../e2e/support/service.ts';
import { savedFile } from '../support/saved-file.ts';
import { without } from '../support/without.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const PAGE = '/x/-/project/1001/expenses';

/** The page of a service that only tells of expenses, as the specification has it. */
const readOnly = (answer: unknown) => ({
  before: (world: VisitedWorkspace['world']) => {
    without(world, 'expense-changes');
    goesWrong(world, { call: 'expenses.expenses', kind: 'answer', answer });
  },
});
const MARKUP = '<img src=x onerror="window.attacked=1">';
const rowsOf = async ({ findAllByRole }: VisitedWorkspace['screen']): Promise<readonly HTMLElement[]> =>
  (await findAllByRole('row')).slice(1);

describe('the expenses of a project', () => {
  it('[W-EXPENSES-04] should stand in a table with what they refer to, and their sum below', async () => {
    const answer = [
      {
        expense_id: 1,
        date: '2026-11-18',
        title: 'Leie av lift',
        text: 'To døgn',
        count: 2,
        price: 1290,
        mva_sats: 25,
        sum: 3225,
        approved_by: { user_id: 2, user_name: 'Kari Lunde' },
        article: { art_id: 4, art_nr: '4002', title: 'Lift, døgn' },
        contact: { contact_id: 5, contact_name: 'Bakkevik Stillas AS' },
        order: { order_id: 6, order_nr: 'O-6', title: 'Tillegg' },
        order_line: { order_line_id: 7, title: 'Fasade' },
        person: { person_id: 8, person_name: 'Åse Lie' },
        registered_by_user: { user_id: 1, user_name: 'Ola Bakken' },
      },
      { expense_id: 2, title: MARKUP, sum: '0,5' },
      'broken',
      { expense_id: 3 },
    ];
    const { screen } = await visitWorkspace(PAGE, readOnly(answer));
    const [first, second] = await rowsOf(screen);
    const cells = within(first ?? document.body);
    for (const words of [
      'Leie av lift',
      'To døgn',
      '18.11.2026',
      'Lift, døgn',
      '4002',
      'Bakkevik Stillas AS',
      'O-6 Tillegg',
      'Fasade',
      '2',
      '25 %',
      'Ola Bakken',
      'Åse Lie',
      'Kari Lunde',
    ])
      expect(cells.getAllByText(words).length).toBeGreaterThan(0);
    expect(cells.getByText('kr 3 225,00')).toBeDefined();
    expect(within(second ?? document.body).getAllByText('–').length).toBeGreaterThanOrEqual(5);
    expect(within(second ?? document.body).getByText('Ikke godkjent')).toBeDefined();
    expect(screen.getByText('3 utgifter')).toBeDefined();
    expect(screen.getByText('kr 3 225,50').closest('p')?.textContent).toContain('Sum inkl. mva kr');
    expect(screen.getByText('1 uten sum er ikke med.')).toBeDefined();
    expect(document.querySelector('img')).toBeNull();
  });

  it('should each show in a panel all that is known of it, also what its row has no room for', async () => {
    const answer = [
      { expense_id: 1, title: 'Leie av lift', count: 2, price: 1290, mva_sats: 25, order_line: { title: 'Fasade' } },
    ];
    const { screen, user } = await visitWorkspace(PAGE, readOnly(answer));
    await user.click(await screen.findByRole('link', { name: 'Leie av lift' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Leie av lift' }));
    expect(window.location.search).toBe('?panel=expense.1');
    const known = panel
      .getAllByRole('term')
      .map(({ textContent, nextElementSibling: value }) => [textContent, value?.textContent?.replaceAll(/\s/g, ' ')]);
    expect(known).toEqual(
      expect.arrayContaining([
        ['Antall', '2'],
        ['Pris eks. mva', 'kr 1 290,00'],
        ['Mva-sats', '25 %'],
        ['Ordrelinje', 'Fasade'],
        ['Leverandør', '–'],
        ['Godkjent av', 'Ikke godkjent'],
      ]),
    );
  });

  it('should say in a panel that an expense is not there', async () => {
    const { screen } = await visitWorkspace(`${PAGE}?panel=expense.nr-0`);
    const panel = within(await screen.findByRole('dialog', { name: 'Utgift' }));
    expect(await panel.findByText('Utgiften er ikke blant dem som vises nå')).toBeDefined();
  });

  it('should be those that are approved, or not, in the order that is asked for, as the address says', async () => {
    const { screen, user } = await visitWorkspace(PAGE, { plain: true });
    const all = (await rowsOf(screen)).length;
    await user.click(screen.getByRole('button', { name: 'Godkjent' }));
    await waitFor(() => expect(window.location.search).toBe('?approved=yes'));
    const approved = (await rowsOf(screen)).length;
    await user.click(screen.getByRole('button', { name: 'Ikke godkjent' }));
    await waitFor(async () => expect((await rowsOf(screen)).length).toBe(all - approved));
    await user.click(screen.getByRole('button', { name: 'Sortering: vanlig' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'største først' }));
    await waitFor(() => expect(window.location.search).toBe('?approved=no&sort=-sum'));
    expect(screen.getByRole('columnheader', { name: 'Sum inkl. mva' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('should be saved as a file, those that are shown, with no formula in it', async () => {
    const saved = savedFile();
    const answer = [
      { expense_id: 1, title: '=1+1', sum: 12.5, date: '2026-11-18', approved_by: 'Kari' },
      { expense_id: 2, title: 'Ikke med', sum: 1 },
    ];
    const { screen, user } = await visitWorkspace(`${PAGE}?approved=yes`, readOnly(answer));
    await rowsOf(screen);
    await user.click(screen.getByRole('button', { name: 'Last ned som CSV' }));
    const [name, head = '', line = '', end] = await saved();
    expect(name).toBe('utgifter-1001.csv');
    expect(head).toContain('Tittel;Tekst;Dato;"Sum inkl. mva";"Sum eks. mva";Antall;"Pris eks. mva";Mva-sats');
    expect(line).toMatch(/^"'=1\+1";;18\.11\.2026;12,5;;/);
    expect(line).toMatch(/;Kari$/);
    expect(end).toBe('');
  });

  it('should say that there are none, or none of those that are wanted', async () => {
    const { screen } = await visitWorkspace('/x/-/project/1004/expenses');
    expect(await screen.findByText('Ingen utgifter')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Last ned som CSV' })).toBeNull();
  });

  it('should say why they could not be had, in the shared list too, and show them on a new try', async () => {
    const { screen, user, world } = await visitWorkspace(PAGE, {
      before: (world) => goesWrong(world, { call: 'expenses.expenses', kind: 'malformed' }),
    });
    expect(await screen.findByText('Utgiftene kunne ikke hentes')).toBeDefined();
    expect(screen.getByRole('button', { name: '1 feil' })).toBeDefined();
    goesRight(world);
    await user.click(await screen.findByRole('button', { name: /Prøv igjen/ }));
    expect((await rowsOf(screen)).length).toBeGreaterThan(5);
  });

  it('should be one press from the participants, and be a visit of the project', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/project/1001/participants');
    const pages = within(await screen.findByRole('navigation', { name: 'Sider i prosjektet' }));
    expect(pages.getByRole('link', { name: 'Deltakere' }).getAttribute('aria-current')).toBe('page');
    await user.click(pages.getByRole('link', { name: 'Utgifter' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Utgifter' })).toBeDefined();
    expect(await screen.findByText(/· 2600$/)).toBeDefined();
    await waitFor(() => expect(world.state.visits[0]).toMatchObject({ type: 'project', dataid: '1001' }));
  });

  it('should be where a hit of the search leads', async () => {
    const { screen, user } = await visitWorkspace('/x/-/search?q=Leie av lift');
    const [hit] = await screen.findAllByRole('link', { name: /Leie av lift/ });
    await user.click(hit ?? document.body);
    expect(await screen.findByRole('heading', { level: 1, name: 'Utgifter' })).toBeDefined();
  });
});
