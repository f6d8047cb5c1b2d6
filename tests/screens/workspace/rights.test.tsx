// The pages as a user of the customer meets them, who sees a part of the workspace only.
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const NINA = { login: 'nina' } as const;

const namesIn = ({ screen }: Pick<VisitedWorkspace, 'screen'>, name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent);

/** The calls that were refused. */
const refused = ({ world }: VisitedWorkspace) =>
  world.observed.calls.entries
    .filter(({ status }) => (status ?? 0) >= 400)
    .map(({ row, path, status }) => [row, path, status]);

describe('a user who sees a part of the workspace', () => {
  it('should have a menu without what is hidden, and another user the whole', async () => {
    const visit = await visitWorkspace('/x/-/projects', NINA);
    await visit.screen.findByRole('table');
    const menu = namesIn(visit, 'Hovedmeny');
    expect(menu).toEqual(
      expect.arrayContaining(['Prosjekter', 'Frister', 'Statistikk', expect.stringMatching(/^Varsler/)]),
    );
    for (const hidden of ['Artikler', 'Kunderegister', 'Oppslag']) expect(menu).not.toContain(hidden);
    expect(refused(visit)).toEqual([]);
  });

  it('[W-PHASES-22] should be shown no hours in the progress, rather than none so far', async () => {
    const { screen } = await visitWorkspace('/x/-/project/1001', NINA);
    const block = within(await screen.findByRole('region', { name: 'Fremdrift' }));
    await block.findByText('Milepæler');
    expect(block.queryByText('Timer')).toBeNull();
  });

  it.each([
    ['articles', 'Artikler'],
    ['contacts', 'Kunderegister'],
    ['persons', 'Kunderegister'],
    ['person/1', 'Kunderegister'],
    ['departments', 'Kunderegister'],
    ['panels/1', 'Oppslag'],
    ['project/1001/expenses', 'Utgifter'],
    ['project/1001/hours', 'Timer'],
    ['project/1001/checkins', 'Innsjekk'],
  ])('should read at /%s that it is hidden, without a call and without a retry', async (page) => {
    const visit = await visitWorkspace(`/x/-/${page}`, NINA);
    expect(await visit.screen.findByText('Du har ikke tilgang til dette')).toBeDefined();
    expect(visit.screen.queryByRole('button', { name: /Prøv igjen/ })).toBeNull();
    expect(refused(visit)).toEqual([]);
  });

  it.each([
    ['dashboard/start', 'Prosjekter'],
    ['checkin', 'Innsjekk'],
    ['deadlines', 'Frister'],
    ['notifications', 'Varsler'],
    ['planning', 'Arbeidsplan'],
    ['statistics', 'Statistikk'],
    ['search?q=skole', 'Søk'],
    ['chat', 'Samtaler'],
    ['project/1001', 'Oversikt'],
    ['project/1001/phases', 'Faser'],
    ['project/1001/tasks', 'Oppgaver'],
    ['project/1001/checklists', 'Sjekklister'],
    ['project/1001/deviations', 'Avvik'],
    ['project/1001/documents', 'Dokumenter'],
    ['project/1001/photos', 'Bilder'],
    ['project/1001/handbook', 'Håndbok'],
    ['project/1001/participants', 'Deltakere'],
    ['project/1001/conversations', 'Samtaler'],
    ['project/1001/statistics', 'Statistikk'],
    ['project/1001/subprojects', 'Delprosjekter'],
    ['project/1001/history', 'Historikk'],
    ['document/100100', 'Dokument'],
  ])('should be shown /%s whole, which asks for nothing that is hidden', async (page) => {
    const visit = await visitWorkspace(`/x/-/${page}`, NINA);
    await visit.screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(visit.screen.queryByRole('progressbar')).toBeNull());
    await waitFor(() => expect(visit.world.observed.calls.entries.every(({ status }) => status !== null)).toBe(true));
    expect(visit.screen.queryByText('Du har ikke tilgang til dette')).toBeNull();
    expect(refused(visit)).toEqual([]);
  });

  it('should have no tabs of hidden pages, and no switch to internal conversations', async () => {
    const visit = await visitWorkspace('/x/-/project/1001/conversations', NINA);
    await visit.screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(visit.screen.queryByRole('link', { name: 'Deltakere' })).not.toBeNull());
    for (const hidden of ['Timer', 'Utgifter']) expect(visit.screen.queryByRole('link', { name: hidden })).toBeNull();
    expect(visit.screen.queryByRole('radio', { name: /Intern/ })).toBeNull();
  });
});
