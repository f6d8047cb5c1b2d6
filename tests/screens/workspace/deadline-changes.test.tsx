import { addDays, isoDate, parseIsoDate } from '@felles/core';
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { type VisitedWorkspace, visitWorkspace, waitOutGuard } from '../support/workspace.tsx';

const PAGE = '/x/-/deadlines';
/** Thursday of week 47. */
const TODAY = parseIsoDate('2026-11-19') ?? expect.unreachable();
const on = (count: number): string => isoDate(addDays(TODAY, count));

type World = VisitedWorkspace['world'];

/** One project has these deadlines, and no other has any. */
function withDeadlines(world: World, ...days: readonly (readonly [title: string, day: string])[]): void {
  world.change((state) => {
    state.projects = 1;
  });
  deadlinesAre(world, days);
}

function deadlinesAre(world: World, days: readonly (readonly [title: string, day: string])[]): void {
  const deadlines = days.map(([title, event_date]) => ({
    abbreviation: 'RB',
    title,
    event_date,
    event_status: 'SCHEDULED',
  }));
  world.change((state) => {
    state.tables['projects'] = [{ id: '1001', title: 'Storgata 31', deadlines }];
  });
}

const rowOf = async ({ screen }: Pick<VisitedWorkspace, 'screen'>, title: string): Promise<HTMLElement> => {
  const name: HTMLElement = await screen.findByText(title, { selector: 'b' });
  return name.closest('li') ?? expect.unreachable();
};

const said = (world: World): readonly { readonly title: unknown; readonly day: unknown; readonly is: unknown }[] => {
  const [project] = (world.state.tables['projects'] ?? []) as readonly { readonly deadlines: readonly Told[] }[];
  return (project?.deadlines ?? []).map(({ title, event_date: day, event_status: is }) => ({ title, day, is }));
};

interface Told {
  readonly title: string;
  readonly event_date: string;
  readonly event_status: string;
}

describe('a deadline in its row', () => {
  it('should be done by one press, and open again by the next, which has the focus and is said once', async () => {
    const page = await visitWorkspace(PAGE, { before: (world) => withDeadlines(world, ['Råbygg ferdig', on(-3)]) });
    const { screen, user, world } = page;
    const row = within(await rowOf(page, 'Råbygg ferdig'));
    await user.click(row.getByRole('button', { name: 'Ferdig: Råbygg ferdig' }));
    const undo = await row.findByRole('button', { name: 'Angre: Råbygg ferdig' });
    expect(document.activeElement).toBe(undo);
    expect(undo.textContent).toMatch(/^Angre \d+\ss$/);
    expect(said(world)).toMatchObject([{ is: 'COMPLETED' }]);
    const words = 'Råbygg ferdig, ferdig. Angre er mulig i ti sekunder.';
    expect(screen.getAllByText(words, { selector: '[role=status]' })).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Ferdige *1$/ })).toBeDefined();
    expect(screen.getByText('0 frister', { selector: '[role=status]' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Forfalt 0 frister' })).toBeDefined();
    waitOutGuard();
    await user.click(undo);
    const again = await row.findByRole('button', { name: 'Ferdig: Råbygg ferdig' });
    await waitFor(() => expect(document.activeElement).toBe(again));
    expect(said(world)).toMatchObject([{ is: 'SCHEDULED' }]);
  });

  it('should be opened again among the done ones, however much later', async () => {
    const page = await visitWorkspace(`${PAGE}?only=done`, {
      before(world) {
        withDeadlines(world, ['Råbygg ferdig', on(-3)]);
        world.change((state) => {
          const [project] = state.tables['projects'] as { deadlines: Told[] }[];
          const done = { ...project?.deadlines[0], event_status: 'COMPLETED' };
          state.tables['projects'] = [{ ...project, deadlines: [done] }];
        });
      },
    });
    const row = within(await rowOf(page, 'Råbygg ferdig'));
    expect(row.queryByText(/over$/)).toBeNull();
    await page.user.click(row.getByRole('button', { name: 'Gjenåpne: Råbygg ferdig' }));
    await waitFor(() => expect(said(page.world)).toMatchObject([{ is: 'SCHEDULED' }]));
  });

  it('should be moved in a window that says the weekday, the days off and why it is asked', async () => {
    const page = await visitWorkspace(PAGE, { before: (world) => withDeadlines(world, ['Råbygg ferdig', on(-3)]) });
    const { screen, user, world } = page;
    const row = within(await rowOf(page, 'Råbygg ferdig'));
    await user.click(row.getByRole('button', { name: 'Flytt: Råbygg ferdig' }));
    const window = within(await screen.findByRole('dialog', { name: 'Flytt fristen' }));
    expect(window.getByText('Råbygg ferdig · Råbygg · Storgata 31')).toBeDefined();
    await user.click(window.getByRole('button', { name: '+1 uke' }));
    expect(window.getByText('Mandag, uke 48. Om 4 dager.')).toBeDefined();
    await user.click(window.getByRole('button', { name: '−1 dag' }));
    expect(window.getByText('Søndag. Velg en arbeidsdag, eller lagre likevel.')).toBeDefined();
    await user.click(window.getByRole('button', { name: 'Fredag 20.11' }));
    await user.click(window.getByRole('button', { name: 'Flytt til 20.11' }));
    expect(await window.findByText('Fristen er forbi. Skriv en grunn, så kan den flyttes.')).toBeDefined();
    expect(document.activeElement).toBe(window.getByRole('textbox', { name: 'Hvorfor flyttes den?' }));
    expect(said(world)).toMatchObject([{ day: on(-3) }]);
    await user.click(window.getByRole('button', { name: 'Vær' }));
    waitOutGuard();
    await user.click(window.getByRole('button', { name: 'Flytt til 20.11' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(said(world)).toMatchObject([{ day: on(1) }]);
    const moved = await rowOf(page, 'Råbygg ferdig');
    expect(moved.textContent).toContain('I morgen');
  });

  it('[W-PLAN-04] should go back to its day by one press, also where that needs a reason', async () => {
    const page = await visitWorkspace(PAGE, { before: (world) => withDeadlines(world, ['Råbygg ferdig', on(-3)]) });
    const { screen, user, world } = page;
    await user.click(within(await rowOf(page, 'Råbygg ferdig')).getByRole('button', { name: /^Flytt/ }));
    const window = within(await screen.findByRole('dialog', { name: 'Flytt fristen' }));
    await user.click(window.getByRole('button', { name: '+1 uke' }));
    await user.click(window.getByRole('button', { name: 'Vær' }));
    waitOutGuard();
    await user.click(window.getByRole('button', { name: 'Flytt til 23.11' }));
    const undo = await screen.findByRole('button', { name: 'Angre: Råbygg ferdig' });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    const words = 'Råbygg ferdig, flyttet. Angre er mulig i ti sekunder.';
    expect(screen.getAllByText(words, { selector: '[role=status]' })).toHaveLength(1);
    expect(said(world)).toMatchObject([{ day: on(4) }]);
    waitOutGuard();
    await user.click(undo);
    await waitFor(() => expect(said(world)).toMatchObject([{ day: on(-3) }]));
    expect(screen.queryByRole('button', { name: /^Angre/ })).toBeNull();
  });

  it('should ask no reason for one that is not late', async () => {
    const page = await visitWorkspace(PAGE, { before: (world) => withDeadlines(world, ['Tett bygg', on(4)]) });
    const row = within(await rowOf(page, 'Tett bygg'));
    await page.user.click(row.getByRole('button', { name: 'Flytt: Tett bygg' }));
    const window = within(await page.screen.findByRole('dialog', { name: 'Flytt fristen' }));
    expect(window.queryByRole('textbox', { name: 'Hvorfor flyttes den?' })).toBeNull();
  });

  it.each([
    { button: 'Behold den andres', day: on(1) },
    { button: 'Flytt til 30.11', day: on(11) },
  ])('should say who was first with another day, where the user presses $button', async ({ button, day }) => {
    const page = await visitWorkspace(PAGE, { before: (world) => withDeadlines(world, ['Tett bygg', on(4)]) });
    const { screen, user, world } = page;
    await user.click(within(await rowOf(page, 'Tett bygg')).getByRole('button', { name: 'Flytt: Tett bygg' }));
    const window = within(await screen.findByRole('dialog', { name: 'Flytt fristen' }));
    await user.click(window.getByRole('button', { name: '+1 uke' }));
    deadlinesAre(world, [['Tett bygg', on(1)]]);
    await user.click(window.getByRole('button', { name: 'Flytt til 30.11' }));
    expect(await screen.findByText('Ikke flyttet: En annen flyttet den til 20.11 mens du skrev.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    waitOutGuard();
    await user.click(within(await rowOf(page, 'Tett bygg')).getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByText(/^Ikke flyttet/)).toBeNull());
    expect(said(world)).toMatchObject([{ day }]);
    if (day !== on(11)) return;
    const undo = await screen.findByRole('button', { name: 'Angre: Tett bygg' });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    waitOutGuard();
    await user.click(undo);
    await waitFor(() => expect(said(world)).toMatchObject([{ day: on(1) }]));
  });

  it('should have no button for who may not move it, and say who can give the right', async () => {
    const { screen } = await visitWorkspace(PAGE, { login: 'per' });
    expect(await screen.findByText(/^Du kan lese fristene/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Ferdig|Flytt|Gjenåpne):/ })).toBeNull();
  });

  it('should have no button, no done ones and no word of it where the service takes no changes', async () => {
    const { screen } = await visitWorkspace(PAGE, { plain: true });
    expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(3);
    expect(screen.queryByRole('button', { name: /^(Ferdig|Flytt|Gjenåpne)/ })).toBeNull();
    expect(screen.queryByText(/^Du kan lese fristene/)).toBeNull();
  });
});

describe('a new deadline', () => {
  it('[W-PLAN-04] should be made on the page of all, also of a project that has none yet, and stand in its week', async () => {
    const page = await visitWorkspace(PAGE, {
      before(world) {
        withDeadlines(world, ['Råbygg ferdig', on(3)]);
        world.change((state) => {
          state.projects = 2;
          state.tables['projects'] = [
            ...(state.tables['projects'] ?? []),
            { id: '1002', title: 'Lageret på Nes', deadlines: [] },
          ];
        });
      },
    });
    const { screen, user, world } = page;
    await user.click(await screen.findByRole('button', { name: 'Ny frist' }));
    const window = within(await screen.findByRole('dialog', { name: 'Ny frist' }));
    waitOutGuard();
    await user.click(window.getByRole('button', { name: 'Lag fristen' }));
    expect(window.getByText('Skriv hva som skal være ferdig.')).toBeDefined();
    expect(window.getByText('Velg prosjektet.')).toBeDefined();
    await user.type(window.getByLabelText(/^Hva skal være ferdig/), 'Lukket bygg');
    await user.type(window.getByLabelText(/^Forkortelse/), 'LB');
    fireEvent.change(window.getByLabelText('Dag'), { target: { value: '2026-11-25' } });
    await user.type(window.getByRole('combobox', { name: 'Prosjekt' }), 'lager');
    await user.click(await window.findByRole('option', { name: 'Lageret på Nes' }));
    waitOutGuard();
    await user.click(window.getByRole('button', { name: 'Lag fristen' }));
    expect((await rowOf(page, 'Lukket bygg')).textContent).toContain('Lageret på Nes');
    const projects = (world.state.tables['projects'] ?? []) as readonly { readonly deadlines: readonly Told[] }[];
    expect(projects[1]?.deadlines).toMatchObject([{ title: 'Lukket bygg', event_date: '2026-11-25' }]);
  });

  it('[W-PLAN-04] should have its own tab of a project, without the project in its rows, done ones last', async () => {
    const page = await visitWorkspace('/x/-/project/1001/deadlines', {
      before(world) {
        withDeadlines(world, ['Råbygg ferdig', on(3)], ['Grunn ferdig', on(-9)]);
        world.change((state) => {
          const [project] = state.tables['projects'] as { deadlines: Told[] }[];
          const [first, second] = project?.deadlines ?? [];
          state.tables['projects'] = [{ ...project, deadlines: [first, { ...second, event_status: 'COMPLETED' }] }];
        });
      },
    });
    const row = await rowOf(page, 'Råbygg ferdig');
    expect(row.textContent).not.toContain('Storgata');
    const headings: readonly HTMLElement[] = page.screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent).at(-1)).toMatch(/^Ferdige 1 frist/);
    expect(page.screen.getByRole('button', { name: 'Gjenåpne: Grunn ferdig' })).toBeDefined();
    expect(page.screen.getByRole('button', { name: 'Ny frist' })).toBeDefined();
  });

  it('[W-PLAN-15] should be offered to no user without the right, who is told where to get it', async () => {
    const page = await visitWorkspace(PAGE, {
      login: 'per',
      before: (world) => withDeadlines(world, ['Råbygg ferdig', on(3)]),
    });
    await rowOf(page, 'Råbygg ferdig');
    expect(page.screen.queryByRole('button', { name: 'Ny frist' })).toBeNull();
    expect(page.screen.getByText(/Prosjektlederen kan gi rettighet/)).toBeDefined();
  });
});
