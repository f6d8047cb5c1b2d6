import { SENT_ADDITIONS } from '@felles/adapters-http/wire';
import { addDays, isoDate, parseIsoDate } from '@felles/core';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesWrong } from '../../e2e/support/service.ts';
import { jpeg } from '../../support/photos.ts';
import { type VisitedWorkspace, visitWorkspace, waitOutGuard } from '../support/workspace.tsx';

const PAGE = '/x/-/project/1001/tasks';
/** Thursday of week 47. */
const TODAY = parseIsoDate('2026-11-19') ?? expect.unreachable();
const on = (count: number): string => isoDate(addDays(TODAY, count));

type World = VisitedWorkspace['world'];

const OLA = { person_id: '1', name: 'Ola Bakken', status: 'ACTIVE', holidays: [], expenses: [] };
const JONAS = { ...OLA, person_id: '5', name: 'Jonas Eide' };
const TASK = {
  ...{ row: 1, id: '7001', title: 'Takstoler', completion_status: 'STARTED', start: on(-1), end: on(1) },
  ...{ project_id: '1001', project_title: 'Storgata 31', assignees: [OLA] },
};

function withTasks(world: World, ...tasks: readonly object[]): void {
  world.change((state) => {
    state.tables['tasks'] = [...tasks];
  });
}

const tasksIn = (world: World) => world.state.tables['tasks'] as readonly Readonly<Record<string, unknown>>[];

async function opened(task: object = TASK, login?: string) {
  const page = await visitWorkspace(`${PAGE}?panel=task.7001`, {
    ...(login && { login }),
    before: (world) => withTasks(world, task),
  });
  const panel = within(await page.screen.findByRole('dialog'));
  return { ...page, panel };
}

describe('a task in its panel', () => {
  it('should be finished by one press, at once, and the list has it among the finished ones', async () => {
    const { user, panel, world, screen } = await opened();
    await user.click(await panel.findByRole('button', { name: 'Fullfør' }));
    await waitFor(() => expect(tasksIn(world)).toMatchObject([{ completion_status: 'COMPLETED' }]));
    expect(panel.getByText('Fullført')).toBeDefined();
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Fullfør' })).toBeNull());
    expect(panel.getByRole('button', { name: 'Sett til Planlagt' })).toBeDefined();
    expect(screen.getByRole('heading', { name: /^Fullført 1$/, hidden: true })).toBeDefined();
  });

  it.each(['Sett til Planlagt', 'Kommenter'])('should keep the focus in its panel after "%s"', async (pressed) => {
    const { user, panel, screen } = await opened();
    const button = await panel.findByRole('button', { name: pressed });
    await user.click(button);
    await waitFor(() => expect(button.isConnected).toBe(false));
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  });

  it('should be set to not done with what stands in the way, which the panel then says', async () => {
    const { user, panel, world } = await opened();
    await user.click(await panel.findByRole('button', { name: 'Får ikke gjort' }));
    await user.click(panel.getByRole('button', { name: 'Sett til Ikke ferdig' }));
    expect(panel.getByText('Skriv hva som hindrer.')).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Vær' }));
    await user.click(panel.getByRole('button', { name: 'Sett til Ikke ferdig' }));
    await waitFor(() => expect(tasksIn(world)).toMatchObject([{ completion_status: 'INCOMPLETE', reason: 'Vær' }]));
    expect(await panel.findByText('Vær')).toBeDefined();
  });

  it('[W-SITE-46] should be moved by steps in its own words, and keep its number of days', async () => {
    const { user, panel, world } = await opened();
    await user.click(await panel.findByRole('button', { name: 'Flytt' }));
    await user.click(panel.getByRole('button', { name: '+1 uke' }));
    expect(panel.getByText('onsdag 25.11–fredag 27.11, 3 dager')).toBeDefined();
    await user.click(panel.getByRole('button', { name: '+1 dag' }));
    // The last day is a Saturday.
    expect(panel.getByText('torsdag 26.11–lørdag 28.11, 3 dager')).toBeDefined();
    expect(panel.getByText('Du kan lagre likevel.')).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Flytt til 26.11–28.11' }));
    await waitFor(() => expect(tasksIn(world)).toMatchObject([{ start: on(7), end: on(9) }]));
    expect(await panel.findByText('26.11–28.11')).toBeDefined();
  });

  it('[W-SITE-47] should name the persons who are not free before it is saved, and forbid nothing', async () => {
    const away = { ...JONAS, holidays: [{ from: on(5), to: on(6) }] };
    const page = await visitWorkspace(`${PAGE}?panel=task.7001`, {
      before: (world) =>
        withTasks(
          world,
          { ...TASK, assignees: [OLA, away] },
          {
            ...TASK,
            row: 2,
            id: '7002',
            title: 'Annet',
            start: on(6),
            end: on(6),
            project_id: '1002',
            assignees: [OLA],
          },
        ),
    });
    const panel = within(await page.screen.findByRole('dialog'));
    await page.user.click(await panel.findByRole('button', { name: 'Flytt' }));
    for (const name of ['+1 uke', '−1 dag']) await page.user.click(panel.getByRole('button', { name }));
    expect(await panel.findByText(/^Ola Bakken er satt opp dobbelt 25\.11\. .+ har ferie første dag$/)).toBeDefined();
    expect(panel.getByText('1 person får varsel')).toBeDefined();
    await page.user.click(panel.getByRole('button', { name: 'Flytt til 24.11–26.11' }));
    await waitFor(() => expect(tasksIn(page.world)[0]).toMatchObject({ start: on(5) }));
  });

  it('[W-SITE-25] should go back where another user was first, with both values to choose from', async () => {
    const { user, panel, world } = await opened();
    await user.click(await panel.findByRole('button', { name: 'Flytt' }));
    await user.click(panel.getByRole('button', { name: '+1 uke' }));
    // Without an event: as if the page had no live connection.
    withTasks(world, { ...TASK, start: on(0), end: on(2) });
    await user.click(panel.getByRole('button', { name: 'Flytt til 25.11–27.11' }));
    expect(await panel.findByText('Ikke endret: Takstoler')).toBeDefined();
    // The service's days, below the choice.
    expect(await panel.findByText('19.11–21.11', { selector: 'dd' })).toBeDefined();
    expect(panel.getByText(/endret dager til 19\.11–21\.11\. Du skrev 25\.11–27\.11\./)).toBeDefined();
    await user.click(panel.getByRole('radio', { name: /Bruk min/ }));
    await user.click(panel.getByRole('button', { name: 'Lagre valgene' }));
    await waitFor(() => expect(tasksIn(world)).toMatchObject([{ start: on(6), end: on(8) }]));
  });

  it('[W-PLAN-01] should have comments and photos, also those that are not sent', async () => {
    const { user, panel, world, online$ } = await opened();
    online$.next(false);
    await user.click(await panel.findByRole('button', { name: 'Kommenter' }));
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    expect(panel.getByText('Skriv en kommentar.')).toBeDefined();
    await user.type(panel.getByRole('textbox', { name: 'Kommentar' }), 'Mangler bolter');
    const photo = new File([new Uint8Array(jpeg(1))], '1.jpg', { type: 'image/jpeg' });
    await user.upload(panel.getByLabelText('Velg fra bilder'), photo);
    await panel.findByRole('img', { name: 'Bilde 1 av 1, Takstoler' });
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    const line = () => panel.getByText('Mangler bolter').closest('li') ?? expect.unreachable();
    await waitFor(() => expect(within(line()).getByText('Lagret her, ikke sendt ennå')).toBeDefined());
    expect(await panel.findByRole('img', { name: 'Bilde 1 av 1, Takstoler' })).toBeDefined();
    online$.next(true);
    await waitFor(() =>
      expect(tasksIn(world)).toMatchObject([{ comments: [{ text: 'Mangler bolter' }], photos: [{}] }]),
    );
    expect(await within(line()).findByText(/^Ola Bakken/)).toBeDefined();
    expect(await panel.findByRole('img', { name: 'Bilde 1 av 1, Takstoler' })).toBeDefined();
  });

  it('[W-SITE-11] should have the moves of an assignee without the right to plan, and none of another task', async () => {
    const own = await opened({ ...TASK, assignees: [{ ...OLA, person_id: '4', name: 'Per Moe' }] }, 'per');
    expect(await own.panel.findByRole('button', { name: 'Fullfør' })).toBeDefined();
    for (const name of ['Flytt', 'Endre', 'Avlys', 'Slett'])
      expect(own.panel.queryByRole('button', { name })).toBeNull();
  });

  it('should have no button without the right, and say who can give it', async () => {
    const { panel } = await opened(TASK, 'per');
    expect(await panel.findByText('Du kan lese planen. Prosjektlederen kan gi rett til å endre den.')).toBeDefined();
    expect(panel.queryByRole('button', { name: 'Fullfør' })).toBeNull();
  });
});

describe('a task of the day on site', () => {
  it('[W-PLAN-01] should be finished in its row, or set to not done with the reason', async () => {
    const page = await visitWorkspace('/x/-/site?project=1001', {
      before: (world) => withTasks(world, TASK, { ...TASK, row: 2, id: '7002', title: 'Riving' }),
    });
    const { screen, user, world } = page;
    await user.click(await screen.findByRole('button', { name: 'Fullfør: Takstoler' }));
    await waitFor(() => expect(tasksIn(world)[0]).toMatchObject({ completion_status: 'COMPLETED' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Fullfør: Takstoler' })).toBeNull());
    const undo = screen.getByRole('button', { name: /^Angre.*Takstoler/ });
    expect(document.activeElement).toBe(undo);
    await waitOutGuard();
    await user.click(undo);
    await waitFor(() => expect(tasksIn(world)[0]).toMatchObject({ completion_status: 'SCHEDULED' }));
    expect(await screen.findByRole('button', { name: 'Fullfør: Takstoler' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Får ikke gjort: Riving' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Riving' }));
    await user.type(panel.getByRole('textbox', { name: 'Hva hindrer?' }), 'Mangler stål');
    await user.click(panel.getByRole('button', { name: 'Sett til Ikke ferdig' }));
    await waitFor(() =>
      expect(tasksIn(world)[1]).toMatchObject({ completion_status: 'INCOMPLETE', reason: 'Mangler stål' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('several tasks of a list', () => {
  const another = (row: number, fields: object = {}) => ({
    ...TASK,
    row,
    id: `700${row}`,
    title: `Nr ${row}`,
    ...fields,
  });

  async function chosen(...tasks: readonly object[]) {
    const page = await visitWorkspace(PAGE, { before: (world) => withTasks(world, ...tasks) });
    const { user, screen } = page;
    await user.click(await screen.findByRole('button', { name: 'Velg flere' }));
    for (const box of screen.getAllByRole('checkbox', { name: /^Nr/ })) await user.click(box);
    return { ...page, bar: within(screen.getByRole('region', { name: 'Valgte oppgaver' })) };
  }

  it('[W-PLAN-01] should be finished at once, each with an outcome of its own', async () => {
    const tasks = [another(1), another(2), another(3, { completion_status: 'CANCELLED' })];
    const { user, bar, world, screen } = await chosen(...tasks, another(4, { completion_status: 'SIMULATED' }));
    expect(bar.getByText('3 valgt')).toBeDefined();
    withTasks(world, another(1), another(2, { completion_status: 'INCOMPLETE' }), another(3));
    await user.click(bar.getByRole('button', { name: 'Fullfør' }));
    expect(await bar.findByText('1 av 3 lagret, 1 trenger deg, 1 ikke endret')).toBeDefined();
    const statuses = ['COMPLETED', 'INCOMPLETE', 'STARTED'];
    expect(tasksIn(world)).toMatchObject(statuses.map((completion_status) => ({ completion_status })));
    await user.click(await bar.findByRole('button', { name: 'Vis de 2' }));
    expect(screen.getByText(/endret status til Ikke ferdig\. Du skrev Fullført\.$/)).toBeDefined();
    expect([screen.getByText('Ikke lagret'), screen.getByText('Ikke endret')]).toHaveLength(2);
    expect(screen.queryByText('Nr 1')).toBeNull();
  });

  it.each([
    ['Flytt', 'Flytt 2 oppgaver', 'Hvor langt', '1 uke senere', { start: on(6), end: on(8) }],
    ['Gi til', 'Gi 2 oppgaver til en person', 'Gi til', 'Kari Lunde', { assignees: [{ name: 'Kari Lunde' }] }],
  ])('[W-PLAN-01] should get one value at once: %s', async (act, title, label, words, fields) => {
    const { user, bar, world, screen } = await chosen(another(1), another(2));
    await user.click(bar.getByRole('button', { name: act }));
    const panel = within(await screen.findByRole('dialog', { name: title }));
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    expect(panel.getByText(/^Velg (hvor langt|en person)\.$/)).toBeDefined();
    await user.selectOptions(panel.getByRole('combobox', { name: label }), words);
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    expect(await screen.findByText('2 av 2 lagret')).toBeDefined();
    expect(tasksIn(world)).toMatchObject([fields, fields]);
  });
});

describe('a service that does not name the addition', () => {
  const manifest = {
    ...{ service_base_url: 'http://localhost', authorization_server: 'http://localhost', websocket_url: null },
    ...{ static_url: 'http://localhost', version: '0.1.0' },
    additions: SENT_ADDITIONS.filter((name) => name !== 'task-changes'),
  };

  it.each([
    ['on the day', '/x/-/site?project=1001'],
    ['in the list', PAGE],
    ['in the panel', `${PAGE}?panel=task.7001`],
    ['in the schedule', '/x/-/planning'],
  ])('[W-SITE-02] should have the tasks without a button to change one, %s', async (_, address) => {
    const { screen } = await visitWorkspace(address, {
      before(world) {
        withTasks(world, TASK);
        goesWrong(world, { call: 'center.manifest', kind: 'answer', answer: manifest });
      },
    });
    expect((await screen.findAllByText('Takstoler')).length).toBeGreaterThan(0);
    for (const name of [/^Fullfør/, /^Flytt/, /^Ny oppgave/, /^Får ikke gjort/]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
      expect(screen.queryByRole('link', { name })).toBeNull();
    }
    expect(document.querySelector('[data-bar]')).toBeNull();
  });
});

describe('a new task', () => {
  it('[W-SITE-63] should come back with its words once the page was left', async () => {
    const { screen, user } = await visitWorkspace(PAGE, { before: (world) => withTasks(world, TASK) });
    await user.click(await screen.findByRole('link', { name: 'Ny oppgave' }));
    const panel = within(await screen.findByRole('dialog'));
    await user.type(await panel.findByRole('textbox', { name: 'Hva skal gjøres?' }), 'Rekkverk');
    await user.selectOptions(await panel.findByRole('combobox', { name: 'Legg til person' }), 'Kari Lunde');
    await user.click(panel.getByRole('button', { name: 'Lukk' }));
    await user.click(await screen.findByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The entry of the panel may still be on its way out of the history, and would take the next panel with it.
    await waitFor(() => expect(window.location.search).not.toContain('panel'));
    await user.click(await screen.findByRole('link', { name: /^Fortsett oppgaven fra/ }));
    const back = within(await screen.findByRole('dialog'));
    expect(await back.findByDisplayValue('Rekkverk')).toBeDefined();
    expect(await back.findByText('Kari Lunde')).toBeDefined();
  });

  it('[W-SITE-46] should need a title and days, and be in the list at once', async () => {
    const page = await visitWorkspace(PAGE, { before: (world) => withTasks(world, TASK) });
    const { screen, user, world } = page;
    await user.click(await screen.findByRole('link', { name: 'Ny oppgave' }));
    const panel = within(await screen.findByRole('dialog'));
    await user.click(await panel.findByRole('button', { name: 'Lagre oppgaven' }));
    expect(panel.getByText('Skriv hva som skal gjøres.')).toBeDefined();
    await user.type(panel.getByRole('textbox', { name: 'Hva skal gjøres?' }), 'Rekkverk');
    await user.selectOptions(panel.getByRole('combobox', { name: 'Legg til person' }), 'Kari Lunde');
    await user.click(panel.getByRole('button', { name: 'Lagre oppgaven' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Rekkverk')).toBeDefined();
    await waitFor(() =>
      expect(tasksIn(world)[1]).toMatchObject({ title: 'Rekkverk', start: on(0), end: on(0), project_id: '1001' }),
    );
  });
});
