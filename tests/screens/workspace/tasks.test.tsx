import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { goesRight, goesWrong } from '../../e2e/support/service.ts';
import { savedFile } from '../support/saved-file.ts';
import { visitWorkspace } from '../support/workspace.tsx';

const PAGE = '/x/-/project/1001/tasks';
const PLAN = '/x/-/planning';
const MARKUP = '<img src=x onerror="window.attacked=1">';
const KARI = { person_id: 2, name: 'Kari Lunde', status: 'ACTIVE', holidays: [], expenses: [] };
const RIVING = {
  id: 1,
  title: 'Riving',
  completion_status: 'STARTED',
  start: '2026-11-18',
  end: '2026-11-20',
  project_id: 1001,
  project_title: 'Skole',
  assignees: [KARI],
};
const ANSWER = [
  RIVING,
  {
    id: 1,
    title: 'Riving igjen',
    completion_status: 'STARTED',
    start: '2026-11-18',
    project_id: 1001,
    assignees: [KARI],
  },
  { id: 1, title: 'Prøve', completion_status: 'SIMULATED', start: '2026-11-19', project_id: 1001, assignees: [KARI] },
  { id: 2, title: MARKUP, completion_status: 'OVERDUE', start: '2026-11-17', project_id: 1001, assignees: [] },
  {
    id: 3,
    title: 'Foreslått',
    completion_status: 'PROPOSED',
    start: '2026-11-17',
    project_id: 1001,
    assignees: [KARI],
  },
  {
    id: 4,
    title: 'Kanaler',
    completion_status: 'RYDDES',
    start: '2026-11-19T06:00:00Z',
    project_id: 1002,
    project_title: 'Barnehage',
    assignees: [
      {
        ...KARI,
        person_id: 3,
        name: 'Åse Lie',
        status: 'PASSIVE',
        holidays: [{ from: '2026-11-19', to: '2026-11-19' }],
        expenses: [{ date: '2026-11-19' }],
      },
      'broken',
    ],
  },
  'broken',
  { id: 5 },
];
const answering = (answer: unknown) => ({
  before: (world: Parameters<typeof goesWrong>[0]) => goesWrong(world, { call: 'tasks.tasks', kind: 'answer', answer }),
});

/** A window of a phone, or of a desk. */
const inWindow = (isNarrow: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isNarrow && query.includes('700px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

describe('the tasks of a project', () => {
  it('[W-PROJECTS-05] should stand in sections by their status, each with its own count, days, assignees and tags', async () => {
    const { screen } = await visitWorkspace(PAGE, answering(ANSWER));
    expect(await screen.findByRole('heading', { level: 2, name: 'Startet 1' })).toBeDefined();
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading: HTMLElement) => heading.textContent);
    expect(headings.filter((one: string | null) => / \d$/.test(one ?? ''))).toEqual([
      'Forfalt 1',
      'Startet 1',
      'Simulert 1',
      'RYDDES 1',
    ]);
    expect(screen.getByText('4 oppgaver')).toBeDefined();
    expect(screen.getByRole('link', { name: /^Riving Startet · 18\.11–20\.11 Kari Lunde/ })).toBeDefined();
    const kanaler = within(screen.getByRole('link', { name: /^Kanaler/ }));
    for (const tag of ['Åse er passiv', 'Åse har ferie', 'Utgift denne dagen'])
      expect(kanaler.getByText(tag)).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'Forfalt 1' })).getByText('Uten ansvarlig')).toBeDefined();
    expect(screen.queryByText('Foreslått')).toBeNull();
    expect(document.querySelector('img')).toBeNull();
  });

  it('should be shown as often as they occur, by tag and by person, as the address says', async () => {
    const { screen, user } = await visitWorkspace(PAGE, answering(ANSWER));
    await screen.findByText('4 oppgaver');
    await user.click(screen.getByRole('checkbox', { name: 'Vis duplikater' }));
    expect(await screen.findByText('5 oppgaver')).toBeDefined();
    expect(window.location.search).toBe('?all=1');
    await user.click(screen.getByRole('button', { name: 'Ansvarlig er passiv' }));
    expect(await screen.findByText('1 oppgave')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Person' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Kari Lunde' }));
    await waitFor(() => expect(window.location.search).toBe('?all=1&tag=PASSIVE&person=2'));
    expect(await screen.findByText('Ansvarlig er passiv · Kari Lunde')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Nullstill filter' }));
    expect(await screen.findByText('5 oppgaver')).toBeDefined();
  });

  it('should each tell its facts in a panel, which the address has', async () => {
    const { screen, user } = await visitWorkspace(PAGE, answering(ANSWER));
    await user.click(await screen.findByRole('link', { name: /^Kanaler/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Kanaler' }));
    expect(panel.getByText('Åse Lie (passiv)')).toBeDefined();
    expect(panel.getByRole('link', { name: 'Barnehage' }).getAttribute('href')).toContain('/project/1002/tasks');
    expect(window.location.search).toBe('?panel=task.4');
  });

  it('should be few at first where they are many, and more on demand', async () => {
    const many = Array.from({ length: 70 }, (_, at) => ({ ...RIVING, id: 100 + at }));
    const { screen, user } = await visitWorkspace(PAGE, answering(many));
    expect(await screen.findByRole('heading', { name: 'Startet 70' })).toBeDefined();
    expect(screen.getAllByRole('link', { name: /^Riving/ })).toHaveLength(30);
    await user.click(screen.getByRole('button', { name: 'Vis 30 til' }));
    await user.click(screen.getByRole('button', { name: 'Vis 10 til' }));
    expect(screen.getAllByRole('link', { name: /^Riving/ })).toHaveLength(70);
    expect(screen.queryByRole('button', { name: /^Vis \d+ til/ })).toBeNull();
  });

  it('should say that there are none, and be one press from the other pages and the schedule', async () => {
    const { screen, user, world } = await visitWorkspace(PAGE, answering([]));
    expect(await screen.findByText('Ingen oppgaver')).toBeDefined();
    await waitFor(() => expect(world.state.visits[0]).toMatchObject({ type: 'project', dataid: '1001' }));
    await user.click(screen.getByRole('link', { name: 'Vis i arbeidsplanen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Arbeidsplan' })).toBeDefined();
    expect(window.location.search).toBe('?project=1001');
  });

  it('should say why they could not be had, in the shared list too, and show them on a new try', async () => {
    const { screen, user, world } = await visitWorkspace(PAGE, {
      before: (world) => goesWrong(world, { call: 'tasks.tasks', kind: 'malformed' }),
    });
    expect(await screen.findByText('Oppgavene kunne ikke hentes')).toBeDefined();
    expect(screen.getByRole('button', { name: '1 feil' })).toBeDefined();
    goesRight(world);
    await user.click(await screen.findByRole('button', { name: /Prøv igjen/ }));
    expect(await screen.findByText(/^\d\d oppgaver$/)).toBeDefined();
  });
});

describe('the schedule', () => {
  const rowNames = (screen: Awaited<ReturnType<typeof visitWorkspace>>['screen']) =>
    screen.getAllByRole('heading', { level: 2 }).map((heading: HTMLElement) => heading.textContent);

  it('[W-TASKS-17] should show the tasks of the week in a row for each person, those without a person on top', async () => {
    inWindow(false);
    const { screen } = await visitWorkspace(PLAN, answering(ANSWER));
    expect(await screen.findByText('4 oppgaver')).toBeDefined();
    expect(rowNames(screen)).toEqual(['Uten ansvarlig', 'Kari Lunde', 'Åse Lie']);
    const row = within(screen.getByRole('listitem', { name: 'Kari Lunde' }));
    const bar = row.getByRole('link', { name: 'Riving Skole · 18.11–20.11 · Startet' });
    expect(bar.style.gridColumn).toBe('3 / 6');
    const simulated = row.getByRole('link', { name: /^Prøve Simulert · 19\.11 · Simulert$/ });
    expect(simulated.style.gridRow).toBe('2');
    const leave = within(screen.getByRole('listitem', { name: 'Åse Lie' }));
    expect(
      leave.getByRole('link', { name: /^Kanaler Åse er passiv Åse har ferie Utgift denne dagen Barnehage/ }),
    ).toBeDefined();
    expect(leave.getAllByText('Ferie').length).toBe(1);
    expect(document.querySelector('[aria-current="date"]')?.textContent).toBe('to.19');
    expect(document.querySelector('img')).toBeNull();
  });

  it('[W-TASKS-17] should move by buttons and arrow keys, over one, two or four weeks, as the address says', async () => {
    inWindow(false);
    const { screen, user } = await visitWorkspace(PLAN);
    expect(await screen.findByText('Uke 47', { selector: 'b' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Neste uke' }));
    expect(await screen.findByText('Uke 48', { selector: 'b' })).toBeDefined();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(window.location.search).toBe('?week=2026-11-30'));
    // In a field the arrows belong to what is typed.
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{ArrowLeft}');
    expect(window.location.search).toBe('?week=2026-11-30');
    await user.click(screen.getByRole('button', { name: '4 uker' }));
    expect(await screen.findByText('Uke 49–52', { selector: 'b' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'I dag' }));
    await waitFor(() => expect(window.location.search).toBe('?weeks=4'));
    await user.click(screen.getByRole('button', { name: 'Prosjekter' }));
    await waitFor(() => expect(window.location.search).toBe('?weeks=4&by=project'));
    expect(screen.queryByText('Uten ansvarlig', { selector: 'h2' })).toBeNull();
  });

  it('should find a person or a task, and say where none is found', async () => {
    inWindow(false);
    const { screen, user } = await visitWorkspace(PLAN, answering(ANSWER));
    await user.type(await screen.findByRole('searchbox'), 'åse');
    await waitFor(() => expect(rowNames(screen)).toEqual(['Åse Lie']));
    await user.type(screen.getByRole('searchbox'), 'xyz');
    expect(await screen.findByText('Ingen oppgaver disse dagene passer til «åsexyz»')).toBeDefined();
    // The days stay.
    expect(document.querySelector('[aria-current="date"]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Nullstill filter' }));
    expect(await screen.findByText('4 oppgaver')).toBeDefined();
  });

  it('[W-TASKS-17] should be a strip of seven days on a phone, and a list for the day that is chosen', async () => {
    inWindow(true);
    const { screen, user } = await visitWorkspace(PLAN, answering(ANSWER));
    const today = await screen.findByRole('button', { name: /3 oppgaver$/, pressed: true });
    expect(today.getAttribute('aria-current')).toBe('date');
    expect(screen.getByRole('region', { name: 'to. 19.11.2026' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^ti\. ?17/ }));
    expect(await screen.findByRole('region', { name: 'Uten ansvarlig' })).toBeDefined();
    expect(window.location.search).toBe('?day=2026-11-17');
    await user.click(screen.getByRole('button', { name: /^sø\. ?22/ }));
    expect(await screen.findByText('Ingen oppgaver denne dagen')).toBeDefined();
  });

  it('should keep the days where nothing is planned, and say why the tasks could not be had', async () => {
    inWindow(false);
    const { screen, user, world } = await visitWorkspace(`${PLAN}?week=2030-01-07`);
    expect(await screen.findByText('Ingen oppgaver disse dagene')).toBeDefined();
    expect(screen.getByText('Uke 2', { selector: 'b' })).toBeDefined();
    goesWrong(world, { call: 'tasks.tasks', kind: 'malformed' });
    await user.click(screen.getByRole('button', { name: 'Neste uke' }));
    expect(await screen.findByText('Oppgavene kunne ikke hentes')).toBeDefined();
    goesRight(world);
    await user.click(await screen.findByRole('button', { name: /Prøv igjen/ }));
    expect(await screen.findByText('Ingen oppgaver disse dagene')).toBeDefined();
  });

  it('should be saved as a file, each task that is shown once', async () => {
    inWindow(false);
    const saved = savedFile();
    const both = { ...RIVING, assignees: [KARI, { ...KARI, person_id: 3, name: 'Åse Lie', status: 'PASSIVE' }] };
    const { screen, user } = await visitWorkspace(PLAN, answering([both]));
    await screen.findByText('1 oppgave');
    await user.click(screen.getByRole('button', { name: 'Last ned som CSV' }));
    const [name, head = '', line, end] = await saved();
    expect(name).toBe('arbeidsplan-2026-11-16.csv');
    expect(head).toContain('Oppgave;Status;Fra;Til;Prosjekt;Ansvarlige;Merker');
    expect(line).toBe('Riving;Startet;18.11.2026;20.11.2026;Skole;"Kari Lunde, Åse Lie";"Åse er passiv"');
    expect(end).toBe('');
  });

  it('should be in the menu, and lead from a bar to its facts', async () => {
    inWindow(false);
    const { screen, user } = await visitWorkspace('/x/-/articles', answering(ANSWER));
    await user.click(await screen.findByRole('link', { name: 'Arbeidsplan' }));
    await user.click(await screen.findByRole('link', { name: /^Riving/ }));
    expect(await screen.findByRole('dialog', { name: 'Riving' })).toBeDefined();
  });
});
