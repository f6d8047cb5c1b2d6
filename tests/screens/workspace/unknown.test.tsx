// An address may name what is not there, or what is not for the user: one page says so, and it is no fault of the service.
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { asked, goesWrong } from '../../e2e/support/service.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const PAGES = [
  'participants',
  'tasks',
  'documents',
  'photos',
  'handbook',
  'expenses',
  'checkins',
  'subprojects',
  'history',
  'phases',
  'statistics',
  'checklists',
  'deviations',
  'hours',
] as const;

/** No fault is counted, and there is nothing to press but the ways onward. */
function expectCalm({ screen }: Pick<VisitedWorkspace, 'screen'>): void {
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('button', { name: /\d+ feil/ })).toBeNull();
  expect(main.queryByRole('button', { name: /Prøv igjen/ })).toBeNull();
}

async function expectNoProject(visit: VisitedWorkspace): Promise<void> {
  const { screen, world } = visit;
  expect(await screen.findByRole('heading', { level: 1, name: 'Fant ikke prosjektet' })).toBeDefined();
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Prosjektet finnes ikke, eller du har ikke tilgang til det')).toBeDefined();
  expect(main.getByRole('link', { name: 'Til prosjektene' }).getAttribute('href')).toBe('/x/-/projects');
  expect(main.queryByRole('navigation')).toBeNull();
  expect(main.queryByRole('textbox')).toBeNull();
  expect(main.queryByRole('button', { name: /Legg til|Gjest|Velg filer|Skriv ut|Kø/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(within(screen.getByRole('navigation', { name: 'Hovedmeny' })).getAllByRole('link').length).toBeGreaterThan(5);
  expectCalm(visit);
  expect(asked(world, 'visits.record')).toBe(0);
}

describe('a project that is not there', () => {
  it('should be reported as missing at its first page', async () => {
    await expectNoProject(await visitWorkspace('/x/-/project/99999'));
  });

  it.each(PAGES)('should be reported as missing at its %s', async (page) => {
    await expectNoProject(await visitWorkspace(`/x/-/project/99999/${page}`));
  });

  it.each(PAGES)('should be reported as missing at its %s to a user without access', async (page) => {
    await expectNoProject(await visitWorkspace(`/x/-/project/1020/${page}`, { login: 'nina' }));
  });

  it('should be reported as missing if the service forbids it', async () => {
    await expectNoProject(
      await visitWorkspace('/x/-/project/1001/participants', {
        before: (world) => goesWrong(world, { call: 'projects.project', kind: 'status', status: 403 }),
      }),
    );
  });

  it('should have no panel with a form', async () => {
    await expectNoProject(await visitWorkspace('/x/-/project/99999/checkins?panel=guest'));
  });

  it('should count no fault where its list is refused before the project is', async () => {
    const visit = await visitWorkspace('/x/-/project/99999/photos', {
      before: (world) => goesWrong(world, { call: 'projects.project', kind: 'latency', milliseconds: 300 }),
    });
    await waitFor(() => expect(asked(visit.world, 'statistics.photos')).toBe(1));
    await expectNoProject(visit);
  });
});

describe('a project', () => {
  it('should be shown as before where only the call about it goes wrong', async () => {
    const { screen } = await visitWorkspace('/x/-/project/1001/participants', {
      before: (world) => goesWrong(world, { call: 'projects.project', kind: 'status', status: 500 }),
    });
    expect(await screen.findByText('Prosjektleder')).toBeDefined();
    expect(await screen.findByRole('button', { name: '1 feil' })).toBeDefined();
  });
});

describe('a thing that is not there', () => {
  it.each([
    ['person/99999', 'Fant ikke personen', 'Til personene', '/persons'],
    ['contact/99999', 'Fant ikke kunden', 'Til kundene', '/contacts'],
    ['document/99999', 'Fant ikke dokumentet', 'Til prosjektene', '/projects'],
    ['dashboard/start?layout=99999', 'Fant ikke oppsettet', 'Til min oversikt', '/dashboard/start'],
    ['panels/99999', 'Fant ikke oppslaget', 'Til oppslagene', '/panels'],
  ])('should be reported as missing at /%s', async (address, words, way, to) => {
    const visit = await visitWorkspace(`/x/-/${address}`);
    const main = within(visit.screen.getByRole('main'));
    expect(await main.findByText(words)).toBeDefined();
    expect(main.getByText('Adressen kan være feil, eller det du leter etter, er slettet.')).toBeDefined();
    expect(main.getByRole('link', { name: way }).getAttribute('href')).toBe(`/x/-${to}`);
    expectCalm(visit);
    expect(asked(visit.world, 'visits.record')).toBe(0);
  });

  it.each([
    ['person/1', 'persons.person', 'Du har ikke tilgang til personen'],
    ['panels/1', 'publishing.panel', 'Du har ikke tilgang til oppslaget'],
  ])('should say at /%s that the user has no access', async (address, call, words) => {
    const visit = await visitWorkspace(`/x/-/${address}`, {
      before: (world) => goesWrong(world, { call, kind: 'status', status: 403 }),
    });
    expect(await visit.screen.findByText(words)).toBeDefined();
    expectCalm(visit);
  });

  it('should offer another try where the service failed', async () => {
    const { screen } = await visitWorkspace('/x/-/panels/1', {
      before: (world) => goesWrong(world, { call: 'publishing.panel', kind: 'status', status: 500 }),
    });
    expect(await screen.findByText('Oppslaget kunne ikke hentes')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Prøv igjen' })).toBeDefined();
  });
});
