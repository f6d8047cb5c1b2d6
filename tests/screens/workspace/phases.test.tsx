import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { asked, goesRight, goesWrong } from '../../e2e/support/service.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const PAGE = '/x/-/project/1001/phases';
const MARKUP = '<img src=x onerror="window.attacked=1">';
type Within = ReturnType<typeof within>;
type Wrong = Omit<Parameters<typeof goesWrong>[1], 'call'>;

const num = (num: number, den: number) => ({ num, den });
const phase = (id: number, name: string, more: object = {}) => ({
  phase_id: id,
  phase_name: name,
  phase_shortname: name.slice(0, 3).toUpperCase(),
  project_id: 1001,
  ...more,
});
const PHASES = [
  phase(5, 'Overlevering', { started: '', completed: null }),
  phase(3, 'Tett bygg', { started: true, progress: { hours: num(668.5, 640), templates: num(0, 0) } }),
  phase(1, 'Grunn', { started: '2026-03-01', completed: '2026-04-01' }),
  phase(2, 'Råbygg', {
    started: '2026-09-14',
    progress: { activities: { numerator: 12, denominator: 18 }, hours: num(486, 640), templates: num(5, 9) },
  }),
];
const ANSWER = {
  project_id: 1001,
  definitions: [5, 3, 2, 1].map((id) => ({ id, order: id })),
  phases: PHASES,
};

const groupOf = ({ screen }: VisitedWorkspace, name: RegExp) =>
  within(screen.getByRole('heading', { level: 2, name })).getByRole('button');
const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';
const namesOf = ({ screen }: VisitedWorkspace) =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }: HTMLElement) => textContent);
const phaseNamed = async ({ screen }: VisitedWorkspace, name: string): Promise<Within> =>
  within(await screen.findByRole('region', { name }));
const partOf = (opened: Within, name: RegExp) => {
  const section = opened.getByRole('heading', { level: 4, name }).closest('section');
  return within(section ?? expect.fail(`no part ${name}`));
};

async function visitPhases(answer: unknown = ANSWER, path = PAGE): Promise<VisitedWorkspace> {
  const visit = await visitWorkspace(path, {
    before(world) {
      goesWrong(world, { call: 'phases.phases', kind: 'answer', answer });
      goesWrong(world, { call: 'projects.view', kind: 'answer', answer: { progress: true } });
    },
  });
  await visit.screen.findByRole('heading', { level: 2, name: /^Startet/ });
  return visit;
}

describe('the phases of a project', () => {
  it('[W-PHASES-12] [W-PHASES-13] [W-PROJECTS-57] should stand in three groups, of which the started is open', async () => {
    const visit = await visitPhases();
    expect(isOpen(groupOf(visit, /^Startet 2$/))).toBe(true);
    expect(isOpen(groupOf(visit, /^Gjenstår 1$/))).toBe(false);
    expect(isOpen(groupOf(visit, /^Fullført 1$/))).toBe(false);
    expect(namesOf(visit)).toEqual(['Råbygg', 'Tett bygg']);
    expect(visit.screen.getByText(/4 faser · 3 av 4 fullført eller i gang/)).toBeDefined();
    await visit.user.click(groupOf(visit, /^Fullført/));
    expect(namesOf(visit)).toEqual(['Råbygg', 'Tett bygg', 'Grunn']);
    await visit.user.click(groupOf(visit, /^Startet/));
    expect(namesOf(visit)).toEqual(['Grunn']);
    expect(isOpen(groupOf(visit, /^Gjenstår/))).toBe(false);
  });

  it('should all open at once, and close', async () => {
    const visit = await visitPhases();
    await visit.user.click(visit.screen.getByRole('button', { name: 'Åpne alle' }));
    expect(namesOf(visit)).toEqual(['Råbygg', 'Tett bygg', 'Overlevering', 'Grunn']);
    await visit.user.click(visit.screen.getByRole('button', { name: 'Lukk alle' }));
    expect(namesOf(visit)).toEqual([]);
  });

  it('[W-PROJECTS-57] [W-PHASES-01] should each say how far it is, over its budget too, and a word where nothing is to be done', async () => {
    const visit = await visitPhases();
    const shell = await phaseNamed(visit, 'Råbygg');
    expect(shell.getByText('12 av 18')).toBeDefined();
    expect(shell.getByText('486 av 640')).toBeDefined();
    expect(shell.getByText('5 av 9')).toBeDefined();
    expect(shell.getByText('Startet 14.09.2026 · side om side med Tett bygg')).toBeDefined();
    const tight = await phaseNamed(visit, 'Tett bygg');
    expect(tight.getByText('668,5 av 640')).toBeDefined();
    expect(tight.getByText('Ingen ennå').closest('div')?.textContent).toBe('Maler Ingen ennå');
    expect(tight.getByText('Kontrollpunkter').closest('div')?.textContent).toBe('Kontrollpunkter –');
  });

  it('[W-PHASES-03] should be as far as the view of the project says, where the list does not tell', async () => {
    const viewed = { activities: { numerator: 4, denominator: 6 }, hours: { numerator: 1, denominator: 2 } };
    const visit = await visitWorkspace(PAGE, {
      before(world) {
        goesWrong(world, { call: 'phases.phases', kind: 'answer', answer: ANSWER });
        const answer = { progress: true, phases: [{ phase_id: 3, progress: viewed }, 'broken'] };
        goesWrong(world, { call: 'projects.view', kind: 'answer', answer });
      },
    });
    const tight = await phaseNamed(visit, 'Tett bygg');
    expect(await tight.findByText('4 av 6')).toBeDefined();
    expect(tight.getByText('668,5 av 640')).toBeDefined();
  });

  it('should show no fraction where progress is switched off in the project', async () => {
    const visit = await visitWorkspace(PAGE, {
      before(world) {
        goesWrong(world, { call: 'phases.phases', kind: 'answer', answer: ANSWER });
        goesWrong(world, { call: 'projects.view', kind: 'answer', answer: { progress: false } });
      },
    });
    const shell = await phaseNamed(visit, 'Råbygg');
    expect(shell.queryByText(/ av /)).toBeNull();
    expect(shell.queryByText('Timer')).toBeNull();
    expect(document.querySelector('main dl')).toBeNull();
  });

  it('[W-PHASES-05] should say how many of its deadlines have passed, and be whole where no report comes', async () => {
    const report = [{ phase_id: 2, deadlines_passed: 2 }, 'broken', { phase_id: 3, deadlines_passed: null }];
    const before = (answer: unknown) => (world: VisitedWorkspace['world']) => {
      goesWrong(world, { call: 'phases.phases', kind: 'answer', answer: ANSWER });
      goesWrong(world, { call: 'statistics.phaseState', kind: 'answer', answer });
    };
    const visit = await visitWorkspace(PAGE, { before: before(report) });
    expect(await (await phaseNamed(visit, 'Råbygg')).findByText('2 frister forfalt')).toBeDefined();
    expect(visit.screen.getAllByText(/forfalt$/)).toHaveLength(1);
  });

  it('[W-PHASES-22] should begin with how far the project is, by what the service counts', async () => {
    const answer = { hours: num(1284, 2100), milestones: num(14, 31), activities: num(0, 0), templates: null };
    const { screen } = await visitWorkspace(PAGE, {
      before: (world) => goesWrong(world, { call: 'phases.summary', kind: 'answer', answer }),
    });
    expect(await screen.findByText(/^1.284 av 2.100$/)).toBeDefined();
    const figures = [...document.querySelectorAll('main dl > div')].map(({ textContent }) => textContent);
    // What is not told of has no figure.
    expect(figures.map((words) => words?.replaceAll(/\s/g, ' '))).toEqual([
      'KontrollpunkterIngen ennå',
      'Timer1 284 / 2 1001 284 av 2 100',
      'Milepæler14 / 3114 av 31',
      'Over budsjett1 fase · 378 timer',
    ]);
  });

  it('should stay where the figures of the project, or the reports, fail', async () => {
    const visit = await visitWorkspace(PAGE, {
      before: (world) => {
        goesWrong(world, { call: 'phases.summary', kind: 'status', status: 500 });
        goesWrong(world, { call: 'statistics.phaseState', kind: 'status', status: 500 });
      },
    });
    expect(await visit.screen.findByText('Fremdriften i prosjektet kunne ikke hentes')).toBeDefined();
    await waitFor(() => expect(namesOf(visit).length).toBeGreaterThan(0));
  });

  it('[W-PHASES-14] should be an empty list with what is the matter where they do not come, and show on a new try', async () => {
    const visit = await visitWorkspace(PAGE, {
      before: (world) => goesWrong(world, { call: 'phases.phases', kind: 'status', status: 500 }),
    });
    expect(await visit.screen.findByText('Fasene kunne ikke hentes')).toBeDefined();
    expect(namesOf(visit)).toEqual([]);
    expect(visit.screen.queryByText('Prosjektet har ingen faser')).toBeNull();
    goesRight(visit.world);
    await visit.user.click(visit.screen.getByRole('button', { name: /Prøv igjen/ }));
    await waitFor(() => expect(namesOf(visit).length).toBeGreaterThan(0));
  });

  it('should say where there are none', async () => {
    const { screen } = await visitWorkspace(PAGE, {
      before: (world) => goesWrong(world, { call: 'phases.phases', kind: 'answer', answer: { phases: [] } }),
    });
    expect(await screen.findByText('Prosjektet har ingen faser')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Åpne alle' })).toBeNull();
  });

  it('should be one press from the other pages of the project', async () => {
    const { screen, user } = await visitWorkspace('/x/-/project/1001/participants');
    const pages = within(await screen.findByRole('navigation', { name: 'Sider i prosjektet' }));
    await user.click(pages.getByRole('link', { name: 'Faser' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Faser' })).toBeDefined();
  });

  it('should show hostile words as words, and what cannot be read as not known', async () => {
    const visit = await visitPhases([
      phase(7, MARKUP, { started: true, phase_shortname: MARKUP, progress: 'x' }),
      phase(8, '', { started: true, phase_shortname: null, progress: { hours: num(-1, 0) } }),
      null,
      'x',
    ]);
    expect(namesOf(visit)).toEqual([MARKUP, 'Fase uten navn']);
    expect(document.querySelector('main img')).toBeNull();
  });

  it('should have only those near the window on the page where there are thousands', async () => {
    const many = Array.from({ length: 5_000 }, (_, at) => phase(at, `Fase ${at}`, { started: true }));
    const visit = await visitPhases(many);
    expect(visit.screen.getByRole('heading', { level: 2, name: 'Startet 5000' })).toBeDefined();
    await waitFor(() => expect(namesOf(visit).length).toBeLessThan(100));
  });
});

describe('a phase that is opened', () => {
  const MILESTONES = [
    { milestone_id: 1, title: 'Vegger godkjent', is_completed: 1, created_by_user: 'Jonas Berg', date: '2026-11-03' },
    { milestone_id: 2, title: 'Kontroll av bæresystem', date: '2026-11-18' },
    { milestone_id: 3, title: 'Takstoler montert', date: '2026-12-01', is_applicable: null },
    { milestone_id: 4, title: 'Radonsperre lagt', is_applicable: false, comment: 'Bygget står på dekke' },
    { milestone_id: 5 },
    'broken',
  ];
  const event = (instance_date: string | null, status: string) => ({ instance_date, status });
  const DEADLINES = [
    { project_deadline_id: 1, deadline_title: 'Egenkontroll', event: event('2026-12-11', 'SCHEDULED') },
    { project_deadline_id: 2, deadline_title: 'Kontroll', event: event('2026-11-18', 'SCHEDULED') },
    { project_deadline_id: 3, deadline_title: 'Oppstart', event: event('2026-11-01', 'COMPLETED') },
    { project_deadline_id: 4, event: null },
  ];
  const POINTS = [
    {
      activity_id: 1,
      checkpoint_title: 'Mottak',
      checked_date: '2026-11-10T08:00:00Z',
      user: { user_name: 'Ola Hagen' },
    },
    { activity_id: 2, checkpoint_title: MARKUP, checked_date: null, user: null },
  ];
  const DOCUMENTS = [
    { document_id: 100, title: 'Bæresystem', mime_type: 'application/pdf', created_by: 'Kari' },
    { document_id: 101, title: 'Borte', file_exists: false },
  ];
  const ANSWERS = {
    phases: ANSWER,
    milestones: MILESTONES,
    deadlines: DEADLINES,
    activities: [
      ...POINTS,
      {
        activity_id: 'm1',
        checkpoint_title: 'Dekke støpt',
        checked_date: '2026-11-12T10:30:00+01:00',
        user: { name: 'Kari Lunde' },
      },
    ],
    checkpoints: POINTS,
    documents: DOCUMENTS,
  };
  /** Opens a phase of a service that answers so, and otherwise to some calls. */
  const visitPhase = (id: number, otherwise: Partial<Readonly<Record<string, Wrong>>> = {}) =>
    visitWorkspace(`${PAGE}/${id}`, {
      before(world) {
        for (const [call, wrong] of Object.entries(otherwise))
          if (wrong) goesWrong(world, { call: `phases.${call}`, ...wrong });
        for (const [call, answer] of Object.entries(ANSWERS))
          if (!otherwise[call]) goesWrong(world, { call: `phases.${call}`, kind: 'answer', answer });
      },
    });

  it('should stand in the address, open the group it is in, and close again', async () => {
    const visit = await visitPhase(1);
    const opened = await phaseNamed(visit, 'Grunn');
    const link = opened.getByRole('link', { name: 'Grunn' });
    expect(link.getAttribute('aria-expanded')).toBe('true');
    await opened.findByText('Vegger godkjent');
    await visit.user.click(link);
    await waitFor(() => expect(opened.queryByText('Vegger godkjent')).toBeNull());
    expect(window.location.pathname).toBe(PAGE);
    const next = await phaseNamed(visit, 'Råbygg');
    await visit.user.click(next.getByRole('link'));
    await next.findByText('Vegger godkjent');
    expect(window.location.pathname).toBe(`${PAGE}/2`);
    expect(document.activeElement).toBe(next.getByRole('link', { name: 'Råbygg' }));
    expect(isOpen(groupOf(visit, /^Fullført/))).toBe(true);
  });

  it('[W-PROJECTS-01] [W-PHASES-07] [W-PHASES-18] should have its milestones, those that do not apply with why', async () => {
    const visit = await visitPhase(2);
    const opened = await phaseNamed(visit, 'Råbygg');
    await opened.findByText('Vegger godkjent');
    const part = partOf(opened, /^Milepæler 1 av 4 · 1 gjelder ikke$/);
    const lines = part.getAllByRole('listitem').map(({ textContent }: HTMLElement) => textContent);
    expect(lines).toEqual([
      'Vegger godkjentJonas Berg · 03.11.2026',
      'Kontroll av bæresystemForfalt 18.11.2026',
      'Takstoler montertFrist 01.12.2026',
      'Gjelder ikkeRadonsperre lagtBygget står på dekkeGjelder ikke',
      'Uten navn',
    ]);
    const boxes: HTMLInputElement[] = part.getAllByRole('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false, false, false]);
    expect(part.getByText('Radonsperre lagt').closest('[data-off]')).not.toBeNull();
  });

  it('[W-PHASES-25] should have its deadlines, those that have passed first and in words', async () => {
    const visit = await visitPhase(2);
    const opened = await phaseNamed(visit, 'Råbygg');
    await opened.findByText('Egenkontroll');
    const lines = partOf(opened, /^Frister 4$/).getAllByRole('listitem');
    expect(lines.map(({ textContent }: HTMLElement) => textContent)).toEqual([
      expect.stringMatching(/KontrollForfalt for 1 dag sidenForfalt$/),
      expect.stringMatching(/EgenkontrollOm 22 dager$/),
      expect.stringMatching(/Uten navnUten dato$/),
      expect.stringMatching(/OppstartOppfylt$/),
    ]);
    expect(lines[0]?.querySelector('time')?.dataset['look']).toBe('passed');
  });

  it('[W-PHASES-08] [W-PHASES-23] [W-PHASES-24] should have what was done, the latest first, apart from what is to be checked', async () => {
    const visit = await visitPhase(2, { progress: { kind: 'answer', answer: { activities: num(1, 2) } } });
    const opened = await phaseNamed(visit, 'Råbygg');
    await opened.findByText(MARKUP);
    const of = (name: RegExp) =>
      partOf(opened, name)
        .getAllByRole('listitem')
        .map(({ textContent }: HTMLElement) => textContent);
    await waitFor(() =>
      expect(of(/^Aktiviteter 2$/)).toEqual([
        expect.stringMatching(/Dekke støptKari Lunde · 12\.11\.2026 10:30$/),
        expect.stringMatching(/MottakOla Hagen · 10\.11\.2026 09:00$/),
      ]),
    );
    expect(of(/^Kontrollpunkter 1 av 2$/)).toEqual([`Ikke kontrollert${MARKUP}`, 'KontrollertMottak']);
  });

  it('[W-PHASES-17] should have its documents, each one press away unless its file is missing', async () => {
    const visit = await visitPhase(2);
    const opened = await phaseNamed(visit, 'Råbygg');
    const link = await opened.findByRole('link', { name: 'Bæresystem' });
    expect(link.getAttribute('href')).toBe('/x/-/document/100');
    const part = partOf(opened, /^Dokumenter 2$/);
    expect(part.queryByRole('link', { name: 'Borte' })).toBeNull();
    expect(part.getByText('Filen mangler')).toBeDefined();
  });

  it('should have the templates of its phase, with how many of them are used', async () => {
    const { screen } = await visitWorkspace(`${PAGE}/2`);
    const opened = within(await screen.findByRole('region', { name: 'Råbygg' }));
    const list = within(await opened.findByRole('list', { name: /Råbygg/ }));
    const shown = list.getAllByRole('listitem').length;
    const head = await opened.findByRole('heading', { level: 4, name: /^Maler \d+ av \d+$/ });
    expect(Number(head.textContent?.match(/\d+$/)?.[0])).toBeLessThanOrEqual(shown);
  });

  it('[W-PHASES-26] should say how far it is by its own figures, which are newer than the list', async () => {
    const answer = { activities: { numerator: 13, denominator: 18 }, hours: null };
    const visit = await visitPhase(2, { progress: { kind: 'answer', answer } });
    const opened = await phaseNamed(visit, 'Råbygg');
    expect(await opened.findByText('13 av 18')).toBeDefined();
    expect(opened.getByText('486 av 640')).toBeDefined();
  });

  it('should keep its other parts where one fails and one does not come', async () => {
    const visit = await visitPhase(2, {
      checkpoints: { kind: 'status', status: 500 },
      documents: { kind: 'hang' },
      progress: { kind: 'malformed' },
    });
    const opened = await phaseNamed(visit, 'Råbygg');
    expect(await opened.findByText('Kontrollpunktene kunne ikke hentes')).toBeDefined();
    expect(await opened.findByText('Vegger godkjent')).toBeDefined();
    expect(await opened.findByText('Egenkontroll')).toBeDefined();
    expect(opened.getByText('12 av 18')).toBeDefined();
    expect(opened.queryByText('Dokumentene kunne ikke hentes')).toBeNull();
  });

  it('should show so many of what it has thousands of, and all on demand', async () => {
    const many = Array.from({ length: 2_000 }, (_, at) => ({ activity_id: at, checkpoint_title: `Punkt ${at}` }));
    const visit = await visitPhase(2, { checkpoints: { kind: 'answer', answer: many } });
    const opened = await phaseNamed(visit, 'Råbygg');
    await opened.findByText('Punkt 0');
    const part = partOf(opened, /^Kontrollpunkter 0 av 2000$/);
    expect(part.getAllByRole('listitem')).toHaveLength(50);
    await visit.user.click(part.getByRole('button', { name: 'Vis alle 2000' }));
    expect(part.getAllByRole('listitem')).toHaveLength(2_000);
  });

  it('should be reported as missing if the address names an unknown one', async () => {
    const visit = await visitPhase(99);
    expect(await visit.screen.findByText('Fasen finnes ikke i prosjektet')).toBeDefined();
    expect(namesOf(visit)).toEqual(['Råbygg', 'Tett bygg']);
    expect(asked(visit.world, 'phases.milestones')).toBe(0);
    await visit.user.click(visit.screen.getByRole('link', { name: 'Til alle fasene' }));
    await waitFor(() => expect(visit.screen.queryByText('Fasen finnes ikke i prosjektet')).toBeNull());
    expect(window.location.pathname).toBe(PAGE);
  });
});
