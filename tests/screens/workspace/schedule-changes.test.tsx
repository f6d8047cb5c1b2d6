import { addDays, isoDate, parseIsoDate } from '@felles/core';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const PLAN = '/x/-/planning?weeks=2';
/** Thursday of week 47. */
const TODAY = parseIsoDate('2026-11-19') ?? expect.unreachable();
const on = (count: number): string => isoDate(addDays(TODAY, count));

type World = VisitedWorkspace['world'];

const OLA = { person_id: '1', name: 'Ola Bakken', status: 'ACTIVE', holidays: [], expenses: [] };
const PER = { ...OLA, person_id: '4', name: 'Per Moe', holidays: [{ from: on(0), to: on(0) }] };
const TASK = {
  ...{ row: 1, id: '7001', title: 'Takstoler', completion_status: 'STARTED', start: on(-3), end: on(-2) },
  ...{ project_id: '1001', project_title: 'Storgata 31', assignees: [OLA] },
};
const OTHER = { ...TASK, row: 2, id: '7002', title: 'Riving', start: on(0), end: on(1), assignees: [PER] };

const tasksIn = (world: World) => world.state.tables['tasks'] as readonly Readonly<Record<string, unknown>>[];

async function aSchedule(login?: string, { address = PLAN, tasks = [TASK, OTHER] } = {}) {
  const page = await visitWorkspace(address, {
    ...(login && { login }),
    before(world) {
      world.change((state) => {
        state.tables['tasks'] = tasks;
      });
    },
  });
  const bar = await page.screen.findByRole('link', { name: /^Takstoler/ });
  return { ...page, bar };
}

const said = (screen: VisitedWorkspace['screen']): string =>
  screen.getByText(/^Slipp: /, { selector: '[role=status]' }).textContent;

describe('a bar of the schedule', () => {
  it('[W-PLAN-13] should be moved by the arrow keys, said before the drop, and dropped by Enter', async () => {
    const { screen, user, bar, world } = await aSchedule();
    bar.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(said(screen)).toBe('Slipp: onsdag 18.11–torsdag 19.11, 2 dager');
    expect(tasksIn(world)[0]).toMatchObject({ start: on(-3) });
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowLeft}{ArrowRight}{ArrowRight}{ArrowRight}');
    // A Saturday is said before the drop.
    expect(said(screen)).toBe('Slipp: fredag 27.11–lørdag 28.11, 2 dager');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(tasksIn(world)[0]).toMatchObject({ start: on(8), end: on(9) }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const after = await screen.findByRole('link', { name: /Takstoler.*27\.11–28\.11/ });
    await waitFor(() => expect(document.activeElement).toBe(after));
  });

  it('[W-PLAN-13] should be where it was after Escape, and after the focus has left it', async () => {
    const { screen, user, bar, world } = await aSchedule();
    bar.focus();
    await user.keyboard('{ArrowRight}{Escape}');
    expect(screen.queryByText(/^Slipp: /)).toBeNull();
    await user.keyboard('{ArrowRight}');
    await user.tab();
    expect(screen.queryByText(/^Slipp: /)).toBeNull();
    expect(tasksIn(world)).toMatchObject([{ start: on(-3) }, { start: on(0) }]);
  });

  it('[W-PLAN-13] should be longer by a key, and set on the person of another row, who is not free', async () => {
    const { screen, user, bar, world } = await aSchedule();
    bar.focus();
    await user.keyboard('{ArrowRight}{Alt>}{ArrowRight}{ArrowRight}{/Alt}');
    expect(said(screen)).toBe('Slipp: tirsdag 17.11–fredag 20.11, 4 dager');
    await user.keyboard('{ArrowLeft}');
    expect(said(screen)).toBe('Slipp: mandag 16.11–torsdag 19.11, 4 dager');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(tasksIn(world)[0]).toMatchObject({ start: on(-3), end: on(0) }));
    const longer = await screen.findByRole('link', { name: /Takstoler.*16\.11–19\.11/ });
    longer.focus();
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(said(screen)).toBe(
      'Slipp: torsdag 19.11–søndag 22.11, 4 dager. Settes på Per Moe. Per Moe har ferie første dag. Per Moe er satt opp dobbelt 19.11–20.11',
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(tasksIn(world)[0]).toMatchObject({ assignees: [{ person_id: '4' }], start: on(0) }));
  });

  it('[W-PLAN-13] should say a day that is taken by a project outside the filter', async () => {
    const elsewhere = { ...OTHER, project_id: '1002', assignees: [OLA] };
    const { screen, user, bar } = await aSchedule('ola', {
      address: `${PLAN}&project=1001`,
      tasks: [TASK, elsewhere],
    });
    bar.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(said(screen)).toContain('Ola Bakken er satt opp dobbelt 19.11'));
  });

  it('[W-SITE-46] should go back where the service refuses the move, with the reason above the schedule', async () => {
    const { screen, user, bar, world } = await aSchedule();
    bar.focus();
    await user.keyboard('{ArrowRight}');
    world.change((state) => {
      state.tables['tasks'] = [{ ...TASK, start: on(4), end: on(5) }, OTHER];
    });
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Ikke endret: Takstoler')).toBeDefined();
    expect(screen.getByText(/endret dager til 23\.11–24\.11\. Du skrev 17\.11–18\.11\./)).toBeDefined();
    expect(await screen.findByRole('link', { name: /Takstoler.*23\.11–24\.11/ })).toBeDefined();
  });

  it('should stay where it is without the right to plan', async () => {
    const { screen, user, bar } = await aSchedule('per');
    bar.focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.queryByText(/^Slipp: /)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Ny oppgave/ })).toBeNull();
  });
});

describe('an empty cell of the schedule', () => {
  it('[W-SITE-46] should begin a task of its person and day, reached by the arrow keys', async () => {
    const { screen, user, world } = await aSchedule();
    const cell = screen.getByRole('button', { name: 'Ny oppgave for Ola Bakken, 19.11' });
    cell.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}');
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByText('Ola Bakken')).toBeDefined();
    await user.type(panel.getByRole('textbox', { name: 'Hva skal gjøres?' }), 'Rekkverk');
    await user.click(panel.getByRole('button', { name: /^Lagre/ }));
    await waitFor(() =>
      expect(tasksIn(world)[2]).toMatchObject({ title: 'Rekkverk', start: on(1), project_id: '1001' }),
    );
    expect(await screen.findByRole('link', { name: /^Rekkverk.*20\.11/ })).toBeDefined();
  });

  it('[W-SITE-63] should come back with its words and its project once its panel was left', async () => {
    const { screen, user } = await aSchedule();
    await user.click(screen.getByRole('button', { name: 'Ny oppgave for Ola Bakken, 19.11' }));
    const panel = within(await screen.findByRole('dialog'));
    await user.type(panel.getByRole('textbox', { name: 'Hva skal gjøres?' }), 'Rekkverk');
    await user.click(panel.getByRole('button', { name: 'Lukk' }));
    await user.click(await screen.findByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('link', { name: /^Fortsett oppgaven fra/ }));
    const back = within(await screen.findByRole('dialog'));
    expect(await back.findByDisplayValue('Rekkverk')).toBeDefined();
    expect(back.getByRole('combobox', { name: 'Prosjekt' })).toHaveProperty('value', '1001');
  });
});

it('[W-PLAN-01] should begin the first task of a project that has none, with its name, people and phases', async () => {
  const { screen, user, world } = await visitWorkspace(`${PLAN}&project=1001`, {
    before(world) {
      world.change((state) => {
        state.tables['tasks'] = [];
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ny oppgave' }));
  const panel = within(await screen.findByRole('dialog'));
  expect(panel.getByRole('combobox', { name: 'Prosjekt' })).toHaveProperty('value', '1001');
  expect(screen.getByRole('button', { name: /^Prosjekt: Storgata 31/ })).toBeDefined();
  await user.type(panel.getByRole('textbox', { name: 'Hva skal gjøres?' }), 'Rigg');
  await user.selectOptions(panel.getByRole('combobox', { name: 'Legg til person' }), 'Kari Lunde');
  await user.selectOptions(panel.getByRole('combobox', { name: 'Fase' }), 'Råbygg');
  await user.click(panel.getByRole('button', { name: /^Lagre/ }));
  await waitFor(() =>
    expect(tasksIn(world)[0]).toMatchObject({
      title: 'Rigg',
      project_id: '1001',
      assignees: [{ name: 'Kari Lunde' }],
      phase_id: expect.any(String),
    }),
  );
  expect(await screen.findByRole('link', { name: /^Rigg/ })).toBeDefined();
});
