import { demoChatAgreements } from '@felles/fixtures/workspace/chat';
import type { World } from '@felles/mock-server/internal';
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { asked, goesRight, goesWrong } from '../../e2e/support/service.ts';
import { savedFile } from '../support/saved-file.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

type Visit = Pick<VisitedWorkspace, 'screen'>;

const OVERVIEW = '/x/-/statistics';
const OF_PROJECT = '/x/-/project/1001/statistics';
const MARKUP = '<img src=x onerror="window.attacked=1">';
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s/g, ' ').trim();

/** The key figures of a page, by their names. */
const figuresIn = async ({ screen }: Visit, name = 'Tall i alt'): Promise<Record<string, string>> => {
  const set = within(await screen.findByRole('list', { name })).getAllByRole('listitem');
  const figures = set.filter((figure) => figure.querySelector('b') !== null);
  return Object.fromEntries(
    figures.map((figure) => [
      figure.querySelector('span')?.textContent ?? '',
      plain(figure.querySelector('b')?.textContent),
    ]),
  );
};

/** The first numbers of a table, by the names of its rows. */
const numbersIn = async (visit: Visit, name: string): Promise<Record<string, string>> =>
  Object.fromEntries((await tableOf(visit, name)).slice(1).map(([row = '', number = '']) => [row, number]));

/** The signs that say where the numbers come from. */
const SOURCE = { name: /^Kilde: / };

/** The rows of the table of projects: their cells, the words for small screens left out. */
const tableOf = async ({ screen }: Visit, name = 'Per prosjekt') => {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .map((row) =>
      [...row.children].map((cell) =>
        plain(
          cell.querySelector('[class*=value]')?.textContent ?? cell.querySelector('b')?.textContent ?? cell.textContent,
        ),
      ),
    );
};

const numberIn = (text: string | undefined): number => Number((text ?? '').replaceAll(/\s/g, '').replace(',', '.'));
const sumOf = (rows: readonly (readonly string[])[], at: number): number =>
  rows.reduce((sum, row) => sum + numberIn(row[at]), 0);

const TABS = [
  ['checkins', 'Innsjekk', ['statistics.checkins', 'statistics.innsjekk', 'statistics.checkinsPerProject']],
  ['checklists', 'Sjekklister', ['statistics.checklists', 'statistics.checklistsPerProject']],
  ['tasks', 'Oppgaver', ['statistics.tasks', 'statistics.tasksPerProject']],
  ['deviations', 'Avvik', ['statistics.deviations', 'statistics.deviationsPerProject']],
  ['hours', 'Timer', ['statistics.hours']],
  ['contracts', 'Kontrakter', ['statistics.contracts']],
  ['phases', 'Faser', ['statistics.phaseState']],
  ['photos', 'Bilder', ['statistics.photos']],
] as const;

const CALLS = TABS.flatMap(([, , calls]) => calls);
const askedNow = (world: World) => CALLS.filter((call) => asked(world, call) > 0);

describe('the figures over all projects', () => {
  it('[W-STATISTICS-09] [W-STATISTICS-10] [W-STATISTICS-17] [W-STATISTICS-20] [W-STATISTICS-21] should be check-ins and tasks by status, in all and for each project', async () => {
    const visit = await visitWorkspace(OVERVIEW);
    const { 'På plassen nå': here, Prosjekter: projects } = await figuresIn(visit);
    const { Egne: own, Avvist: refused } = await numbersIn(visit, 'Innsjekk etter hvem');
    const [heads, ...rows] = await tableOf(visit);
    expect(heads).toEqual(['Prosjekt', 'Egne', 'Underentreprenør', 'Gjester', 'Avvist', 'På plassen nå']);
    expect([sumOf(rows, 1), sumOf(rows, 4), sumOf(rows, 5)]).toEqual([own, refused, here].map(numberIn));
    expect([rows.length, projects]).toEqual([40, '40']);
    const spans = await visit.screen.findByRole('table', { name: 'Innsjekk nå og nylig' });
    expect(
      within(spans)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nå', 'I dag', 'I går', 'Siste 30 dager']);
    await visit.user.click(visit.screen.getByRole('tab', { name: 'Oppgaver' }));
    const { 'I alt': all, Forfalt: late } = await numbersIn(visit, 'Oppgaver per status');
    const chart = await tableOf(visit, 'Oppgaver per status');
    expect(chart.slice(1, -1).map(([name]) => name)).toEqual([
      'Planlagt',
      'Startet',
      'Pågår',
      'Forfalt',
      'Ikke ferdig',
      'Fullført',
      'Har avvik',
      'Fri',
      'Simulert',
      'Avlyst',
      'Slettet',
    ]);
    expect(sumOf(chart.slice(1, -1), 1)).toBe(numberIn(all));
    const [names = [], ...lines] = await tableOf(visit);
    expect([sumOf(lines, 1), sumOf(lines, names.indexOf('Forfalt'))]).toEqual([all, late].map(numberIn));
    expect(names).toEqual(['Prosjekt', 'I alt', 'Planlagt', 'Pågår', 'Forfalt', 'Fullført', 'Andre']);
    for (const row of lines)
      expect(
        sumOf(
          row.slice(2).map((cell) => [cell]),
          0,
        ),
      ).toBe(numberIn(row[1]));
    const shares = chart.slice(1, -1).map((row) => Number.parseInt(row[2] ?? '', 10));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    expect(visit.screen.getByText(/oppgaver er bare foreslått eller uten status, og er ikke med/)).toBeDefined();
  });

  it('should each be asked for when its tab is first opened, and never before', async () => {
    const visit = await visitWorkspace(OVERVIEW);
    const { screen, user, world } = visit;
    const seen: string[] = [];
    for (const [tab, name, calls] of TABS) {
      await user.click(await screen.findByRole('tab', { name }));
      seen.push(...calls);
      await waitFor(() => expect(askedNow(world)).toEqual(seen));
      await waitFor(() => expect(screen.getAllByRole('button', SOURCE)).toHaveLength(calls.length));
      expect(window.location.search).toBe(tab === 'checkins' ? '' : `?tab=${tab}`);
    }
    expect(askedNow(world)).toEqual(CALLS);
  });

  it('should say of each where it comes from and of which days it is, as the answer says or as was asked', async () => {
    const period = 'from=2026-11-01&to=2026-11-19';
    const { screen, user } = await visitWorkspace(`${OVERVIEW}?${period}`);
    const name =
      'Kilde: tjenestens tall for innsjekk. Periode: 01.11.2026–19.11.2026, oppgitt av tjenesten. Hentet kl. 10:00.';
    expect(await screen.findByRole('button', { name })).toBeDefined();
    const now = { name: /^Kilde: tjenestens tall for hvem som er.*Slik det er nå, uansett/ };
    expect(screen.getByRole('button', now)).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Avvik' }));
    const asked = {
      name: /^Kilde: tjenestens tall for avvik\. Periode: 01\.11\.2026–19\.11\.2026, slik det er spurt om\./,
    };
    expect(await screen.findByRole('button', asked)).toBeDefined();
  });

  it('[W-STATISTICS-11] [W-STATISTICS-12] [W-STATISTICS-14] [W-STATISTICS-15] [W-STATISTICS-18] [W-STATISTICS-19] should be checklists, deviations, phases and photos, by project too', async () => {
    const visit = await visitWorkspace(`${OVERVIEW}?tab=checklists`);
    const { Lister: lists, Måling: measures } = await figuresIn(visit);
    const { 'Ikke besvart': open, 'I alt': points } = await numbersIn(visit, 'Punkter etter svar');
    const [, ...lines] = await tableOf(visit);
    expect([1, 2, 4, 5].map((at) => sumOf(lines, at))).toEqual([lists, points, open, measures].map(numberIn));
    expect(sumOf(lines, 3) + numberIn(open)).toBe(numberIn(points));
    await visit.user.click(visit.screen.getByRole('tab', { name: 'Avvik' }));
    await visit.screen.findByRole('table', { name: 'Avvik per status' });
    const { 'I alt': all, Lukket: closed } = await numbersIn(visit, 'Avvik per status');
    const [heads = [], ...rows] = await tableOf(visit);
    expect([sumOf(rows, 1), sumOf(rows, heads.indexOf('Lukket'))]).toEqual([all, closed].map(numberIn));
    await visit.user.click(visit.screen.getByRole('tab', { name: 'Faser' }));
    const { 'I alt': phases, Fullført: done } = await numbersIn(visit, 'Faser per status');
    const [names, ...ofPhases] = await tableOf(visit);
    expect(names).toEqual(['Prosjekt', 'I alt', 'Fullført', 'Startet', 'Gjenstår']);
    expect([sumOf(ofPhases, 1), sumOf(ofPhases, 2)]).toEqual([phases, done].map(numberIn));
    await visit.user.click(visit.screen.getByRole('tab', { name: 'Bilder' }));
    await visit.screen.findByRole('button', { name: /^Kilde: tjenestens liste over bilder/ });
    const { Bilder: photos } = await figuresIn(visit);
    expect(sumOf((await tableOf(visit)).slice(1), 1)).toBe(numberIn(photos));
  });

  it('[W-STATISTICS-13] [W-STATISTICS-16] should be hours by article, and contracts, with gaps marked', async () => {
    const visit = await visitWorkspace(`${OVERVIEW}?tab=hours`);
    const [heads, ...rows] = await tableOf(visit, 'Per artikkel');
    expect(heads).toEqual(['Artikkel', 'Timer', 'Linjer', 'Personer']);
    const [name, hours, lines, persons] = rows.at(-1) ?? [];
    // A person writes hours on several articles.
    expect([name, persons]).toEqual(['I alt', '']);
    expect([sumOf(rows.slice(0, -1), 1), sumOf(rows.slice(0, -1), 2)]).toEqual([hours, lines].map(numberIn));
    expect(visit.screen.getByText('Tjenesten oppgir timer per artikkel, og ikke per prosjekt.')).toBeDefined();
    expect(within(await visit.screen.findByRole('table', { name: 'Per artikkel' })).queryByRole('link')).toBeNull();
    await visit.user.click(visit.screen.getByRole('tab', { name: 'Kontrakter' }));
    await visit.screen.findByText(/^Tjenesten oppgir bare hvor mange kontrakter/);
    const { Kontrakter: contracts, Prosjekter: projects } = await figuresIn(visit);
    const { seed, projects: all } = visit.world.state;
    const agreements = demoChatAgreements(seed, visit.world.now(), all);
    expect([contracts, projects]).toEqual([String(agreements.length), '40']);
    await visit.user.click(visit.screen.getByRole('link', { name: 'Kontrakter' }));
    for (const { name } of agreements) expect((await visit.screen.findAllByText(name)).length).toBeGreaterThan(0);
  });

  it('should be those of the projects that are looked for, in the order of the address, the largest first', async () => {
    const visit = await visitWorkspace(OVERVIEW);
    const { screen, user } = visit;
    await user.type(await screen.findByRole('searchbox', { name: 'Søk i prosjekter' }), '2602');
    await waitFor(() => expect(screen.getByText('1 prosjekt')).toBeDefined());
    const [, line, sum] = await tableOf(visit);
    expect(sum?.[0]).toBe('I alt, det som vises');
    expect(sum?.slice(1)).toEqual(line?.slice(1));
    await user.type(screen.getByRole('searchbox', { name: 'Søk i prosjekter' }), 'x');
    expect(await screen.findByText('Ingen passer til «2602x».')).toBeDefined();
    await user.clear(screen.getByRole('searchbox', { name: 'Søk i prosjekter' }));
    const column = async (at: number) => (await tableOf(visit)).slice(1).map((row) => numberIn(row[at]));
    const descending = (numbers: readonly number[]) => numbers.toSorted((a, b) => b - a);
    const byDefault = await column(1);
    expect(byDefault).toEqual(descending(byDefault));
    await user.click(await screen.findByRole('button', { name: 'Avvist' }));
    expect(window.location.search).toBe('?sort=-failed');
    const refused = await column(4);
    expect(refused).toEqual(descending(refused));
    await user.click(screen.getByRole('button', { name: 'Avvist' }));
    expect(await column(4)).toEqual(descending(refused).toReversed());
    const table = within(screen.getByRole('table', { name: 'Per prosjekt' }));
    expect(table.getByRole('columnheader', { name: 'Avvist' }).getAttribute('aria-sort')).toBe('ascending');
    await user.click(screen.getByRole('tab', { name: 'Oppgaver' }));
    expect(window.location.search).toBe('?tab=tasks');
  });

  it('should lead to their projects, with the same days where the page there has them', async () => {
    const visit = await visitWorkspace(`${OVERVIEW}?from=2026-11-01&to=2026-11-19`);
    const { screen, user } = visit;
    const table = within(await screen.findByRole('table', { name: 'Per prosjekt' }));
    const [line] = table.getAllByRole('link');
    expect(line?.getAttribute('href')).toMatch(/^\/x\/-\/project\/10\d\d\/statistics\?from=2026-11-01&to=2026-11-19$/);
    const own = (await tableOf(visit))[1]?.[1];
    await user.click(line ?? document.body);
    await waitFor(() => expect(window.location.pathname).toMatch(/\/project\/10\d\d\/statistics$/));
    await screen.findByRole('navigation', { name: 'Sider i prosjektet' });
    expect((await numbersIn(visit, 'Innsjekk etter hvem'))['Egne']).toBe(own);
    window.history.back();
    await user.click(await screen.findByRole('tab', { name: 'Avvik' }));
    const [deviations] = within(await screen.findByRole('table', { name: 'Per prosjekt' })).getAllByRole('link');
    expect(deviations?.getAttribute('href')).toMatch(/^\/x\/-\/project\/10\d\d$/);
  });

  it('should follow the period and department in the address, on every tab and until the reset', async () => {
    const visit = await visitWorkspace(OVERVIEW);
    const { screen, user, world } = visit;
    const counted = () => numbersIn(visit, 'Innsjekk etter hvem');
    const ownNow = async () => numberIn((await counted())['Egne']);
    const before = await counted();
    await user.click(screen.getByRole('button', { name: 'Periode' }));
    await user.click(screen.getByRole('button', { name: 'Denne uken' }));
    expect(window.location.search).toBe('?from=2026-11-16&to=2026-11-19');
    await waitFor(async () => expect(await ownNow()).toBeLessThan(numberIn(before['Egne'])));
    const all = await ownNow();
    await user.click(await screen.findByRole('button', { name: 'Avdeling' }));
    const menu = within(screen.getByRole('menu', { name: 'Avdeling' }));
    await menu.findByRole('menuitemradio', { name: 'Anlegg' });
    expect(menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
      'Alle avdelinger',
      'Bygg',
      'Anlegg',
      'Service og vedlikehold',
      'Administrasjon',
    ]);
    await user.click(menu.getByRole('menuitemradio', { name: 'Anlegg' }));
    expect(window.location.search).toBe('?from=2026-11-16&to=2026-11-19&department=2');
    await waitFor(async () => expect(await ownNow()).toBeLessThan(all));
    const [, ...rows] = await tableOf(visit);
    expect(sumOf(rows, 1)).toBe(await ownNow());
    await user.click(screen.getByRole('tab', { name: 'Kontrakter' }));
    await screen.findByText(/^Tjenesten oppgir bare hvor mange kontrakter/);
    expect((await figuresIn(visit))['Prosjekter']).toBe(String(rows.length));
    expect(window.location.search).toBe('?from=2026-11-16&to=2026-11-19&department=2&tab=contracts');
    await user.click(screen.getByRole('button', { name: 'Nullstill' }));
    expect(window.location.search).toBe('?tab=contracts');
    await waitFor(async () => expect((await figuresIn(visit))['Prosjekter']).toBe('40'));
    await user.click(screen.getByRole('tab', { name: 'Innsjekk' }));
    expect(window.location.search).toBe('');
    await waitFor(async () => expect(await counted()).toEqual(before));
    expect(asked(world, 'departments.departments')).toBe(1);
  });

  it('should say that there is none for a department without projects', async () => {
    const visit = await visitWorkspace(`${OVERVIEW}?department=4`);
    const { screen, user } = visit;
    expect(await screen.findByRole('button', { name: 'Avdeling: Administrasjon' })).toBeDefined();
    expect(Object.keys(await numbersIn(visit, 'Innsjekk etter hvem'))).toContain('Ingen registrert');
    expect(screen.getByText('Ingenting er talt i denne perioden')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Nullstill' }));
    expect((await tableOf(visit)).length).toBe(41);
  });

  it('should be none for a department that there is not', async () => {
    const { screen } = await visitWorkspace(`${OVERVIEW}?department=404`);
    expect(await screen.findByRole('button', { name: 'Avdeling: 404' })).toBeDefined();
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3));
    expect(screen.queryByLabelText('Tall i alt')).toBeNull();
  });

  it('should have their choice of departments asked for again where it did not come', async () => {
    const { screen, user, world } = await visitWorkspace(`${OVERVIEW}?department=2`, {
      before: (one) => goesWrong(one, { call: 'departments.departments', kind: 'status', status: 500 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Avdeling: 2' }));
    goesRight(world);
    await user.click(await screen.findByRole('menuitem', { name: 'Hent avdelingene på nytt' }));
    expect(await screen.findByRole('button', { name: 'Avdeling: Anlegg' })).toBeDefined();
  });

  it('should show the departments that can be read, those without a name by their ids, and no markup', async () => {
    const { screen, user } = await visitWorkspace(OVERVIEW, {
      before: (world) =>
        goesWrong(world, {
          call: 'departments.departments',
          kind: 'answer',
          answer: [{ id: 1, name: MARKUP }, 'broken', { id: 'b', name: null }],
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'Avdeling' }));
    const menu = within(screen.getByRole('menu', { name: 'Avdeling' }));
    await menu.findByRole('menuitemradio', { name: MARKUP });
    expect(menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
      'Alle avdelinger',
      MARKUP,
      'b',
    ]);
  });

  it('should be of all departments at a plain service, without a choice, with any address', async () => {
    const visit = await visitWorkspace(`${OVERVIEW}?department=2`, { plain: true });
    expect((await tableOf(visit)).length).toBe(41);
    expect(visit.screen.getByRole('button', { name: 'Periode' })).toBeDefined();
    expect(visit.screen.queryByRole('button', { name: /Avdeling/ })).toBeNull();
    expect(visit.screen.queryByRole('button', { name: 'Nullstill' })).toBeNull();
    expect(asked(visit.world, 'departments.departments')).toBe(0);
    expect(visit.world.observed.calls.entries.filter(({ status }) => (status ?? 0) >= 400)).toEqual([]);
  });

  it.each(['from=2026-11-19&to=2026-11-01', 'from=2026-02-30', 'to=%F0'])(
    'should be of all days where the address has days that are none, or reversed: %s',
    async (search) => {
      const { screen } = await visitWorkspace(`${OVERVIEW}?${search}`);
      expect(await screen.findByRole('button', { name: 'Periode' })).toBeDefined();
      const name = /^Kilde: tjenestens tall for innsjekk\. Periode: 21\.10\.2026–/;
      expect(await screen.findByRole('button', { name })).toBeDefined();
    },
  );

  it('should stay where one of their calls fails, or never answers', async () => {
    const visit = await visitWorkspace(OVERVIEW, {
      before(world) {
        goesWrong(world, { call: 'statistics.checkins', kind: 'status', status: 500 });
        goesWrong(world, { call: 'statistics.innsjekk', kind: 'hang' });
      },
    });
    const { screen, user, world } = visit;
    expect((await tableOf(visit)).length).toBe(41);
    const alert = within(await screen.findByRole('alert'));
    expect(screen.queryByRole('table', { name: 'Innsjekk nå og nylig' })).toBeNull();
    goesRight(world);
    await user.click(alert.getByRole('button', { name: 'Prøv igjen' }));
    expect(numberIn((await numbersIn(visit, 'Innsjekk etter hvem'))['Egne'])).toBeGreaterThan(0);
  });

  it('should keep readable lines, show missing values as none, and no markup of the service', async () => {
    const answer = [
      { project_id: 1, project_name: MARKUP, ansatte_ok: 3, gjest: null },
      'broken',
      { project_id: null, ansatte_ok: 2 },
      { project_id: 1, project_name: 'Samme', ansatte_ok: 'x' },
    ];
    const visit = await visitWorkspace(OVERVIEW, {
      before: (world) => goesWrong(world, { call: 'statistics.checkinsPerProject', kind: 'answer', answer }),
    });
    const [, ...rows] = await tableOf(visit);
    expect(rows.map((row) => row.slice(0, 4))).toEqual([
      [MARKUP, '3', '–', '–'],
      ['Uten prosjekt', '2', '–', '–'],
      ['Samme', '–', '–', '–'],
    ]);
    expect(document.querySelector('main img')).toBeNull();
    const table = within(await visit.screen.findByRole('table', { name: 'Per prosjekt' }));
    expect(table.getAllByRole('link')).toHaveLength(2);
  });

  it('should be figures with 0 where all is zero, and say so where nothing is counted for any project', async () => {
    const visit = await visitWorkspace(`${OVERVIEW}?tab=photos`, {
      before: (world) => goesWrong(world, { call: 'statistics.photos', kind: 'answer', answer: [] }),
    });
    expect(await figuresIn(visit)).toEqual({ Bilder: '0', 'Filen mangler': '0', Prosjekter: '0' });
    expect(visit.screen.getByText('Ingenting er talt i denne perioden')).toBeDefined();
  });

  it('should be saved as they are shown: the order, the sum, numbers as numbers, and no formula', async () => {
    const answer = [
      { project_id: 1, project_name: '=1+1', project_number: 'P-1', ansatte_ok: 1 },
      { project_id: 2, project_name: 'Skole; nord', ansatte_ok: 1_200 },
    ];
    const { screen, user } = await visitWorkspace(`${OVERVIEW}?from=2026-11-01`, {
      before: (world) => goesWrong(world, { call: 'statistics.checkinsPerProject', kind: 'answer', answer }),
    });
    const saved = savedFile();
    await user.click(await screen.findByRole('button', { name: 'Last ned det som vises, som CSV' }));
    expect(await saved()).toEqual([
      'statistikk-innsjekk-2026-11-01.csv',
      '\uFEFFProsjekt;Prosjektnummer;Egne;Underentreprenør;Gjester;Avvist;"På plassen nå"',
      '"Skole; nord";;1200;;;;',
      `"'=1+1";P-1;1;;;;`,
      '"I alt";;1201;;;;',
      '',
    ]);
  });

  it('should be as the address says after a press on the menu, too', async () => {
    const { screen, user } = await visitWorkspace(`${OVERVIEW}?tab=hours&from=2026-11-01`);
    await screen.findByRole('tab', { name: 'Timer', selected: true });
    const menu = within(await screen.findByRole('navigation', { name: 'Hovedmeny' }));
    await user.click(menu.getByRole('link', { name: 'Statistikk' }));
    expect(await screen.findByRole('tab', { name: 'Innsjekk', selected: true })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Periode' })).toBeDefined();
  });

  it('should be one press from the menu, of a plain service too, which is asked for nothing else', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/projects', { plain: true });
    const menu = within(await screen.findByRole('navigation', { name: 'Hovedmeny' }));
    await user.click(menu.getByRole('link', { name: 'Statistikk' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Statistikk' })).toBeDefined();
    for (const [, name] of TABS) {
      await user.click(await screen.findByRole('tab', { name }));
      await screen.findAllByRole('button', SOURCE);
    }
    expect(world.observed.calls.entries.filter(({ status }) => (status ?? 0) >= 400)).toEqual([]);
  });
});

describe('the figures of one project', () => {
  it('[W-STATISTICS-22] [W-STATISTICS-23] should be one of its pages, with check-ins and tasks that add up', async () => {
    const visit = await visitWorkspace(OF_PROJECT);
    const pages = within(await visit.screen.findByRole('navigation', { name: 'Sider i prosjektet' }));
    expect(pages.getByRole('link', { name: 'Statistikk' }).getAttribute('href')).toBe(OF_PROJECT);
    const {
      Egne: own,
      Underentreprenør: others,
      Gjester: guests,
      Avvist: refused,
    } = await numbersIn(visit, 'Innsjekk etter hvem');
    const weeks = await tableOf(visit, 'Innsjekk per dag');
    expect(weeks.at(-1)).toEqual(['I alt', String(numberIn(own) + numberIn(others)), guests, refused]);
    const tasks = await tableOf(visit, 'Oppgaver per status');
    expect(String(sumOf(tasks.slice(1, -1), 1))).toBe(tasks.at(-1)?.[1]);
    expect(visit.screen.getAllByRole('button', SOURCE)).toHaveLength(3);
  });

  it('should be of the same days, the figure and its chart, where the service chooses them', async () => {
    const days = { from: '2026-11-01', to: '2026-11-19' };
    const checkIns = ['2026-10-30', '2026-11-02', '2026-11-19'].map((day, id) => ({
      id,
      checkinTime: `${day}T08:00:00`,
    }));
    const { screen } = await visitWorkspace(OF_PROJECT, {
      before(world) {
        goesWrong(world, { call: 'statistics.checkinsOfProject', kind: 'answer', answer: { ...days, ansatte_ok: 2 } });
        goesWrong(world, { call: 'checkins.checkIns', kind: 'answer', answer: checkIns });
      },
    });
    const name = /innsjekk.*Periode: 01\.11\.2026–19\.11\.2026/;
    expect(await screen.findAllByRole('button', { name })).toHaveLength(2);
    expect((await tableOf({ screen }, 'Innsjekk per dag')).at(-1)?.[1]).toBe('2');
  });

  it.each([
    ['statistics.checkinsOfProject', 'Oppgaver per status'],
    ['statistics.tasksOfProject', 'Innsjekk per dag'],
  ])('should each stay where another call fails: %s', async (call, stays) => {
    const { screen } = await visitWorkspace(OF_PROJECT, {
      before: (world) => goesWrong(world, { call, kind: 'status', status: 500 }),
    });
    expect(await screen.findByRole('table', { name: stays })).toBeDefined();
    expect(await screen.findByRole('alert')).toBeDefined();
  });

  it('should say that there is none, without rows of zeros, where all is zero', async () => {
    const visit = await visitWorkspace(`${OF_PROJECT}?from=2030-01-01&to=2030-01-07`);
    const figures = await numbersIn(visit, 'Innsjekk etter hvem');
    expect(Object.keys(figures)).toEqual(['Ingen registrert']);
    expect((await tableOf(visit, 'Innsjekk per dag')).at(-1)).toEqual(['Ingen registrert']);
    expect((await tableOf(visit, 'Oppgaver per status')).at(-1)?.[0]).toBe('Ingen registrert');
  });

  it('should follow the period in the address, and be saved for a spreadsheet', async () => {
    const visit = await visitWorkspace(`${OF_PROJECT}?from=2026-11-16&to=2026-11-19`);
    const { screen, user } = visit;
    expect(await screen.findByRole('button', { name: 'Periode: 16.11–19.11' })).toBeDefined();
    const figures = await numbersIn(visit, 'Innsjekk etter hvem');
    const [, ...weeks] = await tableOf(visit, 'Innsjekk per dag');
    expect(weeks.map(([week]) => week)).toEqual(['Uke 47', 'I alt']);
    await screen.findByRole('table', { name: 'Oppgaver per status' });
    const saved = savedFile();
    await user.click(screen.getByRole('button', { name: 'Last ned det som vises, som CSV' }));
    const [name, ...lines] = await saved();
    expect(name).toBe('statistikk-prosjekt-1001-2026-11-16-2026-11-19.csv');
    expect(lines.slice(0, 2)).toEqual(['\uFEFFHva;Antall', `"Innsjekk: Egne";${figures['Egne']}`]);
    expect(lines.find((line) => line.includes('Oppgaver: Planlagt'))).toMatch(/^"Oppgaver: Planlagt";\d+$/);
  });

  it('should be by weeks over some months, and by months over more than a year, with no person lost', async () => {
    const answer = ['2024-12-30', '2025-01-02', '2026-03-15', '2026-11-01'].map((day, id) => ({
      id,
      checkinTime: `${day}T08:00:00`,
    }));
    const { screen, user } = await visitWorkspace(OF_PROJECT, {
      before(world) {
        goesWrong(world, { call: 'checkins.checkIns', kind: 'answer', answer });
        goesWrong(world, { call: 'statistics.checkinsOfProject', kind: 'answer', answer: { ansatte_ok: 4 } });
      },
    });
    const table = await tableOf({ screen }, 'Innsjekk per måned');
    expect(table.filter(([, ok]) => ok !== '0')).toEqual([
      ['Innsjekk per måned', 'Godkjent', 'Gjest', 'Avvist'],
      ['des 2024', '1', '0', '0'],
      ['jan 2025', '1', '0', '0'],
      ['mars 2026', '1', '0', '0'],
      ['nov 2026', '1', '0', '0'],
      ['I alt', '4', '0', '0'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Periode' }));
    fireEvent.change(screen.getByLabelText('Fra'), { target: { value: '2026-03-01' } });
    fireEvent.change(screen.getByLabelText('Til'), { target: { value: '2026-11-19' } });
    await user.click(screen.getByRole('button', { name: 'Vis 264 dager' }));
    expect((await tableOf({ screen }, 'Innsjekk per uke')).at(-1)).toEqual(['I alt', '2', '0', '0']);
  });
});
