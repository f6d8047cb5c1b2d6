import { DATATYPES } from '@felles/core/workspace/datatypes';
import { COMPLETION_STATUSES } from '@felles/core/workspace/tasks';
import { demoNotifications } from '@felles/fixtures/workspace/notifications';
import type { World } from '@felles/mock-server/internal';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { withFigures, withPortlets } from '../../e2e/support/layout.ts';
import { asked, goesRight, goesWrong } from '../../e2e/support/service.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const cards = async (screen: VisitedWorkspace['screen']) => {
  await screen.findByRole('heading', { level: 2, name: 'Prosjekter' });
  return screen.getAllByRole('heading', { level: 2 }).map((heading: HTMLElement) => heading.textContent);
};

/** Opens a menu, and presses one of its items. */
async function choose(screen: VisitedWorkspace['screen'], user: VisitedWorkspace['user'], menu: string, item: string) {
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(screen.getByRole('menuitem', { name: item }));
}

async function showOnly(screen: VisitedWorkspace['screen'], user: VisitedWorkspace['user'], category: string) {
  const choices = await screen.findByRole('group', { name: 'Hva varslene gjelder' });
  await user.click(within(choices).getByRole('button', { name: new RegExp(`^${category} *\\d+$`) }));
}

async function add(screen: VisitedWorkspace['screen'], user: VisitedWorkspace['user'], title: string) {
  await screen.findByRole('option', { name: title });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Legg til portlett' }), title);
}

/** The notifications of the demo for its first user, none of which has been seen. */
const allNew = (world: World) =>
  demoNotifications(world.state.seed, world.now(), world.state.projects, world.state.tasks)
    .filter(({ login_id }) => login_id === '501')
    .map((one) => ({ ...one, seen: false }));

describe('the dashboard', () => {
  it('[W-DASHBOARD-01] [W-DASHBOARD-02] should show portlets in their sequence, to widen, move, remove and add', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/', { before: withFigures });
    // Side by side, each column by itself; while they are changed, in their sequence.
    expect(await cards(screen)).toEqual(['Oppgaver', 'Sist besøkt', 'Frister', 'Prosjekter']);
    await user.click(screen.getByRole('button', { name: 'Endre oppsettet' }));
    expect(await cards(screen)).toEqual(['Oppgaver', 'Frister', 'Prosjekter', 'Sist besøkt']);
    await user.click(screen.getByRole('button', { name: 'Endre Prosjekter' }));
    expect(screen.getByRole('menuitemradio', { checked: true, name: 'To tredeler' })).toBeDefined();
    await user.click(screen.getByRole('menuitemradio', { name: 'Hele bredden' }));
    const card = () => screen.getByRole('heading', { name: 'Prosjekter', level: 2 }).closest('li');
    await waitFor(() => expect(card()?.style.getPropertyValue('--span-columns')).toBe('12'));
    await waitFor(() => expect(JSON.stringify(world.state)).toContain('"width":12'));
    await choose(screen, user, 'Endre Frister', 'Flytt fram');
    await waitFor(async () => expect((await cards(screen))[0]).toBe('Frister'));
    await choose(screen, user, 'Endre Oppgaver', 'Fjern');
    await waitFor(async () => expect(await cards(screen)).toEqual(['Frister', 'Prosjekter', 'Sist besøkt']));
    await add(screen, user, 'Oppslag');
    await waitFor(async () => expect(await cards(screen)).toContain('Oppslag'));
  });

  it('should show the old order again, and say why, where a portlet could not be moved', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/dashboard/start', { before: withFigures });
    await cards(screen);
    goesWrong(world, { call: 'dashboard.changePortlet', kind: 'status', status: 500 });
    await user.click(screen.getByRole('button', { name: 'Endre oppsettet' }));
    const before = await cards(screen);
    await choose(screen, user, 'Endre Frister', 'Flytt fram');
    expect((await screen.findByRole('alert')).textContent).toContain('Det er uvisst');
    await waitFor(async () => expect(await cards(screen)).toEqual(before));
  });

  it('[W-DASHBOARD-02] [W-DASHBOARD-06] should let the user copy, activate, rename and delete layouts', async () => {
    const { screen, user } = await visitWorkspace('/x/-/dashboard/start', { before: withFigures });
    await cards(screen);
    const picker = (): HTMLSelectElement => screen.getByRole('combobox', { name: 'Oppsett' });
    const titles = () => [...picker().options].map(({ text }) => text);
    await user.click(screen.getByRole('button', { name: 'Alle oppsett' }));
    await choose(screen, user, 'Valg for oppsettet Min oversikt', 'Lag en kopi');
    await waitFor(() => expect(titles()).toContain('Min oversikt (kopi)'));
    await choose(screen, user, 'Valg for oppsettet Min oversikt (kopi)', 'Endre navn og deling');
    const name = await screen.findByRole('textbox', { name: 'Navn' });
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Lagre' }));
    expect(await screen.findByText('Gi oppsettet et navn.')).toBeDefined();
    await user.type(name, 'Fredag');
    await user.click(screen.getByRole('button', { name: 'Lagre' }));
    await waitFor(() => expect(titles()).toContain('Fredag'));
    await choose(screen, user, 'Valg for oppsettet Fredag', 'Slett');
    await user.click(screen.getByRole('button', { name: 'Nei' }));
    expect(titles()).toContain('Fredag');
    await choose(screen, user, 'Valg for oppsettet Fredag', 'Slett');
    await user.click(screen.getByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(titles()).not.toContain('Fredag'));
    await choose(screen, user, 'Valg for oppsettet Mandag', 'Bruk dette');
    await waitFor(() => expect(picker().selectedOptions[0]?.text).toBe('Mandag'));
  });

  it('[W-DASHBOARD-07] [W-DASHBOARD-23] should offer nothing but a copy of a read-only layout, and say why one in use stays', async () => {
    const { screen, user } = await visitWorkspace('/x/-/dashboard/start', { before: withFigures });
    await cards(screen);
    await user.click(screen.getByRole('button', { name: 'Alle oppsett' }));
    expect(screen.getByText('Delt av Kari Lunde')).toBeDefined();
    expect(screen.getByText('Skrivebeskyttet')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Valg for oppsettet Fjordbygg felles' }));
    expect(screen.getAllByRole('menuitem').map((item: HTMLElement) => item.textContent)).toEqual([
      'Se oppsettet',
      'Lag en kopi',
    ]);
    await user.keyboard('{Escape}');
    await choose(screen, user, 'Valg for oppsettet Min oversikt', 'Slett');
    await user.click(screen.getByRole('button', { name: 'Ja' }));
    const said = await screen.findAllByText(/Gjør et annet oppsett aktivt først/);
    expect(said.length).toBeGreaterThan(0);
  });

  it('[W-DASHBOARD-11] [W-DASHBOARD-23] should show a layout that another user shares, and make a copy of it', async () => {
    const { screen, user } = await visitWorkspace('/x/-/dashboard/start', { before: withFigures });
    await cards(screen);
    await user.click(screen.getByRole('button', { name: 'Alle oppsett' }));
    await choose(screen, user, 'Valg for oppsettet Fjordbygg felles', 'Se oppsettet');
    expect(await screen.findByRole('heading', { name: 'Fjordbygg felles', level: 1 })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await cards(screen)).toContain('Innsjekk');
    expect(screen.getByText('Delt av Kari Lunde')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Endre oppsettet' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Til min oversikt' }));
    await waitFor(async () => expect((await cards(screen))[0]).toBe('Oppgaver'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Oppsett' }), 'Fjordbygg felles');
    await user.click(await screen.findByRole('button', { name: 'Lag en kopi' }));
    const picker: HTMLSelectElement = await screen.findByRole('combobox', { name: 'Oppsett' });
    await waitFor(() => expect(picker.selectedOptions[0]?.text).toBe('Fjordbygg felles (kopi)'));
    expect(await cards(screen)).toContain('Innsjekk');
  });

  it('should say why a layout that is looked at could not be copied', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/dashboard/start?layout=9001');
    goesWrong(world, { call: 'dashboard.createLayout', kind: 'status', status: 500 });
    await user.click(await screen.findByRole('button', { name: 'Lag en kopi' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Det er uvisst');
  });

  it('[W-SETTINGS-07] should show figures of the period that the user chose, also the next time', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/dashboard/start', { before: withFigures });
    await cards(screen);
    const numbers = async () => {
      const table = await screen.findByRole('table', { name: /Oppgaver/ });
      return table.textContent;
    };
    const before = await numbers();
    await user.click(screen.getByRole('button', { name: 'Valg for Oppgaver' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Siste 7 dager' }));
    const card = () => screen.getByRole('heading', { name: 'Oppgaver', level: 2 }).closest('li');
    await waitFor(() => expect(card()?.textContent).toContain('Siste 7 dager'));
    await waitFor(async () => expect(await numbers()).not.toBe(before));
    await waitFor(() => expect(JSON.stringify(world.state)).toMatch(/501\.portlet\.2\.period":"week"/));
    await user.click(screen.getByRole('link', { name: /^Varsler/ }));
    await user.click(screen.getByRole('link', { name: 'Oversikt' }));
    await waitFor(() => expect(card()?.textContent).toContain('Siste 7 dager'));
  });

  it.each([
    [{ from: '2026-11-01', to: '2026-11-30T12:00:00Z' }, '01.11.2026–30.11.2026'],
    [{ from: '2026-11-01', to: null }, 'Fra 01.11.2026'],
    [{ to: '2026-11-30' }, 'Til 30.11.2026'],
    [{ from: '2026-11-30', to: '2026-11-30' }, '30.11.2026'],
    [{ from: 'i fjor' }, 'Tjenesten oppgir ikke perioden'],
    [{}, 'Tjenesten oppgir ikke perioden'],
  ])('should say of which days a figure is, as its answer does: %j', async (days, words) => {
    const per_status = [{ status: 'STARTED', name: 'Startet', count: 3 }];
    const { screen } = await visitWorkspace('/x/-/dashboard/start', {
      before(world) {
        withFigures(world);
        goesWrong(world, { call: 'statistics.tasks', kind: 'answer', answer: { per_status, ...days } });
      },
    });
    expect(await screen.findByRole('button', { name: words })).toBeDefined();
  });

  it('[W-PANELS-06] [W-VISITS-09] should show a published panel, and what was visited last', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/project/1002/participants', { before: withFigures });
    await screen.findByText('Prosjektleder');
    await user.click(screen.getByRole('link', { name: 'Oversikt' }));
    // The menu has a heading of the same name.
    const visited = await within(screen.getByRole('main')).findByRole('heading', { name: 'Sist besøkt' });
    const card = visited.closest('li');
    await waitFor(() => expect(card && within(card).getAllByRole('link')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Endre oppsettet' }));
    await add(screen, user, 'Oppslag');
    expect(await screen.findByRole('heading', { name: 'HMS-uke 47' })).toBeDefined();
    expect(screen.getByText('Vernerunde på alle plasser.')).toBeDefined();
    expect(await screen.findByText(/Møt ved brakka/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ferdig' }));
    await choose(screen, user, 'Valg for Oppslag', 'Merk som lest');
    await waitFor(() => expect(world.observed.calls.entries.map(({ row }) => row)).toContain('publishing.markRead'));
  });

  it('should ask for nothing that only a portlet far below the window shows', async () => {
    const { screen, world } = await visitWorkspace('/x/-/dashboard/start', {
      before: withFigures,
      inWindow: ({ textContent }) => !textContent?.startsWith('Oppgaver'),
    });
    expect(await cards(screen)).toContain('Oppgaver');
    const deadlines = screen.getByRole('heading', { name: 'Frister' }).closest('li') ?? document.body;
    await within(deadlines).findAllByRole('link');
    expect(world.observed.calls.entries.map(({ row }) => row)).not.toContain('statistics.tasks');
  });

  it('should have the first open deadlines, those that have passed first, and lead to the rest', async () => {
    const { screen, user } = await visitWorkspace('/x/-/dashboard/start', { before: withFigures });
    await cards(screen);
    const card = screen.getByRole('heading', { name: 'Frister' }).closest('li') ?? document.body;
    const heads = await within(card).findAllByRole('heading', { level: 3 });
    expect(heads.map(({ textContent }) => textContent?.replace(/\d+/, 'N'))).toEqual(['Passert: N', 'Kommer: N']);
    const [passed = '', coming = ''] = heads.map(({ textContent }) => textContent?.replace(/\D/g, ''));
    const most = Math.min(5, Number(passed));
    expect(heads.map(({ parentElement }) => parentElement?.querySelectorAll('li').length)).toEqual([most, 5]);
    const all = within(card).getByRole('link', { name: `Vis alle ${coming}` });
    await user.click(all);
    expect(await screen.findByRole('heading', { level: 1, name: 'Frister' })).toBeDefined();
    expect(await screen.findByRole('button', { name: new RegExp(`^Forfalt *${passed}$`) })).toBeDefined();
    expect(window.location.pathname).toBe('/x/-/deadlines');
  });

  it('should fail in one portlet alone, and say of what it does not know that it is not here', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/dashboard/start', {
      before(given) {
        withPortlets('projects', 'lastvisited', 'weather')(given);
        goesWrong(given, { call: 'visits.last', kind: 'status', status: 500 });
      },
    });
    await cards(screen);
    expect(await screen.findByText('Besøkene kunne ikke hentes')).toBeDefined();
    goesRight(world);
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    expect(await screen.findByText('Ingen besøk ennå')).toBeDefined();
    expect(await screen.findByText('Denne portletten er ikke tilgjengelig her')).toBeDefined();
  });

  it('should have figures as tables with bars, and lead from a saved search to what it finds', async () => {
    const { screen, user } = await visitWorkspace('/x/-/dashboard/start', { before: withFigures });
    await cards(screen);
    const table = within(await screen.findByRole('table', { name: /Oppgaver/ }));
    // A head, and every status but the proposed, which no list shows.
    expect(table.getAllByRole('row')).toHaveLength(COMPLETION_STATUSES.length);
    expect(table.getByRole('rowheader', { name: 'Har avvik' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Endre oppsettet' }));
    await add(screen, user, 'Lagret søk');
    await screen.findByRole('heading', { name: 'Lagret søk' });
    await user.click(screen.getByRole('button', { name: 'Ferdig' }));
    const heading = await screen.findByRole('heading', { name: 'Lagret søk' });
    const card = within(heading.closest('li') ?? document.body);
    expect(await card.findAllByRole('link')).toHaveLength(2);
    await user.click(card.getByRole('button', { name: 'Valg for Lagret søk' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Skoler' }));
    expect((await card.findAllByText('Skole')).length).toBeGreaterThan(1);
    await user.click(card.getByRole('link', { name: 'Vis alle treff' }));
    expect(await screen.findByRole('heading', { name: 'Søk', level: 1 })).toBeDefined();
    await waitFor(() => expect(Object(screen.getByRole('searchbox')).value).not.toBe(''));
  });

  it('should offer a first layout where none is active, and show it at once', async () => {
    const { screen, user } = await visitWorkspace('/x/-/dashboard/ny');
    await user.click(await screen.findByRole('button', { name: 'Lag et oppsett' }));
    expect(await screen.findByText('Oppsettet er tomt')).toBeDefined();
  });
});

describe('the published panels', () => {
  it('should be found on a page that all can read, with those that are not read yet marked', async () => {
    const { screen, user } = await visitWorkspace('/x/-/projects');
    await user.click(await screen.findByRole('link', { name: 'Oppslag' }));
    const lines = async () => {
      const list = within(screen.getByRole('main'));
      await list.findByRole('link', { name: 'HMS-uke 47' });
      return list.getAllByRole('listitem').map(({ textContent }: HTMLElement) => textContent);
    };
    expect(await lines()).toEqual([
      'HMS-uke 47Vernerunde på alle plasser.Ikke lest',
      'Ny rutine for avvikBilde skal alltid følge med.Ikke lest',
    ]);
    await user.click(screen.getByRole('link', { name: 'HMS-uke 47' }));
    await user.click(await screen.findByRole('button', { name: 'Merk som lest' }));
    expect(await screen.findByText('Lest')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Oppslag' }));
    await waitFor(async () => expect((await lines())[0]).toMatch(/Lest$/));
  });
});

describe('a published panel', () => {
  it('[W-PANELS-03] [W-PANELS-06] should be read on a page of its own, and marked as read by its button alone', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/panels/1');
    expect(await screen.findByRole('heading', { name: 'HMS-uke 47', level: 1 })).toBeDefined();
    expect(await screen.findByText(/Møt ved brakka/)).toBeDefined();
    const rows = () => world.observed.calls.entries.map(({ row }) => row);
    expect(rows()).not.toContain('publishing.markRead');
    await user.dblClick(screen.getByRole('button', { name: 'Merk som lest' }));
    expect(await screen.findByText('Lest')).toBeDefined();
    expect(rows().filter((row) => row === 'publishing.markRead')).toHaveLength(1);
  });

  it('[W-PANELS-05] should say that it could not be had, and be there when it is asked for again', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/panels/1', {
      before: (given) => goesWrong(given, { call: 'publishing.panel', kind: 'status', status: 500 }),
    });
    expect(await screen.findByText('Oppslaget kunne ikke hentes')).toBeDefined();
    goesRight(world);
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    expect(await screen.findByText(/Møt ved brakka/)).toBeDefined();
  });
});

describe('notifications', () => {
  it('[W-NOTIFICATIONS-03] should be by day with the colour and word of their importance, and be narrowed', async () => {
    const { screen, user } = await visitWorkspace('/x/-/notifications');
    const list = within(screen.getByRole('main'));
    const late = (await screen.findByText(/skulle vært ferdig/)).closest('li');
    expect(late?.textContent).toContain('Viktig');
    expect(late?.querySelector('[data-type="ERROR"]')).not.toBeNull();
    expect(document.querySelectorAll('[data-type="SUCCESS"], [data-type="WARNING"]').length).toBeGreaterThan(1);
    const heads = list.getAllByRole('heading', { level: 2 }).map(({ textContent }: HTMLElement) => textContent ?? '');
    for (const head of heads) expect(head).toMatch(/^(I dag|I går|(man|tirs|ons|tors|fre|lør|søn)dag \d+\. \w+)$/);
    const which = within(screen.getByRole('group', { name: 'Hvilke varsler' }));
    await user.click(which.getByRole('radio', { name: 'Nye' }));
    expect(list.getAllByRole('listitem')).toHaveLength(4);
    expect(list.getByRole('button', { name: /^Alle *4$/ })).toBeDefined();
    expect(list.getByText('4 nye varsler')).toBeDefined();
    await user.click(which.getByRole('radio', { name: 'Viktige' }));
    for (const row of list.getAllByRole('listitem')) expect(row.textContent).toContain('Viktig');
    await user.click(which.getByRole('radio', { name: 'Alle' }));
    expect(screen.getByText(/skulle vært ferdig/)).toBeDefined();
    await showOnly(screen, user, 'Dokumenter');
    await waitFor(() => expect(screen.queryByText(/skulle vært ferdig/)).toBeNull());
  });

  it.each([
    ['Dokumenter', 'Byggemøte 8', 'main'],
    ['Oppgaver', 'Ansvarlige', 'dialog'],
    ['Innsjekk', 'Firma', 'dialog'],
    ['Prosjekter', 'Deltakere', 'main'],
    ['Oppslag', 'HMS-uke 47', 'main'],
    ['Kunderegister', 'Dag Gran', 'main'],
  ])('should lead to what they are about, and be seen with that: %s', async (category, title, place) => {
    const { screen, user, world } = await visitWorkspace('/x/-/notifications', {
      before: (given) =>
        goesWrong(given, { call: 'notifications.notifications', kind: 'answer', answer: allNew(given) }),
    });
    await showOnly(screen, user, category);
    const main = within(screen.getByRole('main'));
    await user.click(within(await main.findByRole('listitem')).getByRole('link'));
    await waitFor(() => expect(screen.getByRole(place).textContent).toContain(title));
    await waitFor(() => expect(world.observed.calls.entries.map(({ row }) => row)).toContain('notifications.markSeen'));
  });

  it('should be marked as seen one by one or all at once, stay so, and be new again where that failed', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/notifications');
    const buttons = () => screen.queryAllByRole('button', { name: /^Merk som sett: / });
    await screen.findByRole('button', { name: 'Merk alle som sett' });
    goesWrong(world, { call: 'notifications.markSeen', kind: 'status', status: 500 });
    await user.click(screen.getByRole('button', { name: 'Merk alle som sett' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Det ble ikke merket som sett');
    expect(buttons()).toHaveLength(4);
    goesRight(world);
    await user.click(screen.getByRole('button', { name: 'Merk som sett: Ny versjon av «Byggemøte 8»' }));
    expect(buttons()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Merk alle som sett' }));
    expect(buttons()).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: 'Oppslag' }));
    await screen.findByRole('heading', { name: 'Oppslag', level: 1 });
    await user.click(screen.getByRole('link', { name: /^Varsler/ }));
    expect(await screen.findByText(/skulle vært ferdig/)).toBeDefined();
    expect(buttons()).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Merk alle som sett' })).toBeNull();
  });

  const answered = (answer: readonly object[]) => ({
    before: (world: World) => goesWrong(world, { call: 'notifications.notifications', kind: 'answer', answer }),
  });
  const at = { time: '2026-11-19T07:00:00Z', project_id: 1001 };

  it('[W-PLAN-11] should lead to the page of what was moved, and be read alone where no more is said', async () => {
    const moved = [
      ['phase', 2, 'Faser', '/x/-/project/1001/phases/2'],
      ['deadline', 100_100, 'Frister', '/x/-/project/1001/deadlines'],
    ] as const;
    const { screen } = await visitWorkspace(
      '/x/-/notifications',
      answered([
        ...moved.map(([kind, dataid], id) => ({
          ...{ ...at, id, message: `Flyttet ${kind}`, importance: 0, datatype: kind, dataid, category: kind },
        })),
        { id: 9, message: 'Ferdig', category: 'Avvik', time: at.time, importance: 2 },
      ]),
    );
    for (const [kind, , name, to] of moved) {
      const link: HTMLElement = await screen.findByRole('link', { name: `Flyttet ${kind}` });
      expect(link.getAttribute('href')).toBe(to);
      expect(link.closest('li')?.textContent).toContain(name);
    }
    const line = screen.getByText('Ferdig').closest('li') ?? document.body;
    expect(within(line).queryByRole('link')).toBeNull();
    expect(within(line).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Merk alle som sett' })).toBeNull();
  });

  it('[W-PLAN-11] should say by whom, with old and new, and lead to their records while those are there', async () => {
    const records = [
      ['hours', '2026-11-10', '/x/-/hours?week=2026-11-10'],
      ['deviation', 7, '/x/-/project/1001/deviations?panel=deviations.7'],
      ['expense', 100_101, '/x/-/project/1001/expenses?panel=expense.100101'],
      ['task', 9, null],
    ] as const;
    const { screen, world } = await visitWorkspace(
      '/x/-/notifications',
      answered(
        records.map(([kind, dataid, to], id) => ({
          ...{ ...at, id, act: `${kind}.returned`, datatype: kind, category: kind, dataid, importance: 3 },
          ...{ message: `Returnert: ${kind}`, by: 'Kari Lunde', detail: '«Hvilken kvittering?»', seen: false },
          is_gone: to === null,
        })),
      ),
    );
    for (const [kind, , to] of records) {
      const line = (await screen.findByText(`Returnert: ${kind}`)).closest('li') ?? document.body;
      expect(line.textContent).toContain('Kari Lunde · «Hvilken kvittering?»');
      expect(line.querySelector(to === null ? '[data-type="DEFAULT"]' : '[data-type="ERROR"]')).not.toBeNull();
      expect(within(line).queryByRole('link')?.getAttribute('href') ?? null).toBe(to);
      expect(within(line).queryByText('Finnes ikke lenger') !== null).toBe(to === null);
    }
    // To open the page marks nothing.
    expect(asked(world, 'notifications.markSeen')).toBe(0);
  });
});

describe('the number of new notifications', () => {
  /** Lets the first page have its time for itself. */
  async function visitLong(...visit: Parameters<typeof visitWorkspace>) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const visited = await visitWorkspace(...visit);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    return visited;
  }

  it('should be in the menu and at "Mer", be that of the page, and fall with each that is seen', async () => {
    const { screen, user, world } = await visitLong('/x/-/projects');
    const link = await screen.findByRole('link', { name: 'Varsler 4 nye varsler' });
    expect(screen.getByRole('button', { name: 'Mer 4 nye varsler' })).toBeDefined();
    await user.click(link);
    await user.click(await screen.findByRole('button', { name: 'Merk som sett: Ny versjon av «Byggemøte 8»' }));
    expect(screen.getByRole('link', { name: 'Varsler 3 nye varsler' })).toBeDefined();
    expect(screen.getByText('3 nye varsler', { selector: '[role=status]' })).toBeDefined();
    expect(asked(world, 'notifications.notifications')).toBe(1);
  });

  it('should not be asked for where the service has no notifications', async () => {
    const { screen, world } = await visitLong('/x/-/projects', { plain: true });
    expect(await screen.findByRole('button', { name: 'Mer' })).toBeDefined();
    expect(world.observed.calls.entries.map(({ row }) => row)).not.toContain('notifications.notifications');
  });
});

describe('the main search', () => {
  it('[W-SEARCH-06] [W-SEARCH-09] should show what it finds in groups, a record among those of its project, and nothing for markup', async () => {
    const { screen, user } = await visitWorkspace('/x/-/search');
    await user.type(await screen.findByRole('searchbox'), 'vik');
    await screen.findByRole('heading', { name: 'Kontakter' });
    const groups = screen.getAllByRole('heading', { level: 2 }).map((heading: HTMLElement) => heading.textContent);
    expect(groups[0]).toBe('Kontakter');
    expect(document.querySelector('mark')?.textContent?.toLowerCase()).toBe('vik');
    await user.click(screen.getByRole('button', { name: 'Kontakter' }));
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Alt' }));
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(groups.length);
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'faktura');
    expect(await screen.findByRole('heading', { name: 'Faktura' })).toBeDefined();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'rekkverk');
    const heading: HTMLElement = await screen.findByRole('heading', { name: 'Avvik' });
    const [hit] = within(heading.closest('section') ?? document.body).getAllByRole('link');
    expect(hit?.getAttribute('href')).toMatch(/^\/x\/-\/project\/\d+\/deviations\?panel=deviations\.\d+$/);
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '<b>æøå</b>');
    expect(await screen.findByText('Ingen treff på «<b>æøå</b>»')).toBeDefined();
  });

  it('should have a Norwegian heading for every kind of thing, and the service’s own for others', async () => {
    const kinds = Object.entries(DATATYPES);
    const hits = kinds.map(([id, type]) => ({ datatype_id: Number(id), node_id: Number(id), type, title: 'x' }));
    const { screen } = await visitWorkspace('/x/-/search?q=noe', {
      before: (world) =>
        goesWrong(world, {
          call: 'search.search',
          kind: 'answer',
          answer: [...hits, { datatype_id: 999, node_id: 999, type: 'Kranførerbevis', title: 'x' }],
        }),
    });
    await screen.findByRole('heading', { name: 'Kranførerbevis' });
    const headings = screen
      .getAllByRole('heading', { level: 2 })
      .map((heading: HTMLElement) => heading.textContent ?? '');
    expect(headings).toHaveLength(kinds.length + 1);
    for (const [, type] of kinds) expect(headings).not.toContain(type);
    expect(headings).toContain('Fakturavedlegg');
  });

  it('should show 50 hits and say so, more of them on demand, and by what one was found', async () => {
    const { screen, user } = await visitWorkspace('/x/-/search?q=a');
    await user.type(await screen.findByRole('searchbox'), 'n');
    expect(await screen.findByText('Viser 50 treff. Det kan finnes flere.')).toBeDefined();
    expect(screen.getAllByRole('listitem').filter((line: HTMLElement) => line.closest('section')).length).toBe(50);
    await user.click(screen.getByRole('button', { name: 'Vis flere' }));
    expect(await screen.findByText('Viser 100 treff. Det kan finnes flere.')).toBeDefined();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '2607');
    expect((await screen.findByText(/Prosjektnr\./)).textContent).toBe('Prosjektnr. 2607');
    expect(screen.queryByText(/Det kan finnes flere/)).toBeNull();
  });
});
