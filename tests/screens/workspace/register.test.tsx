import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesRight, goesWrong } from '../../e2e/support/service.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

type Screen = VisitedWorkspace['screen'];
const rowsOf = async (screen: Screen): Promise<readonly HTMLElement[]> => (await screen.findAllByRole('row')).slice(1);
const factOf = (screen: Screen, name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const callsOf = ({ world }: VisitedWorkspace, row: string) =>
  world.observed.calls.entries.filter((entry) => entry.row === row).length;

describe('the customer register', () => {
  it('[W-CONTACTS-01] should be in the menu, and lead to contacts, persons and departments', async () => {
    const { screen, user } = await visitWorkspace('/x/-/dashboard/start');
    await user.click(await screen.findByRole('link', { name: 'Kunderegister' }));
    const menu = within(screen.getByRole('navigation', { name: 'Hovedmeny' }));
    const parts = async () => within(await screen.findByRole('navigation', { name: 'Kunderegister' }));
    for (const [link, title] of [
      ['Kunder', 'Kunder'],
      ['Personer', 'Personer'],
      ['Avdelinger', 'Avdelinger'],
      ['Rapportering', 'Rapporterende avdeling'],
    ] as const) {
      await user.click((await parts()).getByRole('link', { name: link }));
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
      expect((await parts()).getByRole('link', { name: link }).getAttribute('aria-current')).toBe('page');
      expect(menu.getByRole('link', { name: 'Kunderegister' }).getAttribute('aria-current')).toBe('page');
    }
  });
});

describe('the list of contacts', () => {
  it('[W-CONTACTS-20] should come in pages, by words and order, as the address says', async () => {
    const { screen, user } = await visitWorkspace('/x/-/contacts');
    expect(await rowsOf(screen)).toHaveLength(25);
    expect(screen.getByText('60 kunder')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Side 3' }));
    await waitFor(async () => expect(await rowsOf(screen)).toHaveLength(10));
    await user.click(screen.getByRole('button', { name: 'Sortering: vanlig' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'navn' }));
    await user.type(screen.getByRole('searchbox'), 'fjordbygg');
    await waitFor(async () => expect(await rowsOf(screen)).toHaveLength(1));
    expect(window.location.search).toBe('?sort=name&q=fjordbygg');
    await user.type(screen.getByRole('searchbox'), ' finnes ikke');
    expect(await screen.findByText('Søket «fjordbygg finnes ikke»')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /Nullstill/ }));
    await waitFor(async () => expect(await rowsOf(screen)).toHaveLength(25));
  });

  it('should show the failure, also in the list of errors, and the data after a retry', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/contacts', {
      before: (given) => goesWrong(given, { call: 'contacts.contacts', kind: 'status', status: 500 }),
    });
    expect(await screen.findByText('Kundene kunne ikke hentes')).toBeDefined();
    expect(screen.getByRole('button', { name: '1 feil' })).toBeDefined();
    goesRight(world);
    await user.click(screen.getByRole('button', { name: /Prøv igjen/ }));
    expect(await rowsOf(screen)).toHaveLength(25);
  });

  it('should show each contact that can be read, however odd, and offer no way that leads nowhere', async () => {
    const odd = [
      { id: 1, name: '<img src=x onerror=alert(1)>\u202E', orgnr: 'abc', email: 'x', phone: 'ring', status: 7 },
      { id: {}, name: 'Kan ikke leses' },
      { id: 3 },
    ];
    const { screen } = await visitWorkspace('/x/-/contacts', {
      before: (given) =>
        goesWrong(given, {
          call: 'contacts.contacts',
          kind: 'answer',
          answer: { page: 1, page_count: 1, page_size: 25, total_count: 3, result_set: odd },
        }),
    });
    const [first, ...others] = await rowsOf(screen);
    expect(others).toHaveLength(1);
    for (const word of ['abc', 'ring', '7']) expect(first?.textContent).toContain(word);
    expect(document.querySelector('img')).toBeNull();
    expect(within(first ?? document.body).getAllByRole('link')).toHaveLength(1);
  });
});

describe('a contact', () => {
  it('[W-CONTACTS-02] should be read part by part, with the ways to reach it, and be a visit', async () => {
    const visit = await visitWorkspace('/x/-/contact/100');
    const { screen, user, world } = visit;
    expect(await screen.findByRole('heading', { level: 1, name: 'Fjordbygg AS' })).toBeDefined();
    expect(factOf(screen, 'Organisasjonsnummer')).toMatch(/^\d{9}$/);
    await user.click(screen.getByRole('button', { name: /For andre systemer/ }));
    expect(factOf(screen, 'Node i strukturen')).toMatch(/^\d+$/);
    expect(screen.getByRole('link', { name: 'Ring Fjordbygg AS' }).getAttribute('href')).toBe('tel:10300100');
    const site = screen.getByRole('link', { name: 'Åpne nettstedet til Fjordbygg AS' });
    expect([site.getAttribute('href'), site.getAttribute('rel')]).toEqual([
      'https://firma100.example.no',
      'noopener noreferrer',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Faktura' }));
    await screen.findByText('Betalingsfrist (dager)', { selector: 'dt' });
    expect(factOf(screen, 'Betalingsfrist (dager)')).toMatch(/^\d+$/);
    await user.click(screen.getByRole('tab', { name: 'Notat' }));
    expect(await screen.findByText(/Ring før levering/)).toBeDefined();
    expect(window.location.search).toBe('?tab=note');
    await user.click(screen.getByRole('tab', { name: /^Personer/ }));
    expect(await screen.findByRole('link', { name: 'Kari Lunde' })).toHaveProperty('pathname', '/x/-/person/2');
    await waitFor(() =>
      expect(world.state.visits[0]).toMatchObject({ type: 'contact', dataid: '100', name: 'Fjordbygg AS' }),
    );
  });

  it('should show what the register has wrong as it is, and lead nowhere by it', async () => {
    const { screen } = await visitWorkspace('/x/-/contact/103');
    await screen.findByText('Organisasjonsnummer', { selector: 'dt' });
    expect(factOf(screen, 'Organisasjonsnummer')).toBe('12345');
    expect(factOf(screen, 'E-post')).toBe('post hos firma');
    expect(factOf(screen, 'Nettsted')).toBe('javascript:alert(1)');
    expect(document.querySelector('[href^="javascript"], [href^="mailto"]')).toBeNull();
  });

  it('should send what was changed in a part and nothing else, and name what is wrong at its field', async () => {
    const visit = await visitWorkspace('/x/-/contact/103');
    const { screen, user } = visit;
    await user.click(await screen.findByRole('button', { name: 'Endre' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Endre grunndata' }));
    const email = panel.getByRole('textbox', { name: 'E-post' });
    await user.clear(email);
    await user.type(email, 'post@');
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    expect(await panel.findByText('Skriv én e-postadresse, som navn@firma.no.')).toBeDefined();
    expect(callsOf(visit, 'contacts.change')).toBe(0);
    await user.type(email, 'firma.no');
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(factOf(screen, 'E-post')).toBe('post@firma.no');
    expect(factOf(screen, 'Organisasjonsnummer')).toBe('12345');
    expect(callsOf(visit, 'contacts.change')).toBe(1);
  });

  it('should keep what is typed where the service refuses, with its reason, and ask before it is lost', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/contact/100?tab=note&panel=contact.note');
    const panel = within(await screen.findByRole('dialog', { name: 'Endre notat' }));
    const note = await panel.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notat' });
    expect(note.value).toContain('\n');
    await user.type(note, '{Enter}Tre linjer');
    goesWrong(world, { call: 'contacts.change', kind: 'status', status: 409 });
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    expect(await panel.findByText(/^Det ble ikke lagret/)).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Lukk' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Nei' }));
    expect(note.value).toMatch(/\nTre linjer$/);
    goesRight(world);
    await user.type(note, '!');
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(/Tre linjer!/)).toBeDefined();
  });

  it('should be found by a search, though a hit knows only its node', async () => {
    const { screen, user } = await visitWorkspace('/x/-/search?q=fjordbygg');
    await user.click((await screen.findAllByRole('link', { name: /Fjordbygg AS/ }))[0] ?? document.body);
    expect(await screen.findByRole('heading', { level: 1, name: 'Fjordbygg AS' })).toBeDefined();
    expect(window.location.pathname + window.location.search).toBe('/x/-/contact/30100?idtype=node');
  });

  it('should say that there is none, and that nothing of it can be changed by a user of few rights', async () => {
    const gone = await visitWorkspace('/x/-/contact/404');
    expect(await gone.screen.findByText('Fant ikke kunden')).toBeDefined();
    expect(gone.screen.queryByRole('button', { name: 'Endre' })).toBeNull();
  });

  it('should be only read by a user of few rights', async () => {
    const me = { login_id: 501, name: 'Nina Aas', person_id: 1, may_change: false };
    const before = (world: VisitedWorkspace['world']) =>
      goesWrong(world, { call: 'me.me', kind: 'answer', answer: me });
    const { screen } = await visitWorkspace('/x/-/contact/100?panel=contact.base', { before });
    await screen.findByText('Nina Aas', { selector: 'nav *' });
    expect(await screen.findByText('Du kan se kunderegisteret, men ikke endre det.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Endre' })).toBeNull();
  });
});

describe('persons', () => {
  it('[W-CONTACTS-21] should be listed with their company and roles, and ways to reach those who agree', async () => {
    const { screen, user } = await visitWorkspace('/x/-/persons');
    const rows = await rowsOf(screen);
    expect(rows).toHaveLength(25);
    const row = within(rows.find(({ textContent }) => textContent?.includes('Nina Aas')) ?? document.body);
    expect(row.getByText('NA')).toBeDefined();
    expect(row.getByText('Byggherre')).toBeDefined();
    // She has agreed to e-mail, and to no SMS.
    expect(row.getAllByRole('link').map((one) => one.getAttribute('href')?.split(':')[0])).toEqual([
      '/x/-/person/3',
      'tel',
      'mailto',
    ]);
    await user.type(screen.getByRole('searchbox'), 'finnes ikke');
    expect(await screen.findByText('Søket «finnes ikke»')).toBeDefined();
  });

  it('should say that there are none', async () => {
    const { screen } = await visitWorkspace('/x/-/persons', {
      before: (given) =>
        goesWrong(given, {
          call: 'persons.persons',
          kind: 'answer',
          answer: { page: 1, page_count: 1, page_size: 25, total_count: 0, result_set: [] },
        }),
    });
    expect(await screen.findByText('Ingen personer funnet')).toBeDefined();
  });

  it('[W-CONTACTS-05] [W-CONTACTS-09] should be shown with the projects of each role, and the roles that were used last', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/person/2');
    expect(await screen.findByRole('heading', { level: 1, name: 'Kari Lunde' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: /For andre systemer/ }));
    expect(factOf(screen, 'Node i strukturen')).toMatch(/^\d+$/);
    const part = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');
    expect(part('Prosjekter per rolle').map(({ textContent }) => textContent)).toEqual([
      'Prosjektleder40 prosjekter',
      'Ansvarlig søker40 prosjekter',
    ]);
    expect(part('Sist brukte roller').map(({ textContent }) => textContent)).toEqual([
      'Prosjektleder',
      'Ansvarlig søker',
    ]);
    await waitFor(() => expect(world.state.visits[0]).toMatchObject({ type: 'person', dataid: '2' }));
  });

  it('[W-CONTACTS-09] should have the roles used last in their sorting order, with those that are over marked', async () => {
    const used = [
      { id: 1, active: 0, sorting: 3, title: 'Byggherre' },
      { id: 2, active: true, sorting: 1, title: 'Anleggsleder' },
      { id: 3, title: 'Kontrollør' },
    ];
    const { screen } = await visitWorkspace('/x/-/person/9', {
      before: (given) =>
        goesWrong(given, { call: 'persons.person', kind: 'answer', answer: { id: 9, last_used_roles: used } }),
    });
    const part = within(await screen.findByRole('region', { name: 'Sist brukte roller' }));
    const listed = part.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(listed).toEqual(['Anleggsleder', 'ByggherreIkke i bruk', 'Kontrollør']);
    expect(screen.getByText('Ingen roller ennå')).toBeDefined();
  });

  it('[W-SHELL-36] [W-SHELL-41] should be changed with birth date and consents, and survive a sign-in', async () => {
    const { screen, user } = await visitWorkspace('/x/-/person/2?panel=person.change', {
      drafts: { 'person 2': { employee_no: '77', send_sms: 'ja', address: { address: 7 } } },
    });
    const panel = within(await screen.findByRole('dialog', { name: 'Endre Kari Lunde' }));
    expect(await panel.findByLabelText('Ansattnummer')).toHaveProperty('value', '77');
    const part = (name: string): HTMLSelectElement => panel.getByRole('combobox', { name });
    expect([part('Dag').value, part('Måned').value, part('År').value]).not.toContain('');
    await user.selectOptions(part('År'), '1980');
    await user.selectOptions(part('Måned'), '2');
    await user.selectOptions(part('Dag'), '29');
    // Another year takes the day away, which is then the one that is marked.
    await user.selectOptions(part('År'), '1981');
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    expect(['Dag', 'Måned', 'År'].map((name) => part(name).getAttribute('aria-invalid'))).toEqual(['true', null, null]);
    await user.selectOptions(part('År'), '1980');
    await user.selectOptions(part('Dag'), '29');
    await user.click(panel.getByRole('checkbox', { name: 'Kan få SMS' }));
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(factOf(screen, 'Fødselsdato')).toBe('29.02.1980');
    expect([factOf(screen, 'Ansattnummer'), factOf(screen, 'Kan få SMS')]).toEqual(['77', 'Nei']);
    expect(screen.queryByRole('link', { name: 'Send SMS til Kari Lunde' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ring Kari Lunde' })).toBeDefined();
  });

  it('should be reached from the participants of a project', async () => {
    const { screen } = await visitWorkspace('/x/-/project/1001/participants');
    expect((await screen.findAllByRole('link', { name: /^Kari Lunde/ }))[0]).toHaveProperty(
      'pathname',
      '/x/-/person/2',
    );
  });
});

describe('departments', () => {
  it('should be created one after the other in a panel that stays, and changed', async () => {
    const visit = await visitWorkspace('/x/-/departments');
    const { screen, user } = visit;
    expect(await rowsOf(screen)).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Ny avdeling' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Ny avdeling' }));
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    expect(await panel.findByText('Skriv et navn.')).toBeDefined();
    await user.click(panel.getByRole('checkbox', { name: /åpent|åpen/ }));
    await user.type(panel.getByRole('textbox', { name: 'Navn' }), 'Prosjekt');
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    await waitFor(() => expect(panel.getByRole('textbox', { name: 'Navn' })).toHaveProperty('value', ''));
    await user.click(panel.getByRole('button', { name: 'Lukk' }));
    await user.click(await screen.findByRole('button', { name: 'Endre Prosjekt' }));
    const change = within(await screen.findByRole('dialog', { name: 'Endre avdelingen' }));
    await user.type(await change.findByRole('textbox', { name: 'Organisasjonsnummer' }), '910000012');
    await user.click(change.getByRole('button', { name: 'Lagre' }));
    await waitFor(async () => {
      const row = (await rowsOf(screen)).find(({ textContent }) => textContent?.includes('Prosjekt'));
      expect(row?.textContent).toContain('910000012');
    });
    expect([callsOf(visit, 'departments.create'), callsOf(visit, 'departments.change')]).toEqual([1, 1]);
  });

  it('[W-CONTACTS-19] should say the message of an error object where one is opened', async () => {
    const { screen } = await visitWorkspace('/x/-/departments?panel=department.2', {
      before: (given) =>
        goesWrong(given, {
          call: 'departments.department',
          kind: 'answer',
          answer: { error: { message: 'Avdelingen er låst.' } },
        }),
    });
    const panel = within(await screen.findByRole('dialog', { name: 'Endre avdelingen' }));
    expect(await panel.findByText('Avdelingen er låst.')).toBeDefined();
    expect(screen.getByRole('button', { name: '1 feil' })).toBeDefined();
  });

  it('should be none', async () => {
    const { screen } = await visitWorkspace('/x/-/departments', {
      before: (given) => goesWrong(given, { call: 'departments.departments', kind: 'answer', answer: [] }),
    });
    expect(await screen.findByText('Ingen avdelinger')).toBeDefined();
  });
});

describe('the department that reports', () => {
  const radio = (screen: Screen, name: string): HTMLInputElement =>
    screen.getByRole('radio', { name: new RegExp(`^${name}`) });

  it('[W-CONTACTS-15] should be set after a yes, and stay after a no', async () => {
    const visit = await visitWorkspace('/x/-/departments/reporting');
    const { screen, user } = visit;
    await user.click(await screen.findByRole('radio', { name: 'Anlegg' }));
    await user.click(screen.getByRole('button', { name: 'Nei' }));
    expect([radio(screen, 'Anlegg').checked, callsOf(visit, 'departments.report')]).toEqual([false, 0]);
    await user.click(radio(screen, 'Anlegg'));
    await user.click(screen.getByRole('button', { name: 'Ja' }));
    expect(await screen.findByRole('radio', { name: 'Anlegg Rapporterer' })).toHaveProperty('checked', true);
    expect(callsOf(visit, 'departments.report')).toBe(1);
    await user.click(radio(screen, 'Bygg'));
    expect(screen.getByText('Anlegg rapporterer nå, og slutter med det.')).toBeDefined();
  });

  it('[W-CONTACTS-18] should be the one before where the reply is an error object, with its message', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/departments/reporting');
    await screen.findByRole('radio', { name: 'Bygg' });
    goesWrong(world, { call: 'departments.report', kind: 'answer', answer: { error: 'Perioden er låst.' } });
    await user.click(radio(screen, 'Bygg'));
    await user.click(screen.getByRole('button', { name: 'Ja' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Det ble ikke lagret: Perioden er låst.');
    expect(radio(screen, 'Bygg').checked).toBe(false);
  });

  it('should be the first one where none reports yet, and the question says no more than that', async () => {
    const { screen, user } = await visitWorkspace('/x/-/departments/reporting', {
      before: (given) => goesWrong(given, { call: 'departments.reporting', kind: 'answer', answer: null }),
    });
    await user.click(await screen.findByRole('radio', { name: 'Bygg' }));
    expect(screen.getByText('Ingen avdeling rapporterer nå.')).toBeDefined();
    expect(screen.queryByText(/slutter/)).toBeNull();
  });

  it('should not be chosen while it is not known which one it is', async () => {
    const { screen, user, world } = await visitWorkspace('/x/-/departments/reporting', {
      before: (given) => goesWrong(given, { call: 'departments.reporting', kind: 'status', status: 500 }),
    });
    expect(await screen.findByText('Avdelingene kunne ikke hentes')).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    goesRight(world);
    await user.click(screen.getByRole('button', { name: /Prøv igjen/ }));
    expect(await screen.findAllByRole('radio')).toHaveLength(4);
  });
});
