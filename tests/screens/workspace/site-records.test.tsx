import { SENT_ADDITIONS } from '@felles/adapters-http/wire';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { asked, goesRight, goesWrong } from '../../e2e/support/service.ts';
import { savedFile } from '../support/saved-file.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const AT = '/x/-/project/1001';
const MARKUP = '<img src=x onerror="window.attacked=1">';

/** The manifest of a service that lists checklists, and takes no answers. */
const READ_ONLY = {
  service_base_url: 'http://localhost',
  authorization_server: 'http://localhost',
  static_url: 'http://localhost',
  version: '0.1.0',
  websocket_url: null,
  additions: SENT_ADDITIONS.filter((name) => name !== 'checklist-changes'),
};

type Answers = Readonly<Record<string, unknown>>;

const visit = (page: string, answers: Answers = {}, options: Parameters<typeof visitWorkspace>[1] = {}) =>
  visitWorkspace(`${AT}/${page}`, {
    ...options,
    before: (world) => {
      for (const [call, answer] of Object.entries(answers)) goesWrong(world, { call, kind: 'answer', answer });
    },
  });

async function rowsOf({ screen }: Pick<VisitedWorkspace, 'screen'>, name: string): Promise<readonly string[]> {
  const table: HTMLElement = await screen.findByRole('table', { name });
  return [...table.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '');
}

/** The key figures of the page. */
async function figuresOf({ screen }: Pick<VisitedWorkspace, 'screen'>): Promise<readonly (string | null)[]> {
  const shown: HTMLElement = await screen.findByRole('list', { name: 'Tall for perioden' });
  return [...shown.children].map(({ textContent }) => textContent);
}

/** The lines of the file that a press of the button saves. */
async function savedBy({ screen, user }: Pick<VisitedWorkspace, 'screen' | 'user'>): Promise<readonly string[]> {
  const saved = savedFile();
  await user.click(screen.getByRole('button', { name: 'Last ned det som vises, som CSV' }));
  return saved();
}

/** What the page has asked of a call. */
const queriesOf = ({ world }: Pick<VisitedWorkspace, 'world'>, call: string): readonly string[] =>
  world.observed.calls.entries.filter(({ row }) => row === call).map(({ query }) => JSON.stringify(query));

const CHECKLISTS = [
  {
    checklist_id: 1,
    title: 'Vernerunde',
    date: '2026-11-16',
    phase_name: 'Råbygg',
    checkpoints: [
      {
        checkpoint_id: 11,
        title: 'Fall mot sluk (mm)',
        status: 'NOT_OK',
        value: '18',
        checked_date: '2026-11-16T08:40:00',
        user: { user_id: 2, user_name: 'Kari Lunde' },
      },
      { checkpoint_id: 12, title: 'Merknad', status: null },
      { checkpoint_id: 13, title: MARKUP, status: 'NOE_NYTT', value: { x: 1 } },
    ],
  },
  { checklist_id: 2, title: 'Tett bygg', date: '2026-10-01', checkpoints: [{ checkpoint_id: 21, status: 'OK' }] },
  'ødelagt',
  { checklist_id: 3, title: null, date: '2026-02-30', checkpoints: null },
];

describe('the checklists of a project', () => {
  it('[W-PROJECTS-02] should be counted by the answers of their checkpoints, and stand below one by one', async () => {
    const seen = await visit('checklists', {
      'statistics.checklists': {
        checklist_count: 22,
        checkpoint_count: 86,
        checkpoint_statuses: [
          { status: 'OK', count: 41 },
          { status: 'NOT_OK', count: 7 },
          { status: 'NOE_NYTT', count: 4 },
        ],
      },
      'siteRecords.checklists': CHECKLISTS,
    });
    expect(await rowsOf(seen, 'Punkter etter svar')).toEqual([
      'OK4148 %',
      'Ikke OK78 %',
      'NOE_NYTT45 %',
      'Ikke besvart3439 %',
    ]);
    const sums = within(seen.screen.getByRole('table', { name: 'Punkter etter svar' }))
      .getAllByRole('row')
      .at(-1);
    expect(sums?.textContent).toBe('I alt86100 %');
    const rows = await rowsOf(seen, 'Sjekklister');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toBe('VernerundeRåbygg16.11.20262 / 32 av 31');
    expect(rows[2]).toMatch(/^Uten navn.*Ingen punkter/);
    expect(seen.screen.getByText('3 sjekklister')).toBeDefined();
  });

  it('[W-PROJECTS-02] [W-SITE-02] should each open in a panel where the service takes no answers, with who answered when', async () => {
    const { screen, user } = await visit('checklists', {
      'siteRecords.checklists': CHECKLISTS,
      'center.manifest': READ_ONLY,
    });
    await user.click(await screen.findByRole('link', { name: /Vernerunde/ }));
    expect(window.location.search).toBe('?panel=checklists.1');
    const panel = within(await screen.findByRole('dialog', { name: 'Vernerunde' }));
    const points: readonly HTMLElement[] = panel.getAllByRole('listitem');
    expect(points.map(({ textContent }) => textContent)).toEqual([
      'Fall mot sluk (mm)Ikke OKVerdi: 1816.11.2026 av Kari Lunde',
      'MerknadIkke besvart',
      `${MARKUP}NOE_NYTT`,
    ]);
    expect(document.querySelector('img')).toBeNull();
  });

  it('should be put in order by the answered share, and narrowed by how far they are', async () => {
    const seen = await visit('checklists', { 'siteRecords.checklists': CHECKLISTS });
    const { screen, user } = seen;
    const titles = async () =>
      (await rowsOf(seen, 'Sjekklister')).map((row) =>
        ['Vernerunde', 'Tett bygg', 'Uten navn'].find((title) => row.startsWith(title)),
      );
    await user.click(await screen.findByRole('button', { name: 'Besvart' }));
    expect(await titles()).toEqual(['Vernerunde', 'Tett bygg', 'Uten navn']);
    await user.click(screen.getByRole('button', { name: 'Besvart' }));
    expect(await titles()).toEqual(['Tett bygg', 'Vernerunde', 'Uten navn']);
    await user.click(screen.getByRole('button', { name: /^Ferdige/ }));
    expect((await rowsOf(seen, 'Sjekklister'))[0]).toContain('Tett bygg');
    expect(window.location.search).toBe('?sort=-answered&only=done');
    await user.click(screen.getByRole('button', { name: /^Gjenstår/ }));
    expect(await rowsOf(seen, 'Sjekklister')).toHaveLength(2);
  });
});

const DEVIATIONS = [
  {
    deviation_id: 1,
    title: 'Rekkverk mangler',
    status: 2,
    status_name: 'Under arbeid',
    date: '2026-11-10',
    deadline: '2026-11-12',
    responsible: { person_id: 5, person_name: 'Åse Lie' },
    place: 'Trapperom 2',
    description: 'Sikres først.',
    closed_date: null,
  },
  {
    deviation_id: 2,
    title: 'Fukt',
    status: 4,
    status_name: 'Lukket',
    date: '2026-10-01',
    deadline: '2026-10-02',
    closed_date: '2026-10-20',
  },
  { deviation_id: 3, title: MARKUP, status: null, status_name: null, date: null, deadline: 'snart', responsible: 7 },
  null,
];

describe('the deviations of a project', () => {
  it('[W-PROJECTS-03] should be counted by status, and be listed below with deadline and responsible', async () => {
    const seen = await visit('deviations', {
      'statistics.deviations': {
        deviation_count: 9,
        per_status: [
          { status: 1, name: 'Ny', count: 6 },
          { status: 4, name: 'Lukket', count: 3 },
        ],
      },
      'siteRecords.deviations': DEVIATIONS,
    });
    await waitFor(async () => expect(await figuresOf(seen)).toEqual(['2 Ikke lukket', '1 Over fristen']));
    expect(await rowsOf(seen, 'Avvik per status')).toEqual(['Ny667 %', 'Lukket333 %']);
    const rows = await rowsOf(seen, 'Avvik');
    expect(rows[0]).toMatch(
      /^Velg Rekkverk manglerRekkverk manglerTrapperom 2.*Under arbeid.*10\.11\.2026.*12\.11\.2026 over fristen.*Åse Lie$/,
    );
    expect(rows[1]).not.toContain('over fristen');
    expect(rows[2]).toBe(`Velg ${MARKUP}${MARKUP}––– Ingen ansvarlig`);
    expect(document.querySelector('img')).toBeNull();
  });

  it('should be narrowed to a status, and each open in a panel with all that is known of it', async () => {
    const seen = await visit('deviations', {
      'statistics.deviations': { per_status: [{ status: 2, name: 'Under arbeid', count: 1 }] },
      'siteRecords.deviations': DEVIATIONS,
    });
    const { screen, user } = seen;
    await user.click(await screen.findByRole('button', { name: 'Under arbeid', pressed: false }));
    expect(window.location.search).toBe('?only=2');
    expect(await rowsOf(seen, 'Avvik')).toHaveLength(1);
    // The row of the table is the filter; beside the list stand only the chosen one, and the way back.
    expect(screen.getAllByRole('button', { name: 'Under arbeid', pressed: true })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Alle' }));
    expect(await rowsOf(seen, 'Avvik')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: '2 Ikke lukket', pressed: false }));
    expect(await rowsOf(seen, 'Avvik')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: '1 Over fristen', pressed: false }));
    expect(window.location.search).toBe('?only=late');
    expect(await rowsOf(seen, 'Avvik')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: /Rekkverk/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Rekkverk mangler' }));
    const terms: readonly HTMLElement[] = panel.getAllByRole('term');
    expect(terms.map(({ textContent, nextElementSibling: value }) => [textContent, value?.textContent])).toEqual([
      ['Sted', 'Trapperom 2'],
      ['Beskrivelse', 'Sikres først.'],
      ['Dato', '10.11.2026'],
      ['Frist', '12.11.2026 · over fristen'],
      ['Lukket', '–'],
      ['Ansvarlig', 'Åse Lie'],
    ]);
    // Above them, as tags.
    expect(panel.getAllByText('Under arbeid').length).toBeGreaterThan(0);
    expect(panel.getByText('7 dager over fristen')).toBeDefined();
  });

  it('should say in a panel that one is not there', async () => {
    const { screen } = await visit('deviations?panel=deviations.77', { 'siteRecords.deviations': DEVIATIONS });
    expect(await screen.findByText('Den er ikke blant dem som finnes nå')).toBeDefined();
  });

  it('should show in a panel also one that the list is not narrowed to', async () => {
    const address = 'deviations?from=2026-11-01&panel=deviations.2';
    const { screen } = await visit(address, { 'siteRecords.deviations': DEVIATIONS });
    expect(await screen.findByRole('dialog', { name: 'Fukt' })).toBeDefined();
  });
});

const HOURS = [
  {
    hours_id: 1,
    date: '2026-11-18',
    art_id: 4,
    name: 'Betong',
    person: { person_id: 5, person_name: 'Åse Lie' },
    hours: '7,5',
    phase_name: 'Råbygg',
  },
  { hours_id: 2, date: '2026-11-17', art_id: 4, name: 'Betong', person: null, hours: 0.1, phase_name: null },
  { hours_id: 3, date: '2026-09-01', art_id: 9, name: '=1+1', person: { person_name: MARKUP }, hours: 'mange' },
];

const PHASES = [
  { project_id: 1001, phase_id: 1, name: 'Råbygg', state: 'started', hours_budget: 640, hours_registered: 486 },
  { project_id: 1001, phase_id: 2, name: 'Elektro og VVS', hours_budget: 300, hours_registered: 328 },
  { project_id: 1001, phase_id: 3, name: null, hours_budget: 0, hours_registered: 4 },
  { project_id: 1001, phase_id: 4, name: 'Utomhus', hours_budget: null, hours_registered: null },
];

describe('the hours of a project', () => {
  it('[W-PROJECTS-04] should stand by article, and in all beside the budget of each phase, both labelled', async () => {
    const seen = await visit('hours', {
      'statistics.hours': [
        { art_id: 4, name: 'Betong', count: 2, line_count: 142, total_hours: 612 },
        { art_id: 9, name: 'Maling', count: 1, line_count: 61, total_hours: 298.5 },
      ],
      'statistics.phaseState': PHASES,
      'siteRecords.hours': HOURS,
    });
    expect(await rowsOf(seen, 'Timer per artikkel')).toEqual(['Betong6121422', 'Maling298,5611']);
    const byArticle: HTMLElement = seen.screen.getByRole('table', { name: 'Timer per artikkel' });
    const [heads, sums] = ['thead tr', 'tfoot tr'].map((row) =>
      [...(byArticle.querySelector(row)?.children ?? [])].map(({ textContent }) => textContent),
    );
    expect(heads).toEqual(['Timer per artikkel', 'Timer', 'Linjer', 'Personer']);
    // A person writes hours on several articles.
    expect(sums).toEqual(['I alt', '910,5', '203', '']);
    const budgets = await rowsOf(seen, 'Budsjett og ført i alt, per fase');
    expect(budgets).toEqual(['Råbygg486640154', 'Elektro og VVS32830028 over', 'Fase 34––']);
    const all = within(seen.screen.getByRole('table', { name: 'Budsjett og ført i alt, per fase' })).getAllByRole(
      'row',
    );
    expect(all.at(-1)?.textContent).toBe('I alt818940122');
    const rows = await rowsOf(seen, 'Timer');
    expect(rows[0]).toMatch(/^Åse Lie.*18\.11\.2026.*7,5.*Betong.*Råbygg$/);
    expect(rows[1]).toBe('–17.11.20260,1Betong–');
    expect(seen.screen.getByText(/^Timer som vises/).textContent).toMatch(/7,6$/);
    expect(seen.screen.getByText('1 linje uten timetall er ikke med.')).toBeDefined();
    expect(document.querySelector('img')).toBeNull();
  });

  it('should say where the service tells no budget', async () => {
    const seen = await visit('hours', { 'statistics.phaseState': [], 'siteRecords.hours': HOURS });
    expect(await seen.screen.findByText('Tjenesten oppgir ikke timer eller budsjett for fasene.')).toBeDefined();
  });

  it('should keep the other blocks where one call fails, and show that one on a new try', async () => {
    const failing = await visitWorkspace(`${AT}/hours`, {
      before: (world) => {
        goesWrong(world, { call: 'statistics.hours', kind: 'status', status: 500 });
        goesWrong(world, { call: 'siteRecords.hours', kind: 'answer', answer: HOURS });
      },
    });
    expect(await failing.screen.findByText('Tallene kunne ikke hentes')).toBeDefined();
    expect(await rowsOf(failing, 'Timer')).toHaveLength(3);
    expect((await rowsOf(failing, 'Budsjett og ført i alt, per fase')).length).toBeGreaterThan(0);
    goesRight(failing.world);
    await failing.user.click(failing.screen.getByRole('button', { name: 'Prøv igjen' }));
    expect(await failing.screen.findByRole('table', { name: 'Timer per artikkel' })).toBeDefined();
  });

  it('[W-SITE-30] should have no number of lists that cannot be asked for', async () => {
    const { screen } = await visitWorkspace(`${AT}/checklists`, {
      before: (world) => goesWrong(world, { call: 'siteRecords.checklists', kind: 'status', status: 500 }),
    });
    expect(await screen.findByText('Sjekklistene kunne ikke hentes')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Alle 0/ })).toBeNull();
  });

  it('should be saved as a file, those that are shown, with no formula in it', async () => {
    const seen = await visit('hours?to=2026-09-30', { 'siteRecords.hours': HOURS });
    await rowsOf(seen, 'Timer');
    const [name, head, line, end] = await savedBy(seen);
    expect(name).toBe('timer-1001-2026-09-30.csv');
    expect(head?.replace('\uFEFF', '')).toMatch(/^Person;Person-ID;Dato;Artikkelnr;Artikkel;Timer;/);
    expect(line).toMatch(/;01\.09\.2026;[^;]*;"'=1\+1";/);
    expect(end).toBe('');
  });
});

describe('the period of records', () => {
  it('should stand in the address, and be that of the figures and of the list', async () => {
    const seen = await visit('deviations?from=2026-11-01&to=2026-11-19', { 'siteRecords.deviations': DEVIATIONS });
    expect(await rowsOf(seen, 'Avvik')).toHaveLength(1);
    expect(queriesOf(seen, 'statistics.deviations')).toEqual([
      expect.stringMatching(/from.*2026-11-01.*to.*2026-11-19.*project_id.*1001/),
    ]);
    expect(seen.screen.getByRole('button', { name: /Periode: ?01\.11–19\.11/ })).toBeDefined();
    const source = { name: /Periode: 01\.11\.2026–19\.11\.2026, slik det er spurt om/ };
    expect(seen.screen.getByRole('button', source)).toBeDefined();
  });

  it('should be named where nothing is in it, with a way back to all days', async () => {
    const seen = await visit('deviations?from=2001-01-01&to=2001-01-31', { 'siteRecords.deviations': DEVIATIONS });
    expect(await seen.screen.findByText('Ingen avvik passer til filteret')).toBeDefined();
    expect(seen.screen.getByText('01.01.2001–31.01.2001', { selector: 'p' })).toBeDefined();
    await seen.user.click(seen.screen.getByRole('button', { name: 'Nullstill filter' }));
    expect(await rowsOf(seen, 'Avvik')).toHaveLength(3);
    expect(window.location.search).toBe('');
  });

  it('should be every day where the address has nonsense', async () => {
    const seen = await visit('hours?from=i+går&to=2026-11-19&only=<b>', { 'siteRecords.hours': HOURS });
    expect(await seen.screen.findByText('Ingen timer passer til filteret')).toBeDefined();
    expect(queriesOf(seen, 'statistics.hours')).toEqual([expect.not.stringContaining('2026-11-19')]);
  });
});

describe('the pages of records', () => {
  it.each(['checklists', 'deviations', 'hours'])(
    'should have their figures at %s of a service that tells no records',
    async (page) => {
      const seen = await visit(page, {}, { plain: true });
      expect(
        await seen.screen.findByText('Denne tjenesten oppgir ikke enkeltposter, bare tallene over.'),
      ).toBeDefined();
      const tables: readonly HTMLElement[] = await seen.screen.findAllByRole('table');
      expect(within(tables[0] ?? document.body).getAllByRole('row').length).toBeGreaterThan(1);
      expect(asked(seen.world, `siteRecords.${page}`)).toBe(0);
      expect(seen.screen.queryByRole('button', { name: /Prøv igjen|\d+ feil/ })).toBeNull();
      expect(seen.screen.queryByRole('button', { name: 'Last ned det som vises, som CSV' })).toBeNull();
    },
  );

  it('should stay usable with ten thousand records, of which few are on the page', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({ hours_id: at, name: 'Betong', hours: 0.5 }));
    const seen = await visit('hours', { 'siteRecords.hours': many });
    expect(await seen.screen.findByText('10000 linjer')).toBeDefined();
    await waitFor(() => expect(document.querySelectorAll('tbody tr[data-row]').length).toBeLessThan(200));
    expect(seen.screen.getByText(/^Timer som vises/).textContent).toMatch(/5\s000$/);
  });
});

describe('what of a project is switched off', () => {
  const tabsOf = async ({ screen }: Pick<VisitedWorkspace, 'screen'>): Promise<readonly (string | null)[]> => {
    const tabs: readonly HTMLElement[] = within(
      await screen.findByRole('navigation', { name: 'Sider i prosjektet' }),
    ).getAllByRole('link');
    return tabs.map(({ textContent }) => textContent);
  };

  it('[W-PROJECTS-03] should have no deviations among the tabs, and none at their address', async () => {
    const seen = await visit('deviations', { 'projects.view': { deviations: false, hours: true } });
    expect(await seen.screen.findByText('Denne delen er slått av')).toBeDefined();
    const tabs = await tabsOf(seen);
    expect([tabs.includes('Avvik'), tabs.includes('Timer'), tabs.includes('Sjekklister')]).toEqual([false, true, true]);
    expect(asked(seen.world, 'siteRecords.deviations')).toBe(0);
  });

  it('[W-PROJECTS-04] should have no hours among the tabs, and none at their address', async () => {
    const seen = await visit('hours', { 'projects.view': { deviations: 1, hours: 0 } });
    expect(await seen.screen.findByText('Denne delen er slått av')).toBeDefined();
    const tabs = await tabsOf(seen);
    expect([tabs.includes('Avvik'), tabs.includes('Timer')]).toEqual([true, false]);
    expect(asked(seen.world, 'siteRecords.hours')).toBe(0);
  });
});
