import { addDays, isoDate, osloDay } from '@felles/core';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { type VisitedWorkspace, visitWorkspace, waitOutGuard } from '../support/workspace.tsx';

const PAGE = '/x/-/project/1001/phases';
type World = VisitedWorkspace['world'];

const on = (world: World, count: number): string => isoDate(addDays(osloDay(world.now()), count));
const written = (day: string): string => day.split('-').toReversed().join('.');

/** The first phase is started, with two milestones of which one is reached; the others remain. */
function withPhases(world: World): void {
  const rows = [1, 2, 3, 4, 5].map((id) => ({
    phase_id: String(id),
    project_id: '1001',
    started: id === 1 ? on(world, -20) : null,
    completed: null,
    hours_budget: 100,
    planned_from: on(world, 3 + 30 * (id - 1)),
    planned_to: on(world, 30 * id),
  }));
  const milestone = (id: string, title: string, more: object = {}) => ({
    ...{ milestone_id: id, project_id: '1001', phase_id: '1', title, is_applicable: true, is_completed: false },
    ...{ comment: null, created_by_user: null, created_date: null, date: on(world, 5), ...more },
  });
  world.change((state) => {
    state.projects = 1;
    state.tables['phases'] = rows;
    state.tables['milestones'] = [
      milestone('10', 'Takstoler montert'),
      milestone('11', 'Vegger', { is_completed: true }),
    ];
    state.tables['checkpoints'] = [];
    state.tables['checklists'] = [];
    state.tables['hours'] = [];
  });
}

const visitPhases = (path = PAGE, more: object = {}) => visitWorkspace(path, { before: withPhases, ...more });

const stored = <T,>(world: World, table: string): readonly T[] => (world.state.tables[table] ?? []) as readonly T[];
const phase = (world: World, id: string) =>
  stored<{ phase_id: string; started: string | null; completed: string | null; hours_budget: number }>(
    world,
    'phases',
  ).find(({ phase_id }) => phase_id === id);
const milestone = (world: World, id: string) =>
  stored<{ milestone_id: string; is_completed: boolean; is_applicable: boolean; comment: string | null }>(
    world,
    'milestones',
  ).find(({ milestone_id }) => milestone_id === id);

describe('a phase that the user moves', () => {
  it('[W-PLAN-02] should start by a window that says what else is in progress, and be undone after it', async () => {
    const { screen, user, world } = await visitPhases();
    await user.click(await screen.findByRole('button', { name: /^Gjenstår 4/ }));
    await user.click(screen.getByRole('button', { name: 'Start Råbygg' }));
    const window = within(await screen.findByRole('dialog', { name: 'Start Råbygg' }));
    expect(window.getByText('Grunn er også i gang. Faser kan gå side om side.')).toBeDefined();
    expect(window.getByText(/^33 dager før planen\. Råbygg er planlagt fra/)).toBeDefined();
    expect(window.getByText(/^\d personer? får varsel$/)).toBeDefined();
    await user.click(window.getByRole('button', { name: 'Start Råbygg' }));
    const undo = await screen.findByRole('button', { name: 'Angre: Råbygg' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(phase(world, '2')).toMatchObject({ started: on(world, 0) });
    expect(screen.getByText('Råbygg er startet', { selector: 'p' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Se fremdrift' }).getAttribute('href')).toMatch(/progress$/);
    expect(screen.getByRole('heading', { name: /^Startet 2/ })).toBeDefined();
    expect(screen.getByText(/side om side med Grunn$/)).toBeDefined();
    await user.click(undo);
    await waitFor(() => expect(phase(world, '2')).toMatchObject({ started: null }));
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Startet 1/ })).toBeDefined());
    await waitFor(() => expect(document.activeElement?.tagName).toBe('BUTTON'));
  });

  it('[W-PLAN-02] should be completed with what is open by its name, and with that number', async () => {
    const { screen, user, world } = await visitPhases(`${PAGE}/1`);
    await user.click(await screen.findByRole('button', { name: 'Fullført' }));
    const window = within(await screen.findByRole('dialog', { name: 'Flytt Grunn til Fullført' }));
    expect(await window.findByText('Takstoler montert')).toBeDefined();
    const count = window.getAllByRole('listitem').length;
    expect(window.getByRole('button', { name: 'Se gjennom dem' })).toBeDefined();
    await user.click(window.getByRole('button', { name: new RegExp(`^Fullfør med ${count} åp(?:en|ne)$`) }));
    await waitFor(() => expect(phase(world, '1')).toMatchObject({ completed: on(world, 0) }));
    expect(await screen.findByText('Grunn er fullført', { selector: 'p' })).toBeDefined();
  });

  it('[W-PLAN-02] should ask again where another number is open now', async () => {
    const { screen, user, world } = await visitPhases(`${PAGE}/1`);
    await user.click(await screen.findByRole('button', { name: 'Fullført' }));
    const window = within(await screen.findByRole('dialog', { name: 'Flytt Grunn til Fullført' }));
    const count = (await window.findAllByRole('listitem')).length;
    world.change((state) => {
      state.tables['milestones'] = stored<{ milestone_id: string }>(world, 'milestones').filter(
        ({ milestone_id: id }) => id !== '10',
      );
    });
    await user.click(window.getByRole('button', { name: new RegExp(`^Fullfør med ${count} åp(?:en|ne)$`) }));
    expect(await window.findByText(/Det er noe annet som ikke er ferdig nå/)).toBeDefined();
    expect(phase(world, '1')).toMatchObject({ completed: null });
    waitOutGuard();
    const words = count === 2 ? 'Fullfør med 1 åpen' : count === 1 ? 'Fullfør Grunn' : `Fullfør med ${count - 1} åpne`;
    await user.click(await window.findByRole('button', { name: words }));
    await waitFor(() => expect(phase(world, '1')).toMatchObject({ completed: on(world, 0) }));
  });

  it('[W-PLAN-02] should go back for a reason, and focus the field where there is none', async () => {
    const { screen, user, world } = await visitPhases(`${PAGE}/1`);
    await user.click(await screen.findByRole('button', { name: 'Gjenstår' }));
    const window = within(await screen.findByRole('dialog', { name: 'Flytt Grunn tilbake til Gjenstår' }));
    await user.click(window.getByRole('button', { name: 'Flytt til Gjenstår' }));
    expect(await window.findByText('Skriv en grunn. Den står i historikken.')).toBeDefined();
    expect(document.activeElement).toBe(window.getByRole('textbox', { name: 'Hvorfor?' }));
    await user.click(window.getByRole('button', { name: 'Stanset av byggherren' }));
    waitOutGuard();
    await user.click(window.getByRole('button', { name: 'Flytt til Gjenstår' }));
    await waitFor(() => expect(phase(world, '1')).toMatchObject({ started: null }));
  });

  it('[W-SITE-25] should say who was first, and let the user choose', async () => {
    const { screen, user, world } = await visitPhases(`${PAGE}/2`);
    await user.click(await screen.findByRole('button', { name: 'Startet' }));
    const window = within(await screen.findByRole('dialog', { name: 'Start Råbygg' }));
    world.change((state) => {
      state.tables['phases'] = stored<{ phase_id: string }>(world, 'phases').map((row) =>
        row.phase_id === '2' ? { ...row, started: on(world, -1) } : row,
      );
    });
    await user.click(window.getByRole('button', { name: 'Start Råbygg' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const form = within(await screen.findByRole('form', { name: 'Valg mellom to verdier' }));
    expect(
      form.getByText(`En annen endret dagen til ${written(on(world, -1))}. Du skrev ${written(on(world, 0))}.`),
    ).toBeDefined();
    await user.click(form.getByRole('radio', { name: /^Bruk min/ }));
    await user.click(form.getByRole('button', { name: 'Lagre valgene' }));
    await waitFor(() => expect(phase(world, '2')).toMatchObject({ started: on(world, 0) }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Valg mellom to verdier' })).toBeNull());
  });
});

describe('a milestone in its row', () => {
  it('[W-PLAN-03] should be reached by its box, and open again by the button that has the focus', async () => {
    const { screen, user, world } = await visitPhases(`${PAGE}/1`);
    const box = await screen.findByRole('checkbox', { name: 'Nådd: Takstoler montert' });
    await user.click(box);
    const undo = await screen.findByRole('button', { name: 'Angre: Takstoler montert' });
    expect(document.activeElement).toBe(undo);
    expect(milestone(world, '10')).toMatchObject({ is_completed: true });
    expect(screen.getByText('Takstoler montert, nådd. Angre er mulig i ti sekunder.')).toBeDefined();
    waitOutGuard();
    await user.click(undo);
    await waitFor(() => expect(milestone(world, '10')).toMatchObject({ is_completed: false }));
    await waitFor(() => expect(document.activeElement).toBe(box));
  });

  it('[W-PLAN-03] should not apply for a reason, with the new fraction before it is saved', async () => {
    const { screen, user, world } = await visitPhases(`${PAGE}/1`);
    await user.click(await screen.findByRole('button', { name: 'Mer for Takstoler montert' }));
    await user.click(screen.getByRole('menuitem', { name: 'Gjelder ikke' }));
    const window = within(await screen.findByRole('dialog', { name: 'Gjelder ikke: Takstoler montert' }));
    expect(window.getByText(/^Grunn går fra 1 av 2 til 1 av 1 milepæler\./)).toBeDefined();
    await user.click(window.getByRole('button', { name: 'Sett til Gjelder ikke' }));
    expect(await window.findByText('Skriv hvorfor den ikke gjelder.')).toBeDefined();
    await user.type(window.getByRole('textbox', { name: 'Hvorfor gjelder den ikke?' }), 'Taket beholdes');
    waitOutGuard();
    await user.click(window.getByRole('button', { name: 'Sett til Gjelder ikke' }));
    await waitFor(() =>
      expect(milestone(world, '10')).toMatchObject({ is_applicable: false, comment: 'Taket beholdes' }),
    );
    expect(await screen.findByText(/^Gjelder ikke · Ola Bakken · \d/)).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Mer for Takstoler montert' }));
    await user.click(screen.getByRole('menuitem', { name: 'Gjelder' }));
    await waitFor(() => expect(milestone(world, '10')).toMatchObject({ is_applicable: true }));
  });

  it('[W-PLAN-03] should be added with a title and a day', async () => {
    const { screen, user, world } = await visitPhases(`${PAGE}/1`);
    await user.click(await screen.findByRole('button', { name: 'Ny milepæl' }));
    const window = within(await screen.findByRole('dialog', { name: 'Ny milepæl' }));
    expect(window.getByText('Teller med fra den er lagret: 1 av 3')).toBeDefined();
    await user.type(window.getByRole('textbox', { name: 'Hva skal være nådd?' }), 'Søyler rettet');
    await user.click(window.getByRole('button', { name: 'Lagre milepæl' }));
    expect(await screen.findByRole('checkbox', { name: 'Nådd: Søyler rettet' })).toBeDefined();
    expect(stored(world, 'milestones')).toHaveLength(3);
  });
});

it('[W-PLAN-05] should set the hours of all phases in one window, and say what is over', async () => {
  const { screen, user, world } = await visitPhases(`${PAGE}/1`);
  await user.click(await screen.findByRole('button', { name: 'Endre budsjett' }));
  const window = within(await screen.findByRole('dialog', { name: 'Budsjett i timer' }));
  const field = window.getByRole('textbox', { name: 'Råbygg, 0 timer ført' });
  await user.clear(field);
  await user.type(field, '140,5');
  expect(window.getByText('Sum 540,5 timer')).toBeDefined();
  await user.click(window.getByRole('button', { name: 'Lagre budsjett' }));
  await waitFor(() => expect(phase(world, '2')).toMatchObject({ hours_budget: 140.5 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(phase(world, '1')).toMatchObject({ hours_budget: 100 });
});

it('[W-PLAN-15] should have no button for who may not move phases, and say who gives the right', async () => {
  const { screen } = await visitPhases(`${PAGE}/1`, { login: 'per' });
  expect(await screen.findByText(/^Du kan lese fasene\./)).toBeDefined();
  expect(await screen.findByText('Takstoler montert')).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(
    screen.queryByRole('button', { name: /^(Start (Grunn|Råbygg)|Fullført$|Gjenstår$|Endre budsjett|Ny milepæl)/ }),
  ).toBeNull();
});

it('should be as it was where the service takes no changes', async () => {
  const { screen } = await visitPhases(`${PAGE}/1`, { plain: true });
  expect(await screen.findByText('Takstoler montert')).toBeDefined();
  expect(screen.queryByText(/^Du kan lese fasene\./)).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Endre budsjett' })).toBeNull();
});

describe('a deadline of an open phase', () => {
  it('[W-PLAN-04] should be moved by its own window in its row of the phase, and go back', async () => {
    const { screen, user, world } = await visitPhases(`${PAGE}/2`, {
      before(world: World) {
        withPhases(world);
        const deadlines = [
          { abbreviation: 'RB', title: 'Råbygg ferdig', event_date: on(world, 20), event_status: 'SCHEDULED' },
        ];
        world.change((state) => {
          state.tables['projects'] = [{ id: '1001', title: 'Storgata 31', deadlines }];
        });
      },
    });
    const day = () =>
      stored<{ deadlines: readonly { event_date: string }[] }>(world, 'projects')[0]?.deadlines[0]?.event_date;
    await user.click(await screen.findByRole('button', { name: 'Flytt: Råbygg ferdig' }));
    const window = within(await screen.findByRole('dialog', { name: 'Flytt fristen' }));
    await user.click(window.getByRole('button', { name: '+1 uke' }));
    waitOutGuard();
    await user.click(window.getByRole('button', { name: /^Flytt til / }));
    const undo = await screen.findByRole('button', { name: 'Angre: Råbygg ferdig' });
    expect(day()).toBe(on(world, 27));
    waitOutGuard();
    await user.click(undo);
    await waitFor(() => expect(day()).toBe(on(world, 20)));
  });
});
