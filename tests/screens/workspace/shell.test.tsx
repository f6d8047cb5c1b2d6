import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesRight, goesWrong } from '../../e2e/support/service.ts';
import { goTo, visitWorkspace } from '../support/workspace.tsx';

describe('the side menu', () => {
  it('[W-SHELL-33] [W-SHELL-34] should be collapsed or expanded, stay so on the next visit, and have one active item', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/projects');
    const fold = await screen.findByRole('button', { name: 'Skjul menytekst', expanded: true });
    await user.click(fold);
    await screen.findByRole('button', { name: 'Vis menytekst', expanded: false });
    expect(screen.getAllByRole('link', { current: 'page' }).map((link: HTMLElement) => link.textContent)).toEqual([
      'Prosjekter',
    ]);
    await waitFor(() => expect(JSON.stringify(world.state)).toContain('"collapsed\\":true'));
  });

  it('should be expanded where the setting cannot be had, and say who is signed in', async () => {
    const { screen } = await visitWorkspace('/x/-/projects', {
      before: (world) => goesWrong(world, { call: 'settings.read', kind: 'status', status: 500 }),
    });
    expect(await screen.findByText('Ola Bakken')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Skjul menytekst' })).toBeDefined();
  });
});

describe('the way to every page', () => {
  it('should lead to pages of the workspace alone, each of which has what it says', async () => {
    const { screen, user } = await visitWorkspace('/x/-/projects');
    await screen.findByText('Ola Bakken');
    const menu = within(screen.getByRole('navigation', { name: 'Hovedmeny' }));
    const names = menu
      .getAllByRole('link')
      .slice(1)
      .map(({ title }: HTMLElement) => title);
    for (const name of names) {
      const link = () => menu.getByTitle(name);
      await user.click(link());
      await waitFor(() => expect(link().getAttribute('aria-current')).toBe('page'));
      expect(screen.queryByText('Ikke tilgjengelig her')).toBeNull();
    }
    expect(names.filter((name) => /ilkobling/.test(name))).toEqual([]);
  });

  it('should lead from a dashboard without a name to the first one', async () => {
    const { screen } = await visitWorkspace('/x/-/dashboard');
    expect(await screen.findByRole('heading', { name: 'Trenger deg', level: 2 })).toBeDefined();
  });

  it('should be whole on a page that does not exist, which says so', async () => {
    const { screen } = await visitWorkspace('/x/-/projects/12');
    expect(await screen.findByText('Denne siden finnes ikke i arbeidsflaten')).toBeDefined();
    expect(await screen.findByText('Ola Bakken')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Søk' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Logg ut' })).toBeDefined();
  });
});

describe('the menu of a phone', () => {
  it('should have every page in a drawer, and close with the page that is chosen', async () => {
    const { screen, user } = await visitWorkspace('/x/-/projects');
    await screen.findByText('Ola Bakken');
    await user.click(screen.getByRole('button', { name: /^Mer/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Hovedmeny' }));
    // The day is in the bar.
    expect(drawer.getAllByRole('link').map(({ title }) => title)).not.toContain('Min dag');
    expect(drawer.getAllByRole('link')).toHaveLength(13);
    expect(drawer.getByRole('button', { name: 'Logg ut' })).toBeDefined();
    await user.click(drawer.getByRole('link', { name: /^Varsler/ }));
    expect(await screen.findByRole('heading', { name: 'Varsler' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the search above every page', () => {
  it('[W-SEARCH-08] should open by Ctrl+K, show the best hits by kind, and lead to one by key', async () => {
    const { screen, user } = await visitWorkspace('/x/-/notifications');
    await screen.findByRole('heading', { name: 'Varsler' });
    await screen.findByText('Ola Bakken');
    await user.keyboard('{Control>}k{/Control}');
    const window = within(await screen.findByRole('dialog', { name: 'Søk' }));
    const field = window.getByRole('combobox');
    await user.type(field, 'skole');
    const first = (await window.findAllByRole('option'))[0];
    expect(first?.getAttribute('aria-selected')).toBe('true');
    expect(window.getByRole('group', { name: 'Prosjekter' })).toBeDefined();
    expect(window.getAllByRole('option').length).toBeLessThanOrEqual(12);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Deltakere' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('should open by a slash where nothing is typed, and leave a slash that is typed alone', async () => {
    const { screen, user } = await visitWorkspace('/x/-/projects');
    await screen.findByText('Ola Bakken');
    await user.type(await screen.findByRole('searchbox'), 'a/b');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('heading', { name: 'Prosjekter' }));
    await user.keyboard('/');
    expect(await screen.findByRole('dialog', { name: 'Søk' })).toBeDefined();
  });

  it('[W-VISITS-09] should show what was visited last of each type, before anything is typed', async () => {
    const { screen, user } = await visitWorkspace('/x/-/project/1001/participants');
    await screen.findByText('Prosjektleder');
    await user.click(screen.getByRole('button', { name: 'Søk' }));
    const window = within(await screen.findByRole('dialog', { name: 'Søk' }));
    expect(await window.findByRole('link')).toBeDefined();
    await user.click(window.getByRole('tab', { name: 'Ressurser' }));
    expect(await window.findByText('Ingen besøk ennå')).toBeDefined();
  });
});

describe('the chips of a list', () => {
  const chips = (screen: Awaited<ReturnType<typeof visitWorkspace>>['screen'], group: string) =>
    within(screen.getByRole('group', { name: group })).getAllByRole('button');
  const rows = () => document.querySelectorAll('main tbody tr, main a[data-look]').length;

  it('should each find something on every page that has them', async () => {
    const { screen, user } = await visitWorkspace('/x/-/projects');
    for (const [page, title, group, least] of [
      ['projects', 'Prosjekter', 'Status', 5],
      ['articles', 'Artikler', 'Type', 3],
      ['project/1001/tasks', 'Oppgaver', 'Merke', 5],
      ['project/1001/documents', 'Dokumenter', 'Type', 5],
      ['project/1001/expenses', 'Utgifter', 'Godkjent av', 3],
    ] as const) {
      goTo(`/x/-/${page}`);
      await screen.findByRole('heading', { name: title, level: 1 });
      await waitFor(() => expect(rows()).toBeGreaterThan(0));
      await waitFor(() => expect(chips(screen, group).length).toBeGreaterThanOrEqual(least));
      for (const at of chips(screen, group).keys()) {
        await user.click(chips(screen, group)[at] ?? document.body);
        await waitFor(() => expect(rows(), `${page}, ${at}`).toBeGreaterThan(0));
        expect(screen.queryByText(/passer til filteret/)).toBeNull();
      }
    }
  });

  it('should have the names that the service gives to statuses, those that are not known here too', async () => {
    const projects = [
      { id: 1, title: 'Kai', status: { status_code: '2', status_value: 'I produksjon' } },
      { id: 2, title: 'Bru', status: { status_code: '9', status_value: 'Tapt anbud' } },
    ];
    const answer = { page: 1, page_count: 1, page_size: 25, total_count: 2, result_set: projects };
    const { screen } = await visitWorkspace('/x/-/projects', {
      before: (world) => goesWrong(world, { call: 'projects.projects', kind: 'answer', answer }),
    });
    await screen.findByText('Bru');
    expect(chips(screen, 'Status').map(({ textContent }: HTMLElement) => textContent)).toEqual([
      'Alle',
      'I produksjon',
      'Tapt anbud',
    ]);
  });
});

describe('the kinds of things', () => {
  it('[W-SHELL-03] should each have a screen that lists them, or a page that says that there is none', async () => {
    const { screen } = await visitWorkspace('/x/-/projects');
    const main = () => within(screen.getByRole('main'));
    for (const [address, title] of [
      ['projects', 'Prosjekter'],
      ['contacts', 'Kunder'],
      ['persons', 'Personer'],
      ['project/1001/documents', 'Dokumenter'],
      ['articles', 'Artikler'],
      ['project/1001/expenses', 'Utgifter'],
    ] as const) {
      goTo(`/x/-/${address}`);
      await waitFor(() => expect(main().getByRole('heading', { name: title, level: 1 })).toBeDefined());
      await waitFor(() => expect(main().getAllByRole('row').length).toBeGreaterThan(2));
    }
    for (const [kind, title] of [
      ['resource', 'Ressurser'],
      ['invoice', 'Fakturaer'],
      ['contract', 'Kontrakter'],
      ['helpdesk', 'Brukerstøtte'],
      ['calendar', 'Kalender'],
    ] as const) {
      goTo(`/x/-/${kind}/7`);
      await waitFor(() => expect(main().getByRole('heading', { name: title, level: 1 })).toBeDefined());
      expect(main().getByText('Ikke tilgjengelig her')).toBeDefined();
      expect(main().getByRole('link', { name: 'Til startsiden' })).toBeDefined();
    }
  });

  it('[W-SHELL-03] should each be known as a hit by its own type, and lead to its page', async () => {
    const answer = KINDS.map(([datatype, , title], at) => ({
      datatype_id: datatype,
      node_id: at + 1,
      project_id: 1001,
      contact_id: 5,
      invoice_number: 10_001,
      title,
    }));
    const { screen } = await visitWorkspace('/x/-/search?q=hit', {
      before: (world) => goesWrong(world, { call: 'search.search', kind: 'answer', answer }),
    });
    await screen.findByRole('heading', { name: 'Faktura', level: 2 });
    for (const [, group, title, path] of KINDS) {
      const section = screen.getByRole('heading', { name: group, level: 2 }).closest('section') ?? document.body;
      expect(
        within(section)
          .getByRole('link', { name: new RegExp(title) })
          .getAttribute('href'),
      ).toBe(`/x/-${path}`);
    }
  });
});

/** A datatype, its group among the hits, what the hit is called, and the page that it leads to. */
const KINDS = [
  [4, 'Prosjekter', 'Skole', '/project/1001'],
  [3, 'Kontakter', 'Fjordbygg', '/contact/2?idtype=node'],
  [14, 'Personer', 'Åse', '/person/3?idtype=node'],
  [5, 'Dokumenter', 'Riggplan', '/document/4?idtype=node'],
  [29, 'Artikler', 'Tømrer', '/article/T%C3%B8mrer'],
  [45, 'Utgifter', 'Lift', '/project/1001/expenses'],
  [36, 'Ressurser', 'Kran', '/resource/7'],
  [30, 'Faktura', '10001', '/contact/5'],
  [26, 'Kontrakter', 'NS 8417', '/contract/9'],
  [48, 'Brukerstøtte', 'Sak 4', '/helpdesk/10'],
  [13, 'Kalender', 'Byggemøte', '/calendar/11'],
] as const;

describe('the shared error list', () => {
  it('[W-SHELL-43] should have what went wrong in any part, until the user removes it', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/projects', {
      before: (world) => goesWrong(world, { call: 'projects.projects', kind: 'status', status: 500 }),
    });
    await user.click(await screen.findByRole('button', { name: '1 feil' }));
    const window = within(screen.getByRole('dialog', { name: 'Feil' }));
    expect(window.getAllByRole('listitem')).toHaveLength(1);
    await user.click(window.getByRole('button', { name: 'Fjern meldingen' }));
    goesRight(world);
    expect(screen.queryByRole('button', { name: /feil$/ })).toBeNull();
  });

  it('should have no call that found no network, and each other one', async () => {
    const { screen } = await visitWorkspace('/x/-/projects', {
      before: (world) => {
        goesWrong(world, { call: 'projects.projects', kind: 'cut' });
        goesWrong(world, { call: 'visits.last', kind: 'status', status: 500 });
      },
    });
    expect(await screen.findByRole('button', { name: /^Prøv igjen$/ })).toBeDefined();
    expect(await screen.findByRole('button', { name: '1 feil' })).toBeDefined();
  });
});

describe('what was typed before the way to the provider', () => {
  it('[W-AUTH-15] should stand in the panel again, in the project it was typed for', async () => {
    const { screen } = await visitWorkspace('/x/-/project/1001/participants?panel=participant.new', {
      drafts: { 'participant 1001 null': { person: { id: 250, first_name: 'Tone', last_name: 'Vold' }, roles: ['6'] } },
    });
    const panel = within(await screen.findByRole('dialog', { name: 'Legg til deltaker' }));
    expect(panel.getByRole<HTMLInputElement>('combobox', { name: 'Person' }).value).toBe('Tone Vold');
    expect((await panel.findByRole<HTMLInputElement>('checkbox', { name: 'Kontrollør' })).checked).toBe(true);
  });
});

describe('what is typed in a panel', () => {
  it('should be stored when the page may close, and be restored after a reload', async () => {
    const address = '/x/-/dashboard/start?panel=layout.new';
    const before = await visitWorkspace(address);
    const title = await before.screen.findByRole('textbox', { name: 'Navn' });
    await before.user.type(title, 'Morgenmøte');
    before.visible$.next(false);
    const drafts = before.place.draftsPut.at(-1) ?? {};
    document.body.replaceChildren();
    const after = await visitWorkspace(address, { drafts });
    expect(await after.screen.findByDisplayValue('Morgenmøte')).toBeDefined();
  });
});

describe('what was visited last', () => {
  it('[W-VISITS-09] should lead to the projects that were visited last', async () => {
    const { screen, user } = await visitWorkspace('/x/-/project/1002/participants');
    await screen.findByText('Prosjektleder');
    await user.click(screen.getByRole('link', { name: /^Varsler/ }));
    const recent = within(await screen.findByRole('region', { name: 'Sist besøkt' }));
    await user.click((await recent.findAllByRole('link'))[0] ?? document.body);
    expect(await screen.findByRole('heading', { name: 'Oppsummering', level: 1 })).toBeDefined();
  });
});
