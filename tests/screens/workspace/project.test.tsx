import { demoProjects } from '@felles/fixtures/workspace/projects';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { asked, goesRight, goesWrong } from '../../e2e/support/service.ts';
import { type VisitedWorkspace, visitWorkspace, waitOutGuard } from '../support/workspace.tsx';

const PAGE = '/x/-/project/1001';

/** A project with something in every field of the specification. */
const WHOLE = {
  id: 1001,
  structure_node_id: 21001,
  title: 'Skolegata 12, rehabilitering',
  description: 'Fasade og tak',
  project_number: '26-118',
  internal_project_number: 'P-2041',
  parent_project_id: 1002,
  parent_project_node_id: 21002,
  status: { status_code: '2', status_value: 'Under utførelse' },
  type: { id: 2, title: 'Rehabilitering', type: 'building' },
  address: { address: 'Skolegata 12', city: 'Bergen', postal_code: '5014' },
  coordinates: { latitude: 60.3913, longitude: 5.3221 },
  matrix: { knr: 4601, gnr: 164, bnr: 582, fnr: 3, snr: 9 },
  municipality: { name: 'Bergen kommune', number: 4601, address: 'Rådhusgaten 10', postal_code: '5014' },
  bra: 1240,
  bya: 410.5,
  number_of_units: 12,
  contract_date: '2026-03-12',
  contract_sum: 18450000,
  created_date: '2026-02-01T09:00:00Z',
  modified_date: '2026-11-13T09:00:00Z',
  image_url: '/v1/projects/1001/image',
  deadlines: [
    { abbreviation: 'TB', title: 'Tett bygg', event_date: '2026-11-18', event_status: 'SCHEDULED' },
    { abbreviation: 'OVT', title: 'Overtakelse', event_date: '2026-12-01', event_status: 'SCHEDULED' },
    { abbreviation: 'OPP', title: 'Oppstart', event_date: '2026-03-12', event_status: 'COMPLETED' },
    'broken',
  ],
  document_filters: [{ title: 'Tegninger' }, 'Møter'],
  hmsNotificationEmails: ['hms@firma.no'],
  employer: { id: 5, contact: { id: 3, name: 'Nordvik Eiendom AS' }, person: null, user: null, roles: [] },
  department: { id: 3, name: 'Service og vedlikehold' },
  boligmappa_number: 'BM-5014-0582',
  boligmappa_project_number: 'BP-77',
};

const answers = (call: string, answer: unknown) => (world: VisitedWorkspace['world']) =>
  goesWrong(world, { call, kind: 'answer', answer });

const block = async ({ findByRole }: VisitedWorkspace['screen'], name: string) =>
  within(await findByRole('region', { name }));

describe('the first page of a project', () => {
  it('[W-PROJECTS-08] [W-PROJECTS-09] [W-PROJECTS-10] [W-PROJECTS-11] [W-PROJECTS-15] should show what it is', async () => {
    const { screen, user } = await visitWorkspace(PAGE, { before: answers('projects.project', WHOLE) });
    const head = await block(screen, 'Om prosjektet');
    expect(head.getByRole('heading', { name: 'Skolegata 12, rehabilitering Under utførelse' })).toBeDefined();
    for (const words of ['P-2041 · 26-118', 'Skolegata 12, 5014 Bergen', 'Nordvik Eiendom AS', 'Kontrakt 12.03.2026'])
      expect(head.getByText(words)).toBeDefined();
    const details = await block(screen, 'Detaljer');
    await user.click(details.getByRole('button', { name: /For andre systemer/ }));
    for (const words of [
      'Fasade og tak',
      'Service og vedlikehold',
      '1 240 m²',
      '410,5 m²',
      '12',
      '12.03.2026',
      '13.11.2026',
      '01.02.2026',
      '21001',
    ])
      expect(details.getByText(words)).toBeDefined();
    expect(details.getByText(/^kr 18.450.000,00$/)).toBeDefined();
    await waitFor(() =>
      expect(document.title).toBe('Oppsummering – Skolegata 12, rehabilitering – Felles arbeidsflate'),
    );
  });

  it('[W-PROJECTS-12] [W-PROJECTS-13] [W-PROJECTS-14] [W-PROJECTS-17] should show where it is, and who hears of it', async () => {
    const { screen } = await visitWorkspace(PAGE, { before: answers('projects.project', WHOLE) });
    const details = await block(screen, 'Detaljer');
    for (const words of [
      '4601 – 164 / 582 / 3 / 9',
      'Bergen kommune · 4601',
      'Rådhusgaten 10, 5014',
      'BM-5014-0582',
      'BP-77',
      'Tegninger, Møter',
    ])
      expect(details.getByText(words)).toBeDefined();
    expect(details.getByRole('link', { name: '60.39130, 5.32210' }).getAttribute('href')).toBe('geo:60.3913,5.3221');
    expect(details.getByRole('link', { name: 'hms@firma.no' }).getAttribute('href')).toBe('mailto:hms@firma.no');
  });

  it('[W-PROJECTS-16] should show its deadlines: what is overdue, what is to come, what is done', async () => {
    const { screen } = await visitWorkspace(PAGE, { before: answers('projects.project', WHOLE) });
    const lines = (await block(screen, 'Frister')).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/Tett byggTBForfalt/);
    expect(lines[1]).toMatch(/OvertakelseOVTOm 12 dager/);
    expect(lines[2]).toMatch(/OppstartOPPFerdig/);
  });

  it('[W-PROJECTS-34] should show the reference, which only the short form of a project has', async () => {
    const { screen } = await visitWorkspace(PAGE, { before: answers('projects.detail', { referanse: 'REF-9' }) });
    expect(await (await block(screen, 'Detaljer')).findByText('REF-9')).toBeDefined();
  });

  it('should stand with its words of nothing where the service has null in every field but the id', async () => {
    const nothing = Object.fromEntries(Object.keys(WHOLE).map((name) => [name, name === 'id' ? 1001 : null]));
    const { screen } = await visitWorkspace(PAGE, { before: answers('projects.project', nothing) });
    expect((await block(screen, 'Frister')).getByText('Ingen frister')).toBeDefined();
    expect((await block(screen, 'Detaljer')).getAllByText('–').length).toBeGreaterThan(10);
  });

  it('[W-PHASES-22] should show its progress, and a word where there is nothing to be done', async () => {
    const answer = { hours: { num: 486.5, den: 400 }, milestones: { num: 3, den: 8 }, templates: { num: 0, den: 0 } };
    const { screen } = await visitWorkspace(PAGE, { before: answers('phases.summary', answer) });
    const progress = await block(screen, 'Fremdrift');
    expect(await progress.findByText('486,5 av 400')).toBeDefined();
    expect(progress.getByText('3 av 8')).toBeDefined();
    expect(progress.getByText('Ingen ennå')).toBeDefined();
    expect(progress.getByText('Fra starten og til nå, fra prosjektets faser')).toBeDefined();
  });

  it('should keep the other parts where one of its calls fails or does not answer', async () => {
    const visit = await visitWorkspace(PAGE, {
      before(world) {
        goesWrong(world, { call: 'projects.history', kind: 'status', status: 500 });
        goesWrong(world, { call: 'checkins.checkIns', kind: 'latency', milliseconds: 60_000 });
      },
    });
    const latest = await block(visit.screen, 'Siste hendelser');
    expect(await latest.findByText('Historikken kunne ikke hentes')).toBeDefined();
    expect(await (await block(visit.screen, 'Åpne avvik')).findByText(/\d+ lukket/)).toBeDefined();
    expect(await (await block(visit.screen, 'Deltakere')).findByText('Ola Bakken')).toBeDefined();
    goesRight(visit.world);
    await visit.user.click(latest.getByRole('button', { name: 'Prøv igjen' }));
    expect((await latest.findAllByRole('listitem')).length).toBe(10);
  });

  it('should ask for its parts beside the project, and for what is switched on as soon as it knows that', async () => {
    const { world } = await visitWorkspace(PAGE, {
      before: (world) => goesWrong(world, { call: 'projects.project', kind: 'latency', milliseconds: 60_000 }),
    });
    for (const call of [
      'projects.detail',
      'projects.history',
      'participants.participants',
      'files.image',
      'phases.summary',
      'checkins.checkIns',
      'siteRecords.deviations',
      'statistics.contracts',
    ])
      await waitFor(() => expect(asked(world, call), call).toBe(1));
  });

  it('should ask for its picture, and tell of the visit, after the calls that its blocks wait for', async () => {
    const { world } = await visitWorkspace(PAGE, {
      before: (world) => goesWrong(world, { call: 'projects.view', kind: 'latency', milliseconds: 300 }),
    });
    for (const call of ['files.image', 'visits.record']) await waitFor(() => expect(asked(world, call), call).toBe(1));
    const calls = world.observed.calls.entries.map(({ row }) => row);
    const last = Math.max(
      ...['participants.participants', 'phases.summary', 'checkins.checkIns', 'statistics.contracts'].map((call) =>
        calls.indexOf(call),
      ),
    );
    expect(Math.min(calls.indexOf('files.image'), calls.indexOf('visits.record'))).toBeGreaterThan(last);
  });

  it('should count the open deviations as their own page does', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    const deviations = await block(screen, 'Åpne avvik');
    const [open] = (await deviations.findAllByText(/^\d+$/)).map((figure: HTMLElement) => figure.textContent);
    await user.click(deviations.getByRole('link', { name: 'Alle avvik' }));
    const label = await screen.findByText('Ikke lukket');
    await waitFor(() => expect(label.parentElement?.textContent).toBe(`${open} Ikke lukket`));
  });

  it('should lead from the number of contracts to the conversations of their agreements', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    const details = await block(screen, 'Detaljer');
    await user.click(await details.findByRole('link', { name: '1 kontrakt' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Samtaler' })).toBeDefined();
    expect(window.location.pathname).toBe('/x/-/project/1001/conversations');
  });

  it('should show all deviations by status where the service does not tell which are open', async () => {
    const { screen } = await visitWorkspace(PAGE, { plain: true });
    const deviations = await block(screen, 'Avvik');
    expect(await deviations.findByText('Lukket')).toBeDefined();
    expect(deviations.getByText(/Alle avvik fra starten og til nå/)).toBeDefined();
  });

  it('[W-PROJECTS-23] should say that it cannot tell what is switched on, and show it on a new try', async () => {
    const { screen, user, world } = await visitWorkspace(PAGE, {
      before: (world) => goesWrong(world, { call: 'projects.view', kind: 'status', status: 500 }),
    });
    expect(await screen.findByText(/^Det som er slått på i prosjektet, kunne ikke hentes/)).toBeDefined();
    goesRight(world);
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await block(screen, 'Fremdrift');
    expect(screen.queryByText(/kunne ikke hentes/)).toBeNull();
  });

  it('should lead on from the latest events to all of them', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    await user.click(await screen.findByRole('link', { name: 'Hele historikken' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Historikk' })).toBeDefined();
    expect((await screen.findAllByText('lastet opp', { exact: false })).length).toBeGreaterThan(10);
    expect(screen.getByText(/^\d+ hendelser$/)).toBeDefined();
  });
});

describe('the pages of a project', () => {
  const tabsOf = async ({ findByRole }: VisitedWorkspace['screen']) =>
    within(await findByRole('navigation', { name: 'Sider i prosjektet' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it('[W-PROJECTS-22] [W-PROJECTS-23] should have no page for what is switched off, in the tabs or at its address', async () => {
    const off = { onworksite: 0, deviations: false };
    const { screen } = await visitWorkspace(`${PAGE}/checkins`, { before: answers('projects.view', off) });
    expect(await screen.findByText('Denne delen er slått av')).toBeDefined();
    expect(await tabsOf(screen)).not.toContain('Innsjekk');
    expect(screen.queryByRole('button', { name: 'Prøv igjen' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Til prosjektet' }).getAttribute('href')).toBe(PAGE);
  });

  it('[W-PROJECTS-22] [W-PROJECTS-23] should have a page for what is switched on', async () => {
    const { screen } = await visitWorkspace(`${PAGE}/checkins`, {
      before: answers('projects.view', { onworksite: 1 }),
    });
    expect(await screen.findByRole('button', { name: /Gjest/ })).toBeDefined();
    expect(await tabsOf(screen)).toContain('Innsjekk');
  });

  it('[W-PROJECTS-23] should leave out the figures of what is switched off', async () => {
    const { screen, world } = await visitWorkspace(PAGE, { before: answers('projects.view', {}) });
    await block(screen, 'Detaljer');
    for (const name of ['Fremdrift', 'På plassen nå', 'Avvik', 'Åpne avvik'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    expect(screen.queryByText('Boligmappa')).toBeNull();
    expect(asked(world, 'siteRecords.deviations')).toBe(0);
  });

  it('[W-PROJECTS-23] should say that it cannot tell, and ask again, where the flags cannot be had', async () => {
    const { screen, user, world } = await visitWorkspace(`${PAGE}/checkins`, {
      before: (world) => goesWrong(world, { call: 'projects.view', kind: 'status', status: 500 }),
    });
    const again = await screen.findByRole('button', { name: 'Prøv igjen' });
    goesRight(world);
    await user.click(again);
    expect(await screen.findByRole('button', { name: /Gjest/ })).toBeDefined();
  });

  it('should ask for the project and what is switched on once, also when another of its pages is opened', async () => {
    const { screen, user, world } = await visitWorkspace(PAGE);
    await block(screen, 'Detaljer');
    for (const name of ['Deltakere', 'Avvik', 'Historikk']) {
      const tabs = within(screen.getByRole('navigation', { name: 'Sider i prosjektet' }));
      await user.click(tabs.getByRole('link', { name }));
      expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined();
    }
    expect([asked(world, 'projects.project'), asked(world, 'projects.view')]).toEqual([1, 1]);
  });

  it('[W-PROJECTS-45] should show what it is a part of, and its own parts', async () => {
    const { screen, user } = await visitWorkspace('/x/-/project/1010');
    const path = () => within(screen.getByRole('navigation', { name: 'Hvor siden ligger' })).getAllByRole('link');
    await waitFor(() => expect(path()).toHaveLength(3));
    await user.click(path()[1] ?? document.body);
    await waitFor(() => expect(window.location.pathname).toBe('/x/-/project/1009'));
    await waitFor(() => expect(path()).toHaveLength(2));
    await user.click(await screen.findByRole('link', { name: 'Underprosjekter' }));
    expect(await screen.findByText('1 underprosjekt')).toBeDefined();
    const table = within(await screen.findByRole('table', { name: 'Underprosjekter' }));
    expect(table.getAllByRole('link')[0]?.getAttribute('href')).toBe('/x/-/project/1010');
  });

  it('[W-PROJECTS-45] should say so where a project has no parts', async () => {
    const { screen } = await visitWorkspace(`${PAGE}/subprojects`);
    expect(await screen.findByText('Ingen underprosjekter')).toBeDefined();
  });
});

async function open({ screen, user }: VisitedWorkspace, item: RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Handlinger' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('what can be done to a project', () => {
  it('[W-PROJECTS-40] should send of a form only what was changed', async () => {
    const visit = await visitWorkspace(PAGE);
    const { screen, user, world } = visit;
    const before = demoProjects(world.state.seed, world.now())[0] ?? expect.fail('no project');
    await open(visit, /Rediger/);
    const form = within(await screen.findByRole('form', { name: 'Prosjektet' }));
    const title = form.getByRole('textbox', { name: 'Navn' });
    await user.clear(title);
    await user.type(title, 'Skolegata 12');
    await user.click(form.getByRole('button', { name: 'Lagre' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Prosjektet' })).toBeNull());
    const head = await block(screen, 'Om prosjektet');
    expect(head.getByRole('heading', { name: /Skolegata 12/ })).toBeDefined();
    expect(world.state.tables['projects']).toContainEqual({
      ...before,
      title: 'Skolegata 12',
      modified_date: expect.any(String),
    });
  });

  it('should keep what is typed while what can be chosen fails and comes, and over a reload', async () => {
    const drafts = { 'project 1001': { title: 'Et halvt navn' } };
    const visit = await visitWorkspace(`${PAGE}?panel=project.edit`, {
      drafts,
      before: (world) => goesWrong(world, { call: 'projects.projects', kind: 'status', status: 500 }),
    });
    const { screen, user, world, online$ } = visit;
    const title = (await screen.findByDisplayValue('Et halvt navn')) as HTMLInputElement; // it has a value
    await user.type(title, ' til');
    goesRight(world);
    online$.next(false);
    online$.next(true);
    const status = await screen.findByRole('combobox', { name: 'Status' });
    await waitFor(() => expect(within(status).getAllByRole('option').length).toBeGreaterThan(2));
    expect(title.isConnected && title.value).toBe('Et halvt navn til');
  });

  it('[W-PROJECTS-51] [W-PROJECTS-52] should connect it to the house register after a yes, and disconnect it', async () => {
    const visit = await visitWorkspace(PAGE);
    const { screen, user, world } = visit;
    await open(visit, /Koble til Boligmappa Ikke koblet/);
    await user.click(await screen.findByRole('button', { name: 'Nei' }));
    expect(asked(world, 'projects.connect')).toBe(0);
    await open(visit, /Koble til Boligmappa/);
    await user.click(await screen.findByRole('button', { name: 'Ja' }));
    expect(await (await block(screen, 'Detaljer')).findByText(/^BM-/)).toBeDefined();
    // A second press within a second is taken for the first.
    waitOutGuard();
    await open(visit, /Koble fra Boligmappa Koblet til BM-/);
    await user.click(await screen.findByRole('button', { name: 'Ja' }));
    expect(await (await block(screen, 'Detaljer')).findByText('Ikke koblet')).toBeDefined();
  });

  it('[W-PROJECTS-51] should say why it could not be connected, and stay as it was', async () => {
    const visit = await visitWorkspace(PAGE, {
      before: (world) => goesWrong(world, { call: 'projects.connect', kind: 'status', status: 500 }),
    });
    await open(visit, /Koble til Boligmappa/);
    await visit.user.click(await visit.screen.findByRole('button', { name: 'Ja' }));
    expect(await visit.screen.findByText(/uvisst om endringen ble lagret/)).toBeDefined();
    expect((await block(visit.screen, 'Detaljer')).getByText('Ikke koblet')).toBeDefined();
  });

  it('[W-PROJECTS-50] should replace its photo, and refuse what is no photo before it is sent', async () => {
    const visit = await visitWorkspace(PAGE);
    const { screen, user, world } = visit;
    await open(visit, /Bytt bilde/);
    const field = (await screen.findByLabelText(/Velg et bilde|Velg bilde/)) as HTMLInputElement; // a field for files is an input
    await user.upload(field, new File(['ikke et bilde'], 'bilde.png', { type: 'image/png' }));
    expect(await screen.findByText(/^Filen er ikke/)).toBeDefined();
    expect(asked(world, 'projects.uploadPhoto')).toBe(0);
  });

  it('[W-PROJECTS-44] should be offered as paper, and nothing to change, to a user who changes nothing', async () => {
    const visit = await visitWorkspace(PAGE, { login: 'nina' });
    await visit.user.click(await visit.screen.findByRole('button', { name: 'Handlinger' }));
    const items = await visit.screen.findAllByRole('menuitem');
    const names: readonly (string | null)[] = items.map((item: HTMLElement) => item.textContent);
    expect(names).toEqual(['Samtaler', 'Plakat for innsjekk']);
  });
});
