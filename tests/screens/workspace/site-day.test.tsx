import { waitFor, within } from '@testing-library/dom';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { asked, goesRight, goesWrong } from '../../e2e/support/service.ts';
import { fullPlace, memoryPlace } from '../../support/memory-place.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const PAGE = '/x/-/site?project=1001';
/** The person that the user is. */
const OLA = '1';

async function dockOf({ screen }: VisitedWorkspace) {
  const dock: HTMLElement = await screen.findByRole('navigation', { name: 'Registrer' });
  return within(dock);
}
const namesIn = (dock: Awaited<ReturnType<typeof dockOf>>): readonly string[] =>
  dock.queryAllByRole<HTMLElement>('link').map((link) => link.querySelector('span')?.firstChild?.textContent ?? '');

describe('[W-SITE-53] the day of a user on site', () => {
  it('should have the project, and the targets that the user has a right to', async () => {
    const visit = await visitWorkspace(PAGE);
    expect(namesIn(await dockOf(visit))).toEqual(['Avvik', 'Sjekkliste', 'Timer', 'Utgift']);
    expect(visit.screen.getByRole('heading', { level: 1, name: 'Min dag' })).toBeDefined();
    expect(visit.screen.getByText('Torsdag 19.11 · uke 47')).toBeDefined();
  });

  it('should go to the project that was used last, and change to another one', async () => {
    const visit = await visitWorkspace('/x/-/project/1001');
    const { screen, user } = visit;
    await waitFor(() => expect(asked(visit.world, 'visits.record')).toBe(1));
    await user.click((await screen.findAllByRole('link', { name: 'Prosjekter' }))[0] ?? document.body);
    await user.click(
      (await screen.findAllByRole('link', { name: /, tilbygg|barnehage|omsorgsboliger/ }))[0] ?? document.body,
    );
    await waitFor(() => expect(asked(visit.world, 'visits.record')).toBe(2));
    await user.click(await screen.findByRole('link', { name: 'Min dag' }));
    const opener = () => screen.findByRole('button', { name: /Bytt$/ });
    await waitFor(async () => expect((await opener()).textContent).not.toContain('Storgata 31, rehabilitering'));
    await user.click(await opener());
    const window = within(await screen.findByRole('dialog', { name: 'Bytt prosjekt' }));
    const other: HTMLElement = await window.findByRole('button', { name: 'Storgata 31, rehabilitering' });
    await user.click(other);
    await waitFor(async () => expect((await opener()).textContent).toContain(other.textContent));
    await waitFor(() => expect(asked(visit.world, 'visits.record')).toBe(3));
  });

  it('should have a right alone, and none of a user who may only read', async () => {
    const visit = await visitWorkspace(PAGE, { login: 'nina' });
    expect(await visit.screen.findByText('Du kan ikke registrere noe i dette prosjektet.')).toBeDefined();
    expect(visit.screen.queryByRole('navigation', { name: 'Registrer' })).toBeNull();
    expect(visit.screen.queryByRole('link', { name: 'Min dag' })).toBeNull();
  });

  it('[W-SITE-54] should register a deviation with one word, and have its receipt', async () => {
    const visit = await visitWorkspace(PAGE);
    const { screen, user } = visit;
    await user.click((await dockOf(visit)).getByRole('link', { name: /^Avvik/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Nytt avvik' }));
    await user.type(await panel.findByRole('textbox', { name: 'Hva er galt?' }), 'Glippe');
    await user.click(panel.getByRole('button', { name: 'Lagre avvik' }));
    const receipt = await screen.findByRole('heading', { name: /^Sendt / });
    await waitFor(() => expect(document.activeElement).toBe(receipt));
    expect(screen.getByText(/^Glippe · /)).toBeDefined();
    // Back closes the form a moment later than the form closes.
    await waitFor(() => expect(window.location.search).toBe('?project=1001'));
    await user.click(screen.getByRole('link', { name: 'Se avviket' }));
    expect(await screen.findByRole('dialog', { name: 'Glippe' })).toBeDefined();
  });

  it('should open the form of an expense, at its project', async () => {
    const visit = await visitWorkspace(PAGE);
    await visit.user.click((await dockOf(visit)).getByRole('link', { name: /^Utgift/ }));
    expect(await visit.screen.findByRole('dialog', { name: 'Ny utgift' })).toBeDefined();
    expect(window.location.pathname).toBe('/x/-/project/1001/expenses');
  });

  it('should keep the receipt and the outbox while there is no network', async () => {
    const visit = await visitWorkspace(PAGE);
    const { screen, user, online$ } = visit;
    const dock = await dockOf(visit);
    online$.next(false);
    await user.click(dock.getByRole('link', { name: /^Avvik/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Nytt avvik' }));
    await user.type(await panel.findByRole('textbox', { name: 'Hva er galt?' }), 'Glippe');
    await user.click(panel.getByRole('button', { name: 'Lagre avvik' }));
    expect(await screen.findByRole('heading', { name: 'Lagret. Sendes når det er nett.' })).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'Utboks 1' })).getByText('Venter på nett')).toBeDefined();
    expect(
      within(screen.getByRole('navigation', { name: 'Hovedmeny' })).getByRole('link', { name: /^Utboks 1/ }),
    ).toBeDefined();
    expect(asked(visit.world, 'deviations.create')).toBe(0);
    online$.next(true);
    expect(await screen.findByRole('heading', { name: /^Sendt / })).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Utboks/ })).toBeNull());
    expect(asked(visit.world, 'deviations.create')).toBe(1);
  });

  it('should not promise to send at once what the service did not answer', async () => {
    const visit = await visitWorkspace(PAGE);
    const { screen, user } = visit;
    goesWrong(visit.world, { call: 'deviations.create', kind: 'cut' });
    await user.click((await dockOf(visit)).getByRole('link', { name: /^Avvik/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Nytt avvik' }));
    await user.type(await panel.findByRole('textbox', { name: 'Hva er galt?' }), 'Glippe');
    await user.click(panel.getByRole('button', { name: 'Lagre avvik' }));
    expect(await screen.findByRole('heading', { name: 'Lagret. Sendes når det er nett.' })).toBeDefined();
  });

  it('[W-SITE-30] should say the age of what it shows once, in its head, and ask anew at a press', async () => {
    const { screen, user, world, online$ } = await visitWorkspace(PAGE);
    await screen.findByRole('region', { name: /^Mine åpne avvik/ });
    goesWrong(world, { call: 'siteRecords.deviations', kind: 'cut' });
    goesWrong(world, { call: 'tasks.tasks', kind: 'cut' });
    online$.next(false);
    online$.next(true);
    const words = await screen.findByText('Frakoblet.');
    expect(words.parentElement?.textContent).toBe('Frakoblet. Oppdatert kl. 10:00.');
    expect(screen.getAllByText(/Oppdatert kl\./)).toHaveLength(1);
    expect(screen.queryByText(/kan være gammelt/)).toBeNull();
    goesRight(world);
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(screen.queryByText('Frakoblet.')).toBeNull());
  });

  it('[W-SITE-63] should offer a begun form before a project is chosen', async () => {
    const drafts = memoryPlace<unknown>();
    const input = {
      ...{ name: 'deviation new 1001', kind: 'deviation', project: { id: '1001', title: 'Storgata' } },
      ...{ title: 'Glippe', address: PAGE, at: Date.UTC(2026, 10, 19, 8, 38), values: {}, photos: [] },
    };
    drafts.put({ key: input.name, lane: '', order: 1, input, refusal: null });
    const { screen } = await visitWorkspace('/x/-/site', {
      outboxes: new Map([['felles.workspace.site-drafts user 501', drafts]]),
      before: (world) => goesWrong(world, { call: 'visits.last', kind: 'cut' }),
    });
    expect(await screen.findByRole('link', { name: 'Fortsett avviket fra 09:38' })).toBeDefined();
    expect(await screen.findByText('Telefonen har ikke hentet noe ennå')).toBeDefined();
  });

  it('[W-SITE-33] should say where the device has not stored the copy of a day', async () => {
    const { screen, user } = await visitWorkspace(PAGE, {
      outboxes: new Map([['felles.workspace.site user 501', fullPlace()]]),
    });
    await user.click(await screen.findByRole('button', { name: /^Som / }));
    const words = /^Ikke lagret\. \w+ er full\. Det som står her, er lagret\.$/;
    expect((await screen.findByText(words)).closest('[role=alert]')).not.toBeNull();
    expect(screen.getByRole('button', { name: /^Som / })).toBeDefined();
  });

  it('should have the open deviations of the user, the late ones first, each with its way', async () => {
    const of = (id: string, deadline: string | null, person: string, closed_date: string | null = null) => ({
      ...{ deviation_id: id, title: `Avvik ${id}`, deadline, closed_date, date: '2026-11-02' },
      responsible: { person_id: person, person_name: 'En' },
    });
    const answer = [
      of('1', null, OLA),
      of('2', '2026-11-25', OLA),
      of('3', '2026-11-18', OLA),
      of('4', '2026-11-01', '2'),
      of('5', '2026-11-01', OLA, '2026-11-02'),
    ];
    const { screen } = await visitWorkspace(PAGE, {
      before: (world) => goesWrong(world, { call: 'siteRecords.deviations', kind: 'answer', answer }),
    });
    const section = within(await screen.findByRole('region', { name: 'Mine åpne avvik 3' }));
    const rows = section.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(['Avvik 31 dag over frist', 'Avvik 2Frist 25.11', 'Avvik 1']);
    const ways = section.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toContain('/x/-/project/1001/deviations?panel=deviations.3');
  });

  it('should open a line of hours, and write a usual day with one press', async () => {
    const visit = await visitWorkspace(PAGE);
    const { screen, user } = visit;
    await user.click((await dockOf(visit)).getByRole('link', { name: /^Timer/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Timer' }));
    await user.click(panel.getByRole('button', { name: 'Lukk' }));
    await user.dblClick(await screen.findByRole('button', { name: /^Som / }));
    expect(await screen.findByText(/^I dag: \d/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Som / })).toBeNull();
    await waitFor(() => expect(asked(visit.world, 'hours.create')).toBe(1));
  });

  it('should be first in the bar, and go on with the last unfinished checklist', async () => {
    const visit = await visitWorkspace(PAGE);
    const menu = within(visit.screen.getByRole('navigation', { name: 'Hovedmeny' }));
    const bar = menu.getAllByRole('link').filter((link) => 'inBar' in link.dataset);
    expect(bar.map(({ title }) => title)).toEqual(['Min dag', 'Prosjekter', 'Samtaler']);
    const link = (await dockOf(visit)).getByRole('link', { name: /^Sjekkliste/ });
    await waitFor(() => expect(link.textContent).toMatch(/\d+ av \d+$/));
    expect(link.getAttribute('href')).toMatch(/^\/x\/-\/project\/1001\/checklists\/\w+$/);
  });

  it('[W-SITE-53] should be before the search in the bar of a phone, by keyboard as in sight', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { screen } = await visitWorkspace(PAGE);
    const menu = within(screen.getByRole('navigation', { name: 'Hovedmeny' }));
    const day = await menu.findByRole('link', { name: 'Min dag' });
    const find = await menu.findByRole('button', { name: /^Søk/ });
    expect(day.compareDocumentPosition(find)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('[W-SITE-12] should leave out a part that the project has switched off', async () => {
    const visit = await visitWorkspace(PAGE, {
      before: (world) => goesWrong(world, { call: 'projects.view', kind: 'answer', answer: { hours: true } }),
    });
    expect(namesIn(await dockOf(visit))).toEqual(['Sjekkliste', 'Timer', 'Utgift']);
    expect(visit.screen.queryByRole('region', { name: /^Mine åpne avvik/ })).toBeNull();
    expect(asked(visit.world, 'siteRecords.deviations')).toBe(0);
  });

  it('[W-SITE-29] should say how many projects are ready without a network, once all are', async () => {
    const ready$ = new BehaviorSubject<number | null>(null);
    const readiness = { view$: ready$, open: () => undefined, close: () => undefined };
    const { screen } = await visitWorkspace(PAGE, { code: () => ({ siteDay: async () => ({ readiness }) }) });
    await screen.findByRole('navigation', { name: 'Registrer' });
    expect(screen.queryByText(/^Klar uten nett/)).toBeNull();
    ready$.next(5);
    expect(await screen.findByText('Klar uten nett: 5 prosjekter')).toBeDefined();
  });

  it('[W-SITE-02] should be no page of a service that takes no changes', async () => {
    const visit = await visitWorkspace('/x/-/site', { plain: true });
    expect(await visit.screen.findByText('Denne tjenesten tilbyr ikke å registrere på plassen')).toBeDefined();
    expect(visit.screen.queryByRole('link', { name: 'Min dag' })).toBeNull();
  });

  it('[W-SITE-30] should say that nothing is on the device, and offer to try again', async () => {
    const { screen, user, world } = await visitWorkspace(PAGE, {
      before: (world) => goesWrong(world, { call: 'projects.project', kind: 'cut' }),
    });
    expect(await screen.findByText('Telefonen har ikke hentet noe ennå')).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Registrer' })).toBeNull();
    goesRight(world);
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    expect(await screen.findByRole('navigation', { name: 'Registrer' })).toBeDefined();
  });
});
