import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesRight, goesWrong } from '../../e2e/support/service.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const cards = async (screen: VisitedWorkspace['screen']) => {
  await screen.findByRole('heading', { level: 2, name: 'Prosjekter' });
  return screen.getAllByRole('heading', { level: 2 }).map((heading: HTMLElement) => heading.textContent);
};

describe('the dashboard', () => {
  it('[W-DASHBOARD-01] should show the portlets of the active layout in their sequence', async () => {
    const { screen } = await visitWorkspace('/x/-/');
    expect(await cards(screen)).toEqual(['Oppgaver', 'Frister', 'Prosjekter', 'Sist besøkt']);
  });

  it('[W-DASHBOARD-02] should let the user move, remove and add portlets', async () => {
    const { screen, user } = await visitWorkspace('/x/-/dashboard/start');
    await cards(screen);
    await user.click(screen.getByRole('button', { name: 'Endre oppsettet' }));
    await user.click(screen.getByRole('button', { name: 'Flytt Frister fram' }));
    await waitFor(async () => expect((await cards(screen))[0]).toBe('Frister'));
    await user.click(screen.getByRole('button', { name: 'Fjern Oppgaver' }));
    await waitFor(async () => expect(await cards(screen)).toEqual(['Frister', 'Prosjekter', 'Sist besøkt']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Legg til portlett' }), 'panel');
    await waitFor(async () => expect(await cards(screen)).toContain('Oppslag'));
  });

  it('[W-DASHBOARD-02] should let the user copy, choose and delete layouts', async () => {
    const { screen, user } = await visitWorkspace('/x/-/dashboard/start');
    await cards(screen);
    const picker = (): HTMLSelectElement => screen.getByRole('combobox', { name: 'Oppsett' });
    const titles = () => [...picker().options].map(({ text }) => text);
    await user.click(screen.getByRole('button', { name: 'Lag en kopi' }));
    await waitFor(() => expect(titles()).toContain('Min oversikt (kopi)'));
    await user.selectOptions(picker(), 'Mandag');
    await waitFor(() => expect(picker().selectedOptions[0]?.text).toBe('Mandag'));
    await user.click(screen.getByRole('button', { name: 'Endre oppsettet' }));
    await user.click(screen.getByRole('button', { name: 'Slett oppsettet' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Gjør et annet oppsett aktivt først.');
  });

  it('[W-PANELS-06] [W-VISITS-09] should show a published panel, and what was visited last', async () => {
    const { screen, user } = await visitWorkspace('/x/-/project/1002/participants');
    await screen.findByRole('heading', { name: 'Prosjektleder' });
    await user.click(screen.getByRole('link', { name: 'Oversikt' }));
    const visited = await screen.findByRole('heading', { name: 'Sist besøkt' });
    const card = visited.closest('li');
    await waitFor(() => expect(card && within(card).getAllByRole('link')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Endre oppsettet' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Legg til portlett' }), 'panel');
    expect(await screen.findByRole('heading', { name: 'HMS-uke 47' })).toBeDefined();
    expect(screen.getByText('Vernerunde på alle plasser.')).toBeDefined();
    expect(screen.getByText(/Møt ved brakka/)).toBeDefined();
  });

  it('should fail in one portlet alone, and say of what it does not know that it is not here', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/dashboard/start', {
      before: (given) => goesWrong(given, { call: 'visits.last', kind: 'status', status: 500 }),
    });
    await cards(screen);
    expect(await screen.findByText('Besøkene kunne ikke hentes')).toBeDefined();
    goesRight(world);
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    expect(await screen.findByText('Ingen besøk ennå')).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Oppsett' }), 'Mandag');
    expect(await screen.findByText('Denne portletten er ikke tilgjengelig her')).toBeDefined();
  });

  it('should draw figures, with their numbers as a table, and lead from a saved search to what it finds', async () => {
    const { screen, user } = await visitWorkspace('/x/-/dashboard/start');
    await cards(screen);
    await user.click(await screen.findByRole('button', { name: 'Vis tallene' }));
    const table = within(await screen.findByRole('table', { name: /Oppgaver/ }));
    expect(table.getAllByRole('row')).toHaveLength(5);
    expect(table.getByRole('rowheader', { name: 'Pågår' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Endre oppsettet' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Legg til portlett' }), 'savedsearch');
    const heading = await screen.findByRole('heading', { name: 'Lagrede søk' });
    const card = heading.closest('li');
    await user.click((await within(card ?? document.body).findAllByRole('link'))[0] ?? document.body);
    expect(await screen.findByRole('heading', { name: 'Søk', level: 1 })).toBeDefined();
    await waitFor(() => expect(Object(screen.getByRole('searchbox')).value).not.toBe(''));
  });

  it('should make a portlet wider from a menu, and keep it so', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/dashboard/start');
    await cards(screen);
    await user.click(screen.getByRole('button', { name: 'Endre oppsettet' }));
    await user.click(screen.getByRole('button', { name: 'Bredden på Prosjekter' }));
    expect(screen.getByRole('menuitemradio', { checked: true, name: 'Halv bredde' })).toBeDefined();
    await user.click(screen.getByRole('menuitemradio', { name: 'Hele bredden' }));
    const card = () => screen.getByRole('heading', { name: 'Prosjekter', level: 2 }).closest('li');
    await waitFor(() => expect(card()?.dataset['columns']).toBe('12'));
    expect(JSON.stringify(world.state)).toContain('"width":12');
  });

  it('should offer a first layout where none is active, and show it at once', async () => {
    const { screen, user } = await visitWorkspace('/x/-/dashboard/ny');
    await user.click(await screen.findByRole('button', { name: 'Lag et oppsett' }));
    expect(await screen.findByText('Oppsettet er tomt')).toBeDefined();
  });
});

describe('notifications', () => {
  it('[W-NOTIFICATIONS-03] should be shown with their message, and with the colour and word of their importance', async () => {
    const { screen, user } = await visitWorkspace('/x/-/notifications');
    const late = (await screen.findByText('Timer for uke 46 mangler')).closest('li');
    expect(late?.textContent).toContain('Viktig');
    expect(late?.querySelector('[data-type="ERROR"]')).not.toBeNull();
    expect(document.querySelectorAll('[data-type="SUCCESS"], [data-type="WARNING"]').length).toBeGreaterThan(1);
    await user.click(screen.getByRole('button', { name: 'Avvik' }));
    await waitFor(() => expect(screen.queryByText('Timer for uke 46 mangler')).toBeNull());
  });
});

describe('the main search', () => {
  it('[W-SEARCH-06] [W-SEARCH-09] should show what it finds in groups, with what matched marked', async () => {
    const { screen, user } = await visitWorkspace('/x/-/search');
    await user.type(await screen.findByRole('searchbox'), 'vik');
    await screen.findByRole('heading', { name: 'Kontakter' });
    const groups = screen.getAllByRole('heading', { level: 2 }).map((heading: HTMLElement) => heading.textContent);
    expect(groups[0]).toBe('Kontakter');
    expect(document.querySelector('mark')?.textContent?.toLowerCase()).toBe('vik');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'faktura');
    expect(await screen.findByRole('heading', { name: 'Faktura' })).toBeDefined();
  });

  it('should say that nothing has the words, and run no markup that is typed', async () => {
    const { screen, user } = await visitWorkspace('/x/-/search');
    await user.type(await screen.findByRole('searchbox'), '<b>æøå</b>');
    expect(await screen.findByText('Ingen treff på «<b>æøå</b>»')).toBeDefined();
  });
});
