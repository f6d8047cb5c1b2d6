import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { withFigures } from '../../e2e/support/layout.ts';
import { goesRight, goesWrong } from '../../e2e/support/service.ts';
import { visitWorkspace } from '../support/workspace.tsx';

const MARKUP = '<img src=x onerror="window.attacked=1"><b>Ola</b>';

describe('bad input', () => {
  it('should ask for no more of a text of 10,000 characters than the service takes, and show it as typed', async () => {
    const long = 'skole '.repeat(1_700);
    const { screen, world } = await visitWorkspace(`/x/-/search?q=${encodeURIComponent(long)}`);
    expect(await screen.findByText(/^Ingen treff på/)).toBeDefined();
    const asked = world.observed.calls.entries.filter(({ row }) => row === 'search.search');
    expect(asked).toHaveLength(1);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', long);
  });

  it.each(['participant.%00', 'participant.<b>', '../..', 'participant.1*participant.1', 'x'.repeat(5_000)])(
    'should show the page and no panel for an address that names none: %.20s',
    async (panel) => {
      const { screen } = await visitWorkspace(`/x/-/project/1001/participants?panel=${encodeURIComponent(panel)}`);
      expect(await screen.findByText('Prosjektleder')).toBeDefined();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('should say of a participant who is gone that there is none', async () => {
    const { screen } = await visitWorkspace('/x/-/project/1001/participants?panel=participant.999');
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByText('Deltakeren finnes ikke lenger i prosjektet.')).toBeDefined();
  });

  it('should run no markup that a draft, a search or an address brings', async () => {
    const { screen } = await visitWorkspace('/x/-/project/1001/participants?panel=participant.new', {
      drafts: { 'participant 1001 null': { person: { id: 9, first_name: MARKUP, last_name: '' }, roles: ['<b>'] } },
    });
    const panel = within(await screen.findByRole('dialog', { name: 'Legg til deltaker' }));
    expect(panel.getByRole('combobox', { name: 'Person' })).toHaveProperty('value', MARKUP);
    expect(document.querySelector('img')).toBeNull();
    expect(Reflect.get(window, 'attacked')).toBeUndefined();
  });
});

describe('the token of a user', () => {
  it('[S-19] should stand in no page, no address, no title and no word that is logged, on good days and bad', async () => {
    const said: unknown[] = [];
    for (const way of ['log', 'info', 'warn', 'error'] as const)
      vi.spyOn(console, way).mockImplementation((...words) => void said.push(...words));
    const { screen, user, world, place } = await visitWorkspace('/x/-/dashboard/start', { before: withFigures });
    await screen.findByRole('heading', { level: 2, name: 'Frister' });
    const token = place.tokens.tokens$.value?.access ?? 'none';
    expect(token.length).toBeGreaterThan(10);
    for (const name of ['Prosjekter', 'Varsler', 'Oppslag', 'Oversikt']) {
      if (name === 'Varsler') goesWrong(world, { call: 'notifications.notifications', kind: 'status', status: 500 });
      await user.click(screen.getByRole('link', { name: new RegExp(`^${name}`) }));
      await screen.findByRole('heading', { level: 1, name });
      for (const shown of [document.documentElement.outerHTML, location.href, document.title, said.map(String).join()])
        expect(shown).not.toContain(token);
    }
  });
});

describe('bad days', () => {
  it('should keep what is chosen while persons cannot be had, and find them when the user searches again', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/project/1001/participants?panel=participant.new', {
      before: (given) => goesWrong(given, { call: 'persons.persons', kind: 'malformed' }),
    });
    const panel = within(await screen.findByRole('dialog', { name: 'Legg til deltaker' }));
    await user.click(await panel.findByRole('checkbox', { name: 'Kontrollør' }));
    await user.type(panel.getByRole('combobox', { name: 'Person' }), 'per moe');
    const again = await panel.findByRole('button', { name: 'Søk igjen' });
    goesRight(world);
    await user.click(again);
    expect(await panel.findByText(/^Per Moe/)).toBeDefined();
    expect(panel.getByRole('checkbox', { name: 'Kontrollør' })).toHaveProperty('checked', true);
  });

  it('should add a participant once, however often the button is pressed', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/project/1001/participants?panel=participant.new');
    const panel = within(await screen.findByRole('dialog', { name: 'Legg til deltaker' }));
    await user.type(panel.getByRole('combobox', { name: 'Person' }), 'per moe');
    await user.click(await panel.findByRole('option', { name: /^Per Moe/ }));
    await user.dblClick(panel.getByRole('button', { name: 'Lagre' }));
    expect(await screen.findByText('Per Moe')).toBeDefined();
    const added = world.observed.calls.entries.filter(({ row }) => row === 'participants.add');
    expect(added).toHaveLength(1);
  });

  it('should work without the calls that are ours: roles as they are held, the user without a name', async () => {
    const { screen } = await visitWorkspace('/x/-/project/1001/participants?panel=participant.new', {
      before(world) {
        goesWrong(world, { call: 'me.me', kind: 'status', status: 404 });
        goesWrong(world, { call: 'participants.roles', kind: 'status', status: 404 });
      },
    });
    const panel = within(await screen.findByRole('dialog', { name: 'Legg til deltaker' }));
    expect(await panel.findByRole('checkbox', { name: 'Prosjektleder' })).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Ola Bakken', { selector: 'nav *' })).toBeNull());
  });
});

describe('one bad record', () => {
  const HALF = '\ud800';

  it.each([
    ['/x/-/contacts', 'contacts.contacts', { id: HALF, name: 'Halv AS' }, 'Halv AS'],
    ['/x/-/persons', 'persons.persons', { id: HALF, first_name: 'Halv', last_name: 'Aas' }, 'Halv Aas'],
    ['/x/-/projects', 'projects.projects', { id: HALF, title: 'Halv skole' }, 'Halv skole'],
  ])('should take no page down by half a character in its id: %s', async (address, call, record, name) => {
    const { screen } = await visitWorkspace(address, {
      before: (world) =>
        goesWrong(world, {
          call,
          kind: 'answer',
          answer: { page: 1, page_count: 1, page_size: 25, total_count: 1, result_set: [record] },
        }),
    });
    expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
  });

  it('should cost no participant another one: a role without an id is left out', async () => {
    const answer = [
      { id: 1, person: { id: 1, first_name: 'Ola', last_name: 'Bakken' }, roles: [{ title: 'Uten id' }] },
      { id: 2, person: { id: 2, first_name: 'Kari', last_name: 'Lunde' }, roles: [{ id: 2, title: 'Prosjektleder' }] },
      { person: { id: 3 } },
    ];
    const { screen } = await visitWorkspace('/x/-/project/1001/participants', {
      before: (world) => goesWrong(world, { call: 'participants.participants', kind: 'answer', answer }),
    });
    expect(await screen.findByText('Kari Lunde')).toBeDefined();
    expect(within(screen.getByRole('main')).getByText('Ola Bakken')).toBeDefined();
  });

  it.each([
    [[{ title: 'Uten id' }, { portlet_id: 3, type: 'lastvisited', title: 'Sist besøkt', width: 'x' }], 'Sist besøkt'],
    [[{ title: 'Uten id' }], 'Oversikten kunne ikke hentes'],
  ])('should not make an active layout none: the portlets %j', async (portlets, shown) => {
    const { screen } = await visitWorkspace('/x/-/dashboard/start', {
      before: (world) =>
        goesWrong(world, {
          call: 'dashboard.active',
          kind: 'answer',
          answer: { layout_id: 1, active: true, portlets },
        }),
    });
    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Ingen oppsett er aktivt')).toBeNull();
  });

  it('should say no number of projects where there is none to say', async () => {
    const statistics = [{ role_id: 1, title: 'Byggherre', no_of_projects: 'mange' }];
    const { screen } = await visitWorkspace('/x/-/person/9', {
      before: (world) =>
        goesWrong(world, { call: 'persons.person', kind: 'answer', answer: { id: 9, role_statistics: statistics } }),
    });
    expect((await screen.findByText('Byggherre')).closest('li')?.textContent).toBe('Byggherre');
  });
});

describe('bad days of a dashboard', () => {
  const layoutOf = (portlets: readonly object[]) => ({
    layout_id: 1,
    context: 'start',
    title: 'Stor',
    active: true,
    login_id: 501,
    portlets,
  });

  it('should show 200 portlets, of which some get no answer and some are of an unknown kind', async () => {
    const kinds = ['deadlines', 'tasks', 'lastvisited', 'hologram', MARKUP];
    const portlets = Array.from({ length: 200 }, (_, at) => ({
      portlet_id: at,
      type: kinds[at % kinds.length],
      title: `Portlett ${at} ${MARKUP}`,
      width: at % 2 === 0 ? 1e9 : -4,
      height: Number.NaN,
    }));
    const { screen } = await visitWorkspace('/x/-/dashboard/start', {
      before(world) {
        goesWrong(world, { call: 'dashboard.active', kind: 'answer', answer: layoutOf(portlets) });
        goesWrong(world, { call: 'statistics.tasks', kind: 'hang' });
      },
    });
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(200));
    expect((await screen.findAllByText('Ingen besøk ennå')).length).toBe(40);
    expect(screen.getAllByText('Denne portletten er ikke tilgjengelig her').length).toBe(80);
    expect(document.querySelector('img')).toBeNull();
  });

  it('should start with settings of a million characters, or of another kind than it wrote', async () => {
    const { screen } = await visitWorkspace('/x/-/dashboard/start', {
      before(world) {
        withFigures(world);
        world.change((state) => {
          state.settings['ola 501.portlet.2.period'] = `["${'x'.repeat(999_990)}"]`;
          state.settings['ola menu'] = '{"collapsed":{"a":[';
        });
      },
    });
    expect(await screen.findByRole('table', { name: /Oppgaver/ })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Oversikt' })).toBeDefined();
  });

  it('should report a layout that another user deletes during a change, and show the rest', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/dashboard/start', { before: withFigures });
    await screen.findByRole('heading', { level: 2, name: 'Frister' });
    await user.click(screen.getByRole('button', { name: 'Endre oppsettet' }));
    goesWrong(world, { call: 'dashboard.changePortlet', kind: 'status', status: 404 });
    goesWrong(world, { call: 'dashboard.active', kind: 'answer', answer: {} });
    await user.click(screen.getByRole('button', { name: 'Endre Frister' }));
    await user.click(screen.getByRole('menuitem', { name: 'Flytt fram' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Det ble ikke endret');
    expect(await screen.findByText('Ingen oppsett er aktivt')).toBeDefined();
  });

  it('should say that the device is offline, and take back what was moved', async () => {
    const { screen, user, online$ } = await visitWorkspace('/x/-/dashboard/start', { before: withFigures });
    await screen.findByRole('heading', { level: 2, name: 'Frister' });
    await user.click(screen.getByRole('button', { name: 'Endre oppsettet' }));
    online$.next(false);
    await user.click(screen.getByRole('button', { name: 'Endre Frister' }));
    await user.click(screen.getByRole('menuitem', { name: 'Fjern' }));
    expect(await screen.findByText('Enheten er uten nett. Ingenting ble endret.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: 'Frister' })).toBeDefined();
  });
});

describe('[W-SITE-30] a page on site whose data cannot be asked for again', () => {
  it.each([
    ['the week of hours', 'hours.own', '/x/-/hours'],
    ['a checklist', 'siteRecords.checklists', '/x/-/project/1001/checklists/100102'],
    ['the log of a deviation', 'deviations.deviation', '/x/-/project/1001/deviations?panel=deviations.100101'],
  ] as const)('should say its age: %s', async (_, call, address) => {
    const { screen, world, online$ } = await visitWorkspace(address);
    await waitFor(() => expect(world.observed.calls.entries.filter(({ row }) => row === call)).not.toEqual([]));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    goesWrong(world, { call, kind: 'cut' });
    online$.next(false);
    online$.next(true);
    expect(await screen.findByText('Oppdatert kl. 10:00.')).toBeDefined();
  });
});
