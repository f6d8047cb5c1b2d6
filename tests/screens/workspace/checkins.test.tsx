import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { goesRight, goesWrong } from '../../e2e/support/service.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const PAGE = '/x/-/project/1001/checkins';

type Screen = VisitedWorkspace['screen'];

const table = (screen: Screen) => screen.findByRole('table', { name: 'Innsjekk' });
const rowsOf = async (screen: Screen) =>
  within(await table(screen))
    .getAllByRole('row')
    .slice(1);
const figure = (screen: Screen, label: string): string =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.textContent ?? '';
const now = (screen: Screen): number =>
  Number(screen.getByText('På plassen nå', { selector: 'dt' }).nextElementSibling?.textContent);
const chip = (screen: Screen, name: RegExp) => screen.getByRole('button', { name });
const search = () => new URLSearchParams(window.location.search);

async function checkIn({ screen, user }: VisitedWorkspace, lastName: string): Promise<void> {
  const panel = within(await screen.findByRole('dialog', { name: 'Registrer gjest' }));
  await user.type(panel.getByRole('textbox', { name: 'Fornavn' }), 'Nina');
  await user.type(panel.getByRole('textbox', { name: 'Etternavn' }), lastName);
  await user.type(panel.getByRole('textbox', { name: 'Firma' }), 'Nordvik AS');
  await user.click(panel.getByRole('button', { name: 'Lagre' }));
}

describe('the check-ins of a project', () => {
  it('[W-CHECKIN-01] [W-CHECKIN-04] should list who is on the site, mark guests, and show the refused apart with why', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    expect(await rowsOf(screen)).toHaveLength(8);
    expect(within(await table(screen)).getAllByText('Gjest')).toHaveLength(2);
    expect(within(await table(screen)).queryByText('Avvist')).toBeNull();
    await user.click(chip(screen, /^Avvist nå$/));
    const rows = await rowsOf(screen);
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(within(row).getByText('Avvist')).toBeDefined();
      expect(row.textContent).toMatch(/Kortet kunne ikke leses|HMS-kortet er gått ut|Ikke deltaker/);
    }
    expect(screen.getByRole('heading', { name: 'Innsjekk' })).toBeDefined();
    expect(figure(screen, 'På plassen nå')).toContain('2 gjester');
  });

  it('[W-CHECKIN-05] should have the figures of now, today, yesterday and thirty days, split in three', async () => {
    const { screen } = await visitWorkspace(PAGE);
    await table(screen);
    expect(now(screen)).toBe(8);
    await waitFor(() => expect(figure(screen, 'I dag')).toMatch(/^I dag\d+\d+ godkjent\d+ gjester\d+ avvist$/));
    for (const label of ['I går', 'Siste 30 dager'])
      expect(figure(screen, label)).toMatch(/\d+ godkjent\d+ gjest(er)?\d+ avvist$/);
    expect(figure(screen, 'På plassen nå')).toMatch(/6 godkjent2 gjester2 avvist, ikke på plassen$/);
  });

  it('[W-CHECKIN-01] should check in a guest, whom the list and the count of guests have at once', async () => {
    const visit = await visitWorkspace(PAGE);
    const { screen, user, world } = visit;
    await table(screen);
    await user.click(screen.getByRole('button', { name: 'Registrer gjest' }));
    await checkIn(visit, 'Vik');
    await waitFor(() => expect(figure(screen, 'På plassen nå')).toContain('3 gjester'));
    expect(now(screen)).toBe(9);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(search().get('panel')).toBeNull());
    await user.click(chip(screen, /Gjester/));
    expect(search().get('show')).toBe('guests');
    expect(await rowsOf(screen)).toHaveLength(3);
    const kept = { firstName: 'Nina', lastName: 'Vik', guest: true, checkedOut: false, checkinByName: 'Ola Bakken' };
    await waitFor(() => expect(world.state.tables['checkins']).toContainEqual(expect.objectContaining(kept)));
  });

  it('[W-CHECKIN-01] should name at the field what is missing of a guest, and keep what is typed at a no', async () => {
    const { screen, user } = await visitWorkspace(`${PAGE}?panel=guest`);
    const panel = within(await screen.findByRole('dialog', { name: 'Registrer gjest' }));
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    for (const words of ['Skriv fornavnet', 'Skriv etternavnet', 'Skriv hvilket firma gjesten kommer fra'])
      expect(panel.getByText(words)).toBeDefined();
    await user.type(panel.getByRole('textbox', { name: 'Telefon' }), 'ring meg');
    expect(await panel.findByText('Dette er ikke et telefonnummer')).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Lukk' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Nei' }));
    expect(panel.getByRole<HTMLInputElement>('textbox', { name: 'Telefon' }).value).toBe('ring meg');
  });

  it('[W-SHELL-36] [W-SHELL-37] [W-SHELL-38] should mark each part of a guest’s date of birth that is missing', async () => {
    const { screen, user, world } = await visitWorkspace(`${PAGE}?panel=guest`);
    const panel = within(await screen.findByRole('dialog', { name: 'Registrer gjest' }));
    const part = (name: string): HTMLSelectElement => panel.getByRole('combobox', { name });
    for (const [field, words] of [
      ['Fornavn', 'Arne'],
      ['Etternavn', 'Holmen'],
      ['Firma', 'Privat'],
    ] as const)
      await user.type(panel.getByRole('textbox', { name: field }), words);
    await user.selectOptions(part('Måned'), '4');
    expect(part('År').options).toHaveLength(101);
    expect(part('Dag').options).toHaveLength(31);
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    expect(['Dag', 'Måned', 'År'].map((name) => part(name).getAttribute('aria-invalid'))).toEqual([
      'true',
      null,
      'true',
    ]);
    expect(panel.getByText('Velg dag, måned og år, eller la alle tre stå tomme')).toBeDefined();
    await user.selectOptions(part('Dag'), '30');
    await user.selectOptions(part('År'), '1980');
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    const kept = { lastName: 'Holmen', birthday: '1980-04-30' };
    await waitFor(() => expect(world.state.tables['checkins']).toContainEqual(expect.objectContaining(kept)));
  });

  it('should stay open for the next guest where that is asked for, and begin with nothing', async () => {
    const visit = await visitWorkspace(`${PAGE}?panel=guest`);
    const { screen, user } = visit;
    await user.click(await screen.findByRole('checkbox', { name: 'Hold dette vinduet åpent etter oppretting' }));
    await checkIn(visit, 'Vik');
    const panel = within(await screen.findByRole('dialog', { name: 'Registrer gjest' }));
    await waitFor(() => expect(panel.getByRole<HTMLInputElement>('textbox', { name: 'Fornavn' }).value).toBe(''));
    await checkIn(visit, 'Holm');
    await waitFor(() => expect(figure(screen, 'På plassen nå')).toContain('4 gjester'));
  });

  it('[W-CHECKIN-01] should say of a guest who was refused why, on the row, and send the guest again', async () => {
    const visit = await visitWorkspace(`${PAGE}?panel=guest`);
    const { screen, user, world } = visit;
    goesWrong(world, { call: 'checkins.checkIn', kind: 'status', status: 409 });
    await checkIn(visit, 'Vik');
    const row = (await screen.findByText(/^Ikke lagret/)).closest('tr') ?? document.body;
    goesRight(world);
    await user.click(within(row).getByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(screen.queryByText(/^Ikke lagret/)).toBeNull());
    expect(now(screen)).toBe(9);
  });

  it('[W-CHECKIN-01] should check out after a yes alone, and count one less once the service has it', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    const before = await rowsOf(screen);
    const left = () => Number(/Dro\s*(\d+)/.exec(chip(screen, /Dro/).textContent ?? '')?.[1]);
    const leftBefore = left();
    const button = within(before.at(-1) ?? document.body).getByRole('button', { name: /^Sjekk ut/ });
    const name = button.getAttribute('aria-label') ?? '';
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Nei' }));
    expect(now(screen)).toBe(8);
    await user.click(screen.getByRole('button', { name }));
    await user.click(screen.getByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(now(screen)).toBe(7));
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(left()).toBe(leftBefore + 1);
    await user.click(chip(screen, /Dro/));
    expect(await rowsOf(screen)).toHaveLength(leftBefore + 1);
  });

  it('[W-CHECKIN-01] should end a refused check-in, and count neither more nor fewer on the site', async () => {
    const { screen, user } = await visitWorkspace(`${PAGE}?show=failed`);
    const buttons = within(await table(screen)).getAllByRole('button', {
      name: /^Avslutt den avviste innsjekkingen til/,
    });
    expect(buttons).toHaveLength(2);
    await user.click(buttons[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(figure(screen, 'På plassen nå')).toMatch(/6 godkjent2 gjester1 avvist/));
    expect(now(screen)).toBe(8);
  });

  it('[W-CHECKIN-01] should keep who could not be checked out on the site, and say so', async () => {
    const { screen, user, world } = await visitWorkspace(PAGE);
    await table(screen);
    goesWrong(world, { call: 'checkins.checkOut', kind: 'status', status: 409 });
    await user.click(screen.getAllByRole('button', { name: /^Sjekk ut/ })[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Ja' }));
    expect(await screen.findByText(/^Ikke lagret/)).toBeDefined();
    expect(now(screen)).toBe(8);
    await user.click(screen.getByRole('button', { name: 'Forkast' }));
    await waitFor(() => expect(screen.queryByText(/^Ikke lagret/)).toBeNull());
  });

  it('[W-CHECKIN-01] should look out of date, with the time, without live events', async () => {
    const { screen } = await visitWorkspace(PAGE);
    await table(screen);
    expect(await screen.findByText('Oppdatert kl. 10:00.')).toBeDefined();
    expect(screen.getByText('Slik det var kl. 10:00')).toBeDefined();
    expect(screen.getByText('Noen kan ha kommet eller gått siden da.')).toBeDefined();
  });

  it('should keep birthday and number of the card for the details, which a press on the row opens', async () => {
    const { screen, user } = await visitWorkspace(`${PAGE}?show=failed`);
    const list = await table(screen);
    expect(list.textContent).not.toMatch(/4410\d{4}/);
    const link = within((await rowsOf(screen))[0] ?? document.body).getByRole('link');
    await user.click(link);
    const panel = within(await screen.findByRole('dialog'));
    expect(panel.getByText('Kortnummer')).toBeDefined();
    expect(panel.getByText(/^44\d{6}$/)).toBeDefined();
    expect(panel.getByText(/^\d\d\.\d\d\.\d{4}$/)).toBeDefined();
    expect(panel.getByRole('region', { name: 'Hvorfor innsjekkingen er avvist' })).toBeDefined();
  });

  it('[W-CHECKIN-07] should show the list to print and the poster, as the service gives them', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    await table(screen);
    await user.click(screen.getByRole('button', { name: 'Skriv ut' }));
    await user.click(screen.getByRole('menuitem', { name: 'Mannskapsliste som PDF' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Mannskapsliste' }));
    expect((await panel.findByRole('link', { name: 'Last ned' })).getAttribute('download')).toBe(
      'Mannskapsliste 1001.pdf',
    );
    await user.click(panel.getByRole('button', { name: 'Lukk' }));
    await user.click(screen.getByRole('button', { name: 'Skriv ut' }));
    await user.click(screen.getByRole('menuitem', { name: 'Plakat' }));
    const poster = within(await screen.findByRole('dialog', { name: 'Plakat' }));
    expect((await poster.findByRole('link', { name: 'Last ned' })).getAttribute('download')).toBe('Plakat 1001.pdf');
  });

  it('should be found by words and parts as the address says, and say where no person fits', async () => {
    const { screen, user } = await visitWorkspace(`${PAGE}?show=left&q=finnes+ikke`);
    expect(await screen.findByText('Ingen innsjekking passer til «finnes ikke, Dro»')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Nullstill filter' }));
    expect(await rowsOf(screen)).toHaveLength(8);
    expect(window.location.search).toBe('');
  });

  it('should say that no person is there, and why where the list does not come', async () => {
    const { screen, user, world } = await visitWorkspace(PAGE, {
      before: (given) => goesWrong(given, { call: 'checkins.checkIns', kind: 'status', status: 503 }),
    });
    const again = await screen.findAllByRole('button', { name: 'Prøv igjen' });
    // What the service counts stands in for what the list would say.
    expect(figure(screen, 'På plassen nå')).toMatch(/6 godkjent2 gjester2 avvist, ikke på plassen$/);
    goesRight(world);
    world.change((state) => {
      state.tables['checkins'] = [];
    });
    await user.click(again[0] ?? document.body);
    expect(await screen.findByText('Ingen er sjekket inn')).toBeDefined();
    expect(now(screen)).toBe(0);
  });

  it('should name both times on a card, also of a person without any', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    const { screen } = await visitWorkspace(`${PAGE}?show=all`, {
      before: (given) =>
        given.change((state) => {
          state.tables['checkins'] = [{ id: 1, projectId: 1001, firstName: 'Nina', lastName: 'Vik', valid: true }];
        }),
    });
    const [card] = await rowsOf(screen);
    expect(card?.textContent).toMatch(/Inn –.*Ut –/);
  });

  it('should show hostile words as words, and lead nowhere', async () => {
    const { screen } = await visitWorkspace(`${PAGE}?show=failed&panel=checkin.1`, {
      before: (given) =>
        given.change((state) => {
          state.tables['checkins'] = [
            {
              id: 1,
              projectId: 1001,
              firstName: '<img src=x onerror=alert(1)>',
              lastName: 'x'.repeat(300),
              phone: 'javascript:alert(1)',
              errors: ['\u202e<b>snudd</b>'],
              valid: false,
            },
          ];
        }),
    });
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByText('javascript:alert(1)')).toBeDefined();
    expect(panel.queryByRole('link')).toBeNull();
    expect(document.querySelector('img, b[onerror]')).toBeNull();
    expect(await rowsOf(screen)).toHaveLength(1);
  });

  it('should offer no change to a user who may not make one', async () => {
    const me = { login_id: 501, name: 'Nina Aas', person_id: 1, may_change: false };
    const before = (world: VisitedWorkspace['world']) =>
      goesWrong(world, { call: 'me.me', kind: 'answer', answer: me });
    const { screen } = await visitWorkspace(`${PAGE}?panel=guest`, { before });
    expect(await screen.findByText(/ikke sjekke inn eller ut/)).toBeDefined();
    await table(screen);
    expect(screen.queryByRole('button', { name: /^Sjekk/ })).toBeNull();
  });
});

describe('where people are checked in', () => {
  it('[W-CHECKIN-05] should have the figures of all projects, and lead to who is at each', async () => {
    const { screen, user } = await visitWorkspace('/x/-/checkin');
    const sites = within(await screen.findByRole('table', { name: 'Prosjekter' }));
    expect(sites.getAllByRole('row').slice(1)).toHaveLength(40);
    expect(figure(screen, 'Siste 30 dager')).toMatch(/godkjent.*gjester.*avvist/);
    expect(screen.getByRole('link', { name: 'Innsjekk', current: 'page' })).toBeDefined();
    await user.type(screen.getByRole('searchbox'), '2600');
    await waitFor(() => expect(sites.getAllByRole('row').slice(1)).toHaveLength(1));
    await user.click(sites.getByRole('link'));
    expect(await rowsOf(screen)).toHaveLength(8);
    expect(window.location.pathname).toBe(PAGE);
  });

  it('should begin with the projects that were visited last, and say where nothing can be had', async () => {
    const { screen, user, world } = await visitWorkspace(PAGE);
    await table(screen);
    goesWrong(world, { call: 'statistics.checkinsPerProject', kind: 'status', status: 503 });
    await user.click(screen.getByRole('link', { name: 'Innsjekk', current: false }));
    const visits = within(await screen.findByRole('navigation', { name: 'Sist besøkt' }));
    expect(visits.getAllByRole('link')[0]?.getAttribute('href')).toBe(PAGE);
    const again = await screen.findAllByRole('button', { name: 'Prøv igjen' });
    goesRight(world);
    await user.click(again.at(-1) ?? document.body);
    expect(await screen.findByRole('table', { name: 'Prosjekter' })).toBeDefined();
  });
});
