import '../../../ui-react/src/i18n/catalogs/frame.ts';

import { waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CountField } from '../../../ui-react/src/workspace/articles/CountField.tsx';
import { asked, goesRight, goesWrong } from '../../e2e/support/service.ts';
import { show } from '../support/show.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const PAGE = '/x/-/articles';
const MARKUP = '<img src=x onerror="window.attacked=1">';
const rowsOf = async ({ findAllByRole }: VisitedWorkspace['screen']): Promise<readonly HTMLElement[]> =>
  (await findAllByRole('row')).slice(1);

async function calculating(before?: Parameters<typeof visitWorkspace>[1]) {
  const visit = await visitWorkspace(PAGE, before);
  await visit.user.click(await visit.screen.findByRole('button', { name: 'Regn ut' }));
  const panel = within(await visit.screen.findByRole('dialog', { name: 'Regn ut pris' }));
  return { ...visit, panel };
}

async function choose({ panel, user }: Awaited<ReturnType<typeof calculating>>, field: string, typed: string) {
  await user.type(panel.getByRole('combobox', { name: field }), typed);
  await user.click((await panel.findAllByRole('option'))[0] ?? document.body);
}

describe('the price list', () => {
  it('should show each article, those that begin with what is typed, and one type or billing alone', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    expect(await rowsOf(screen)).toHaveLength(36);
    expect(screen.getByText('36 artikler')).toBeDefined();
    const search = screen.getByRole('searchbox', { name: 'Navn eller nummer' });
    await user.type(search, 'BETONG');
    await waitFor(() => expect(screen.getByText('2 artikler')).toBeDefined());
    expect(window.location.search).toBe('?q=BETONG');
    await user.click(screen.getByRole('button', { name: 'Hoved' }));
    await waitFor(() => expect(screen.getByText('1 artikkel')).toBeDefined());
    await user.clear(search);
    await user.type(search, '99');
    expect(await screen.findByText('Begynner med «99» · Hoved')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Nullstill filter' }));
    await user.click(screen.getByRole('button', { name: 'Fakturerbar', expanded: false }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Nei' }));
    await waitFor(() => expect(screen.getByText('4 artikler')).toBeDefined());
  });

  it('should stand in the order of a head that is pressed, what has no price last', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    await rowsOf(screen);
    const prices = async () => (await rowsOf(screen)).map((row) => row.querySelectorAll('td')[2]?.textContent);
    await user.click(screen.getByRole('button', { name: 'Pris' }));
    expect((await prices()).slice(0, 1)).toEqual(['kr\u00A04,90']);
    expect((await prices()).slice(-2)).toEqual(['–', '–']);
    await user.click(screen.getByRole('button', { name: 'Pris' }));
    expect((await prices())[0]).toBe('kr\u00A05\u00A0940,00');
    expect((await prices()).at(-1)).toBe('–');
    expect(window.location.search).toBe('?sort=-price');
  });

  it('should show one article with its own prices beside the list, which is not asked for again', async () => {
    const { screen, user, world } = await visitWorkspace(`${PAGE}?q=tømrer`);
    const row = await screen.findByRole('link', { name: 'Tømrerarbeid' });
    const before = asked(world, 'articles.articles');
    await user.click(row);
    const drawer = within(await screen.findByRole('dialog', { name: 'Tømrerarbeid' }));
    expect(window.location.pathname + window.location.search).toBe('/x/-/articles?q=t%C3%B8mrer&article=1');
    expect(drawer.getByText('1001')).toBeDefined();
    expect(await drawer.findByText(/^(Ressurs 701|Ingen ressurs har egen pris\.)$/)).toBeDefined();
    await user.click(drawer.getByRole('button', { name: 'Lukk' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname + window.location.search).toBe('/x/-/articles?q=t%C3%B8mrer');
    expect(await rowsOf(screen)).toHaveLength(1);
    expect(asked(world, 'articles.articles')).toBe(before);
  });

  it('[W-ARTICLES-24] should say exactly of an article that is not there that it cannot be found', async () => {
    const { screen } = await visitWorkspace('/x/-/article/404');
    const drawer = within(await screen.findByRole('dialog'));
    expect((await drawer.findByRole('alert')).textContent).toBe('Noe gikk feil! Finner ikke artikkel.');
    expect(await rowsOf(screen)).toHaveLength(36);
  });

  it('should not say so while it is only not known yet', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/article/1', {
      before: (world) => goesWrong(world, { call: 'articles.articles', kind: 'status', status: 500 }),
    });
    expect(await screen.findAllByText('Artiklene kunne ikke hentes')).toHaveLength(2);
    expect(screen.queryByText(/Finner ikke artikkel/)).toBeNull();
    goesRight(world);
    await user.click((await screen.findAllByRole('button', { name: /Prøv igjen/ }))[0] ?? document.body);
    expect(await screen.findByRole('dialog', { name: 'Tømrerarbeid' })).toBeDefined();
  });

  it('should show what there is of articles that are broken, nameless, or hostile', async () => {
    const answer = [{ id: 1, name: MARKUP, type: 7, price: -1 }, { id: 'x' }, null, { id: 2 }];
    const { screen } = await visitWorkspace(PAGE, {
      before: (world) => goesWrong(world, { call: 'articles.articles', kind: 'answer', answer }),
    });
    expect(await rowsOf(screen)).toHaveLength(2);
    expect(screen.getByText(MARKUP)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Artikkel 2' })).toBeDefined();
    expect(document.querySelector('img')).toBeNull();
  });

  it('should say that there are no articles where there are none', async () => {
    const { screen } = await visitWorkspace(PAGE, {
      before: (world) => goesWrong(world, { call: 'articles.articles', kind: 'answer', answer: [] }),
    });
    expect(await screen.findByText('Ingen artikler ennå')).toBeDefined();
  });

  it('should be reached from the menu, and from a hit of the search', async () => {
    const { screen, user } = await visitWorkspace('/x/-/search?q=Kilometergodtgjørelse');
    await user.click(await screen.findByRole('link', { name: /metergodtgjørelse/ }));
    expect(await screen.findByRole('dialog', { name: 'Kilometergodtgjørelse' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Artikler' }).getAttribute('aria-current')).toBe('page');
  });

  it('should be opened by a hit whose node is the id of another article', async () => {
    const answer = [{ datatype_id: 29, type: 'article', node_id: 1, title: 'Kilometergodtgjørelse' }];
    const { screen, user } = await visitWorkspace('/x/-/search?q=bil', {
      before: (world) => goesWrong(world, { call: 'search.search', kind: 'answer', answer }),
    });
    await user.click(await screen.findByRole('link', { name: /metergodtgjørelse/ }));
    expect(await screen.findByRole('dialog', { name: 'Kilometergodtgjørelse' })).toBeDefined();
  });
});

describe('the article lookup', () => {
  it('[W-ARTICLES-08] [W-ARTICLES-09] [W-ARTICLES-10] [W-ARTICLES-11] [W-ARTICLES-12] should choose one main article and extra ones with counts, and add them up', async () => {
    const visit = await calculating();
    const { panel, user } = visit;
    await choose(visit, 'Hovedartikkel', 'tømrer');
    expect(panel.getByRole('combobox', { name: 'Hovedartikkel' })).toHaveProperty('value', '1001 Tømrerarbeid');
    await choose(visit, 'Ekstra artikler', '2001');
    await choose(visit, 'Ekstra artikler', 'smuss');
    const chosen = within(panel.getByRole('region', { name: 'Valgte artikler' }));
    expect(chosen.getByText('(Velg eller skriv ønsket antall)')).toBeDefined();
    expect(chosen.getAllByRole('spinbutton').map((field) => (field as HTMLInputElement).value)).toEqual(['1', '1']);
    const count = chosen.getByRole('spinbutton', { name: '2001 Diett' });
    await user.clear(count);
    await user.type(count, '3');
    await user.click(chosen.getByRole('button', { name: 'Flere 2005 Smusstillegg' }));
    expect(panel.getByText('kr 1 700,00')).toBeDefined();
    await user.click(chosen.getByRole('button', { name: 'Fjern 2001 Diett' }));
    expect(panel.getByText('kr 755,00')).toBeDefined();
    expect(panel.queryByRole('spinbutton', { name: '2001 Diett' })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Begynn på nytt' }));
    expect(panel.queryByRole('region', { name: 'Valgte artikler' })).toBeNull();
  });

  it('[W-ARTICLES-16] should say that a main article is required, once that field was left without one', async () => {
    const { panel, user } = await calculating();
    const field = panel.getByRole('combobox', { name: 'Hovedartikkel' });
    await user.click(field);
    expect(panel.queryByText('Velg en hovedartikkel.')).toBeNull();
    await user.tab();
    expect(await panel.findByText('Velg en hovedartikkel.')).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('[W-ARTICLES-22] should mark a count that is cleared, until it has a value, 0 included', async () => {
    const visit = await calculating();
    const { panel, user } = visit;
    await choose(visit, 'Ekstra artikler', '2001');
    const count = panel.getByRole('spinbutton', { name: '2001 Diett' });
    await user.clear(count);
    expect(count.getAttribute('aria-invalid')).toBe('true');
    expect(panel.getByText('Skriv et helt tall, 0 eller mer.')).toBeDefined();
    await user.type(count, '0');
    expect(count.getAttribute('aria-invalid')).toBeNull();
    await user.clear(count);
    await user.type(count, '1.5');
    expect(count.getAttribute('aria-invalid')).toBe('true');
    expect(count).toHaveProperty('value', '1.5');
  });

  it('[W-ARTICLES-20] [W-ARTICLES-21] should take numbers alone for a count, by steps of 1 from 0', async () => {
    const user = userEvent.setup();
    const changed = vi.fn();
    const screen = within(document.body);
    show(<CountField label="Diett" onChange={changed} />);
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Diett' });
    expect([field.value, field.step, field.min, field.inputMode]).toEqual(['0', '1', '0', 'numeric']);
    await user.clear(field);
    await user.type(field, 'to');
    expect(changed.mock.calls.every(([count]) => count === null)).toBe(true);
    await user.type(field, '4');
    expect(changed).toHaveBeenLastCalledWith(4);
  });

  it('[W-ARTICLES-23] should put in the shared error list that its articles could not be loaded, and load them again', async () => {
    const visit = await calculating({
      before: (world) => goesWrong(world, { call: 'articles.withResources', kind: 'status', status: 500 }),
    });
    const { panel, screen, user, world } = visit;
    await user.click(panel.getByRole('combobox', { name: 'Hovedartikkel' }));
    const again = (await panel.findAllByRole('button', { name: 'Søk igjen' }))[0] ?? document.body;
    goesRight(world);
    await user.click(again);
    expect(await panel.findByRole('option', { name: /Tømrerarbeid/ })).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Lukk' }));
    expect(await screen.findByRole('button', { name: '1 feil' })).toBeDefined();
  });

  it('should keep what is chosen while it is closed, and close with Escape only once the list is', async () => {
    const visit = await calculating();
    const { screen, user } = visit;
    await choose(visit, 'Hovedartikkel', '1003');
    await user.click(visit.panel.getByRole('combobox', { name: 'Ekstra artikler' }));
    await visit.panel.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(visit.panel.queryAllByRole('option')).toHaveLength(0);
    expect(screen.getByRole('dialog')).toBeDefined();
    await user.click(visit.panel.getByRole('button', { name: 'Lukk utregningen' }));
    await user.click(screen.getByRole('button', { name: 'Regn ut' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Regn ut pris' }));
    expect(await panel.findByDisplayValue('1003 Rigg og drift')).toBeDefined();
  });
});
