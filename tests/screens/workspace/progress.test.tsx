import { addDays, dayIn, isoDate, osloDay } from '@felles/core';
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { holidaysIn, weeksOf } from '../../../ui-react/src/workspace/progress/timeline-scale.ts';
import { type VisitedWorkspace, visitWorkspace, waitOutGuard } from '../support/workspace.tsx';

const PAGE = '/x/-/project/1001/progress';
type World = VisitedWorkspace['world'];

const on = (world: World, count: number): string => isoDate(addDays(osloDay(world.now()), count));
const written = (day: string): string => day.split('-').slice(1).toReversed().join('.');

/** Thursday 19.11.2026. The first phase is in progress, with a late milestone and one that comes; the second remains. */
function withProgress(world: World): void {
  const phase = (id: number, started: string | null) => ({
    phase_id: String(id),
    project_id: '1001',
    started,
    completed: null,
    hours_budget: 100,
    planned_from: on(world, -10 + 30 * (id - 1)),
    planned_to: on(world, 30 * id - 11),
  });
  const milestone = (id: string, title: string, day: number, phase_id = '1') => ({
    ...{ milestone_id: id, project_id: '1001', phase_id, title, is_applicable: true, is_completed: false },
    ...{ comment: null, created_by_user: null, created_date: null, date: on(world, day) },
  });
  const deadlines = [
    { abbreviation: 'RB', title: 'Råbygg ferdig', event_date: on(world, 49), event_status: 'SCHEDULED' },
  ];
  world.change((state) => {
    state.projects = 1;
    state.tables['projects'] = [{ id: '1001', title: 'Storgata 31', deadlines }];
    state.tables['phases'] = [phase(1, on(world, -10)), phase(2, null)];
    state.tables['milestones'] = [
      milestone('10', 'Kontroll av bæresystem', -1),
      milestone('11', 'Vinduer montert', 8),
      milestone('12', 'Dekke støpt', 30, '2'),
    ];
    state.tables['checkpoints'] = [];
    state.tables['checklists'] = [];
    state.tables['hours'] = [];
  });
}

interface Planned {
  readonly phase_id: string;
  readonly planned_from: string;
  readonly planned_to: string;
}
const planned = (world: World, id: string) =>
  ((world.state.tables['phases'] ?? []) as readonly Planned[]).find(({ phase_id }) => phase_id === id);
const dated = (world: World, id: string) =>
  ((world.state.tables['milestones'] ?? []) as readonly { milestone_id: string; date: string }[]).find(
    ({ milestone_id }) => milestone_id === id,
  )?.date;

const visitProgress = (more: object = {}) => visitWorkspace(PAGE, { before: withProgress, ...more });
const barOf = ({ screen }: VisitedWorkspace, name: RegExp) => screen.findByRole('button', { name });

describe('the progress of a project', () => {
  it('[W-PLAN-16] should say in words whether it is late, and what comes next', async () => {
    const { screen } = await visitProgress();
    const answers = (await screen.findByText('Er vi sent ute?')).closest('dl') ?? expect.unreachable();
    expect(within(answers).getByText('1 ting er forbi')).toBeDefined();
    expect(within(answers).getByRole('link', { name: 'Kontroll av bæresystem' })).toBeDefined();
    expect(within(answers).getByText('Vinduer montert')).toBeDefined();
    expect(within(answers).getByText(/fredag 27\.11, om 8 dager/)).toBeDefined();
    expect(within(answers).getByText(/^Så Dekke støpt/)).toBeDefined();
    expect(within(answers).getByText('Råbygg ferdig')).toBeDefined();
    expect(within(answers).getByText('0 av 200')).toBeDefined();
  });

  it('[W-PLAN-16] should be moved by keys, said before it is dropped, and given up by Escape', async () => {
    const visit = await visitProgress();
    const { screen, user, world } = visit;
    const bar = await barOf(visit, /^Råbygg, gjenstår, 09\.12 til 07\.01/);
    bar.focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getAllByText('Råbygg 10.12–08.01, 30 dager. 1 dag forbi Råbygg ferdig').length).toBeGreaterThan(0);
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/30 dager\./)).toBeNull();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(screen.getAllByText('Råbygg 16.12–14.01, 30 dager. 7 dager forbi Råbygg ferdig').length).toBeGreaterThan(0);
    // Its end moves alone, from where it is; all of it moves again without Alt.
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(screen.getAllByText(/^Råbygg 16\.12–15\.01, 31 dager/).length).toBeGreaterThan(0);
    await user.keyboard('{ArrowLeft}');
    expect(screen.getAllByText(/^Råbygg 15\.12–14\.01, 31 dager/).length).toBeGreaterThan(0);
    await user.keyboard('{Escape}{Alt>}{ArrowRight}{ArrowRight}{/Alt}');
    // Over Saturday and Sunday to a working day.
    expect(screen.getAllByText('Råbygg 09.12–11.01, 34 dager. 4 dager forbi Råbygg ferdig').length).toBeGreaterThan(0);
    await user.keyboard('{Enter}');
    const window = within(await screen.findByRole('dialog', { name: 'Flytt Råbygg' }));
    expect(planned(world, '2')?.planned_from).toBe(on(world, 20));
    await user.click(window.getByRole('button', { name: 'Flytt til 09.12–11.01' }));
    await waitFor(() => expect(planned(world, '2')?.planned_to).toBe('2027-01-11'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Angre: Råbygg' })));
    expect(planned(world, '2')?.planned_from).toBe(on(world, 20));
    // It is made longer, so no milestone follows.
    expect(dated(world, '12')).toBe(on(world, 30));
  });

  it('[W-PLAN-16] should give a phase without a plan its first days from the time line', async () => {
    const { screen, user, world } = await visitProgress({
      before(world: World) {
        withProgress(world);
        world.change((state) => {
          state.tables['phases'] = ((state.tables['phases'] ?? []) as readonly Planned[]).map((row) =>
            row.phase_id === '2' ? { ...row, planned_from: null, planned_to: null } : row,
          );
        });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Flytt Råbygg' }));
    const window = within(await screen.findByRole('dialog', { name: 'Flytt Råbygg' }));
    await user.click(window.getByRole('button', { name: /^Flytt til 19\.11/ }));
    await waitFor(() => expect(planned(world, '2')?.planned_from).toBe(on(world, 0)));
  });

  it('[W-PLAN-16] should be dragged by the pointer, with its milestones, and deadlines only where they are chosen', async () => {
    const visit = await visitProgress();
    const { screen, user, world } = visit;
    const bar = await barOf(visit, /^Råbygg, gjenstår/);
    // A day is one pixel wide where nothing is laid out.
    const point = (kind: string, clientX: number) => fireEvent(bar, new MouseEvent(kind, { bubbles: true, clientX }));
    point('pointerdown', 0);
    point('pointermove', 7);
    expect(await screen.findAllByText('Råbygg 16.12–14.01, 30 dager. 7 dager forbi Råbygg ferdig')).toHaveLength(2);
    point('pointerup', 7);
    const window = within(await screen.findByRole('dialog', { name: 'Flytt Råbygg' }));
    expect(window.getByRole('checkbox', { name: '1 milepæl som ikke er nådd', checked: true })).toBeDefined();
    const deadline = window.getByRole('checkbox', {
      name: `Flytt også fristen Råbygg ferdig til ${written(on(world, 56))}`,
    });
    expect((deadline as HTMLInputElement).checked).toBe(false);
    expect(
      window.getByText(/^Fristen Råbygg ferdig 07\.01 blir stående\. Fasen slutter da 7 dager etter den\.$/),
    ).toBeDefined();
    await user.click(deadline);
    expect(window.queryByText(/blir stående/)).toBeNull();
    await user.click(window.getByRole('button', { name: 'Flytt til 16.12–14.01' }));
    await waitFor(() => expect(planned(world, '2')?.planned_from).toBe(on(world, 27)));
    expect(dated(world, '12')).toBe(on(world, 37));
    const [project] = (world.state.tables['projects'] ?? []) as readonly { deadlines: { event_date: string }[] }[];
    expect(project?.deadlines[0]?.event_date).toBe(on(world, 56));
  });

  it.each(['Liste', 'Tidslinje'])(
    '[W-PLAN-16] should offer the undoing of a move in its row for ten seconds, with the focus, in %s',
    async (view) => {
      const { screen, user, world } = await visitProgress();
      await user.click(await screen.findByRole('radio', { name: view }));
      await user.click(screen.getByRole('button', { name: 'Flytt Råbygg' }));
      const window = within(await screen.findByRole('dialog', { name: 'Flytt Råbygg' }));
      await user.click(window.getByRole('button', { name: '+1 uke' }));
      await user.click(window.getByRole('button', { name: 'Flytt til 16.12–14.01' }));
      const undo = await screen.findByRole('button', { name: 'Angre: Råbygg' });
      await waitFor(() => expect(document.activeElement).toBe(undo));
      expect(undo.closest('li')?.textContent).toContain('7 dager forbi Råbygg ferdig');
      expect(dated(world, '12')).toBe(on(world, 37));
      await waitOutGuard();
      await user.click(undo);
      await waitFor(() => expect(planned(world, '2')?.planned_to).toBe(on(world, 49)));
      expect(dated(world, '12')).toBe(on(world, 30));
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Flytt Råbygg' })));
    },
  );

  it.each([
    { button: 'Behold den andres', from: 23 },
    { button: 'Bruk min: 16.12–14.01', from: 27 },
  ])(
    '[W-PLAN-16] should stand where another user has put it, until the user presses $button',
    async ({ button, from }) => {
      const visit = await visitProgress();
      const { screen, user, world } = visit;
      await user.click(await screen.findByRole('button', { name: 'Flytt Råbygg' }));
      const window = within(await screen.findByRole('dialog', { name: 'Flytt Råbygg' }));
      await user.click(window.getByRole('button', { name: '+1 uke' }));
      world.change((state) => {
        state.tables['phases'] = ((state.tables['phases'] ?? []) as readonly Planned[]).map((row) =>
          row.phase_id === '2' ? { ...row, planned_from: on(world, 23) } : row,
        );
      });
      await user.click(window.getByRole('button', { name: 'Flytt til 16.12–14.01' }));
      expect(await screen.findByText(/^Ikke flyttet: En annen flyttet Råbygg til 12\.12–07\.01/)).toBeDefined();
      await user.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(screen.queryByText(/^Ikke flyttet/)).toBeNull());
      expect(planned(world, '2')?.planned_from).toBe(on(world, from));
      await waitFor(() => expect(document.activeElement).not.toBe(document.body));
      expect(screen.queryAllByRole('button', { name: 'Angre: Råbygg' })).toHaveLength(from === 27 ? 1 : 0);
    },
  );

  it('should list the same by dates, late ones first', async () => {
    const { screen, user } = await visitProgress();
    await user.click(await screen.findByRole('radio', { name: 'Liste' }));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }: HTMLElement) => textContent)).toEqual([
      'Faser',
      'Forbi 1',
      'Neste fire uker 1',
      'Senere 2',
    ]);
    expect(screen.getByRole('button', { name: 'Flytt Grunn' })).toBeDefined();
  });

  it('[W-PLAN-15] should move nothing for who may not', async () => {
    const { screen } = await visitProgress({ login: 'per' });
    expect(await screen.findByText(/^Du kan lese fremdriften\./)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Flytt|^Råbygg/ })).toBeNull();
  });

  it('should not be there where the service takes no changes of it', async () => {
    const { screen } = await visitProgress({ plain: true });
    await screen.findByRole('heading', { level: 1, name: 'Fremdrift' });
    expect(screen.queryByText('Er vi sent ute?')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Fremdrift' })).toBeNull();
  });
});

describe('the time line of the progress', () => {
  const day = (written: string) => dayIn(written) ?? expect.unreachable();
  const span = (from: string, to: string) => ({ from: day(from), to: day(to) });

  it('[W-PLAN-16] should hatch the days off around each public holiday, and no other weekend', () => {
    const found = holidaysIn(span('2026-12-01', '2027-03-31')).map(({ from, to }) => [isoDate(from), isoDate(to)]);
    expect(found).toEqual([
      ['2026-12-25', '2026-12-27'],
      ['2027-01-01', '2027-01-03'],
      ['2027-03-25', '2027-03-29'],
    ]);
  });

  it.each([
    { to: '2026-10-31', step: 1, count: 8 },
    { to: '2027-03-31', step: 2, count: 15 },
    { to: '2028-08-31', step: 8, count: 13 },
  ])('[W-PLAN-16] should write a week of $step where the time line ends on $to', ({ to, step, count }) => {
    const weeks = weeksOf(span('2026-09-01', to));
    expect(weeks[0]).toBe(day('2026-09-07'));
    expect(weeks).toHaveLength(count);
    expect((weeks[1] ?? 0) - (weeks[0] ?? 0)).toBe(step * 7);
  });
});
