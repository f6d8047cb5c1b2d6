// A service that speaks nothing but the specification: what only our additions carry is left out, or said not to be there.
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { withFigures } from '../../e2e/support/layout.ts';
import { goesWrong } from '../../e2e/support/service.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const PLAIN = { plain: true } as const;

const menuOf = ({ screen }: Pick<VisitedWorkspace, 'screen'>) =>
  within(screen.getByRole('navigation', { name: 'Hovedmeny' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

/** What was asked and is not there. */
const inVain = ({ world }: VisitedWorkspace) =>
  world.observed.calls.entries.filter(({ status }) => (status ?? 0) >= 400);

function expectCalm({ screen }: Pick<VisitedWorkspace, 'screen'>): void {
  expect(screen.queryByRole('button', { name: /Prøv igjen/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /\d+ feil/ })).toBeNull();
}

describe('a plain service', () => {
  it('should have a menu without what it does not offer, and without a search', async () => {
    const visit = await visitWorkspace('/x/-/projects', PLAIN);
    await visit.screen.findByRole('table');
    const menu = menuOf(visit);
    expect(menu).not.toContain('Varsler');
    expect(menu).not.toContain('Arbeidsplan');
    expect(menu).toEqual(expect.arrayContaining(['Prosjekter', 'Innsjekk', 'Artikler', 'Kunderegister']));
    expect(visit.screen.queryByRole('button', { name: /Søk/ })).toBeNull();
    await visit.user.keyboard('{Control>}k{/Control}');
    expect(visit.screen.queryByRole('dialog')).toBeNull();
    expectCalm(visit);
    expect(inVain(visit)).toEqual([]);
  });

  it.each([
    ['contacts', 'kunder'],
    ['contact/30100?idtype=node', 'kunder'],
    ['persons', 'personer'],
    ['person/1', 'personer'],
    ['document/100100', 'dokumenter'],
    ['project/1001/documents', 'dokumenter'],
    ['project/1001/tasks', 'oppgaver og arbeidsplan'],
    ['planning?project=1001', 'oppgaver og arbeidsplan'],
    ['notifications', 'varsler'],
    ['panels', 'en liste over oppslag'],
    ['search?q=skole', 'søk'],
  ])('should say at /%s that it does not offer %s, keep the menu, and be asked nothing', async (page, what) => {
    const visit = await visitWorkspace(`/x/-/${page}`, PLAIN);
    expect(await visit.screen.findByText(`Denne tjenesten tilbyr ikke ${what}`)).toBeDefined();
    expect(menuOf(visit)).toContain('Prosjekter');
    expectCalm(visit);
    expect(inVain(visit)).toEqual([]);
  });

  it.each([
    ['panels', 'Oppslag'],
    ['project/1001/documents', 'Dokumenter'],
    ['planning', 'Arbeidsplan'],
    ['contacts', 'Kunderegister'],
  ])('should call the page at /%s that it does not offer by its own name, %s', async (page, name) => {
    const { screen } = await visitWorkspace(`/x/-/${page}`, PLAIN);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined();
  });

  it('should keep the name and the other pages of a project above a page that it does not offer', async () => {
    const { screen } = await visitWorkspace('/x/-/project/1001/tasks', PLAIN);
    const tabs = within(await screen.findByRole('navigation', { name: 'Sider i prosjektet' }));
    expect(tabs.getByRole('link', { name: 'Deltakere' })).toBeDefined();
    expect(await screen.findByText(/· 26\d\d$/)).toBeDefined();
  });

  it('should lead from a page of a project that it does not offer to the project', async () => {
    const { screen } = await visitWorkspace('/x/-/project/1001/tasks', PLAIN);
    const way = await screen.findByRole('link', { name: 'Til prosjektet' });
    expect(way.getAttribute('href')).toBe('/x/-/project/1001');
  });

  it('should begin the register with its departments, which lead to no customer', async () => {
    const visit = await visitWorkspace('/x/-/projects', PLAIN);
    const { screen, user } = visit;
    await user.click((await screen.findAllByRole('link', { name: 'Kunderegister' }))[0] ?? document.body);
    await waitFor(() => expect(window.location.pathname).toBe('/x/-/departments'));
    await screen.findByText('Anlegg');
    const tabs = within(screen.getByRole('navigation', { name: 'Kunderegister' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Avdelinger', 'Rapportering']);
    expect(within(screen.getByRole('table')).queryAllByRole('link')).toEqual([]);
    expectCalm(visit);
  });

  it('should show participants by name alone, let their roles be changed, and have none added', async () => {
    const visit = await visitWorkspace('/x/-/project/1001/participants', PLAIN);
    const { screen, user } = visit;
    const [options] = await screen.findAllByRole('button', { name: 'Valg for Ola Bakken' });
    expect(screen.queryByRole('link', { name: 'Ola Bakken' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Legg til deltaker' })).toBeNull();
    expect(screen.getByText(/^Denne tjenesten tilbyr ikke å legge til deltakere\./)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Oppgaver' })).toBeNull();
    await user.click(options ?? document.body);
    await user.click(screen.getByRole('menuitem', { name: 'Endre roller' }));
    const panel = within(await screen.findByRole('dialog'));
    expect(panel.getAllByRole('checkbox').length).toBeGreaterThan(1);
    expectCalm(visit);
    expect(inVain(visit)).toEqual([]);
  });

  it.each([
    ['participants?panel=participant.new', 'å legge til deltakere'],
    ['checkins?panel=guest', 'registrering av gjester'],
  ])('should say at /%s, a stored panel, that it does not offer %s', async (page, what) => {
    const visit = await visitWorkspace(`/x/-/project/1001/${page}`, PLAIN);
    const panel = within(await visit.screen.findByRole('dialog'));
    expect(await panel.findByText(`Denne tjenesten tilbyr ikke ${what}`)).toBeDefined();
    expectCalm(visit);
  });

  it('should show who is on the site, without buttons for what it cannot do', async () => {
    const visit = await visitWorkspace('/x/-/project/1001/checkins', PLAIN);
    await visit.screen.findByRole('table');
    expect(visit.screen.queryByRole('button', { name: /^(Sjekk ut|Sjekk inn)/ })).toBeNull();
    expectCalm(visit);
  });

  it('should show a photo in full, and have no field to send one', async () => {
    const visit = await visitWorkspace('/x/-/project/1001/photos', PLAIN);
    const { screen, user } = visit;
    await user.click((await screen.findAllByRole('link', { name: /^Vis / }))[0] ?? document.body);
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByRole('link', { name: 'Last ned' })).toBeDefined();
    expect(document.querySelector('input[type=file]')).toBeNull();
    expectCalm(visit);
    expect(inVain(visit)).toEqual([]);
  });

  it('should show the phases of a project, and no figure that it does not tell', async () => {
    const visit = await visitWorkspace('/x/-/project/1001/phases/2', PLAIN);
    const phase = within(await visit.screen.findByRole('region', { name: 'Råbygg' }));
    await phase.findByRole('heading', { level: 4, name: /^Kontrollpunkter \d av \d$/ });
    await phase.findByRole('heading', { level: 4, name: /^Milepæler \d av \d/ });
    // Documents that have no page here lead nowhere.
    await phase.findByRole('heading', { level: 4, name: /^Dokumenter \d/ });
    expect(document.querySelector('a[href*="/document"]')).toBeNull();
    expectCalm(visit);
    expect(inVain(visit)).toEqual([]);
  });

  it.each(['deadlines', 'dashboard/start'])('should lead at /%s from each deadline to its project', async (page) => {
    const visit = await visitWorkspace(`/x/-/${page}`, { ...PLAIN, before: withFigures });
    const { screen } = visit;
    const lines = async (): Promise<readonly HTMLElement[]> => {
      const head = await screen.findByRole('heading', { name: /^(Forfalt|Passert|Passerte)/ });
      return within(head.closest('section') ?? document.body).findAllByRole('listitem');
    };
    await waitFor(async () => expect((await lines()).length).toBeGreaterThan(1));
    for (const line of await lines()) expect(line.querySelector('a')?.getAttribute('href')).toMatch(/\/project\/\d+/);
    expect(screen.queryByText('Tjenesten oppgir ikke prosjektet')).toBeNull();
    expectCalm(visit);
    expect(inVain(visit)).toEqual([]);
  });

  it('should have a dashboard whose saved searches are titles', async () => {
    const visit = await visitWorkspace('/x/-/dashboard/start', PLAIN);
    await waitFor(() => expect(visit.screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2));
    expect(document.querySelector('a[href*="/search"]')).toBeNull();
    expectCalm(visit);
    expect(inVain(visit)).toEqual([]);
  });
});

describe('a service without a manifest', () => {
  it('should be taken for a plain one', async () => {
    const { screen } = await visitWorkspace('/x/-/notifications', {
      before: (world) => goesWrong(world, { call: 'center.manifest', kind: 'status', status: 404 }),
    });
    expect(await screen.findByText('Denne tjenesten tilbyr ikke varsler')).toBeDefined();
  });
});
