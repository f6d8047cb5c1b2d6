import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../../../e2e/support/profile.ts';
import { goesRight, goesWrong } from '../../../e2e/support/service.ts';
import { type Visited, visit } from '../../support/portal.tsx';

const ADDRESS = '/nordlys/invoices';
const asMember = { member: PEOPLE.active.phone };

const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ');

/** The row of an unpaid invoice, by its title. */
async function rowOf({ screen }: Visited, title: string): Promise<HTMLElement> {
  const row = (await screen.findByRole('button', { name: title })).closest('li');
  if (row === null) throw new Error(`'${title}' is in no row`);
  return row;
}

const MEMBERSHIP = 'Hele Nordlys, 12 måneder, november';

describe('the invoices of a member', () => {
  it('[P-MEMBER-43] are the unpaid by due date with the sum and its parts, and the paid by month', async () => {
    const visited = visit(ADDRESS, asMember);
    const { screen, main, says } = visited;
    await says('Å betale til sammenkr 1 462,50');
    for (const part of ['kr 75,00 forfalt', 'kr 498,50 trekkes 20.11', 'kr 889,00 forfaller senere']) await says(part);
    const region = within(screen.getByRole('region', { name: 'Ubetalt' }));
    const rows = region.getAllByRole('listitem').map(textOf);
    expect(rows.map((row) => row.slice(0, 30))).toEqual([
      'Sen avbestilling, Yoga 27.10kr',
      MEMBERSHIP.slice(0, 30),
      'Ny tilgangsbrikkekr 199,00Fakt',
      'Time med instruktørkr 690,00Fa',
      'Kreditnota, håndklekr -49,50Fa',
    ]);
    const states = ['Forfalt 12.11', 'Trekkes 20.11', 'Forfaller 27.11', 'Forfaller 03.12', 'Kreditert 02.11'];
    for (const [at, state] of states.entries()) expect(rows[at]).toContain(state);
    expect(rows.at(-1)).toContain('Teller ikke i summen.');
    await main().findByRole('button', { name: /^Oktober 2026 2 · kr\s748,50$/ });
    expect(
      main().getByRole('button', { name: /^Hele Nordlys, 12 måneder, oktober.*Betalt 20\.10\s*kr\s498,50$/ }),
    ).toBeDefined();
  });

  it('are in English, too', async () => {
    const { says, main } = visit(ADDRESS, { ...asMember, language: 'en' });
    for (const words of ['To pay in all', 'Overdue since 12.11', 'Debited 20.11', 'Credited 02.11']) await says(words);
    await main().findByRole('button', { name: /^October 2026/ });
  });

  it('[P-MEMBER-44] lead to the payment page but where the bank draws, and the first is the main one', async () => {
    const visited = visit(ADDRESS, asMember);
    const late = await rowOf(visited, 'Sen avbestilling, Yoga 27.10');
    const pay = within(late).getByRole('link', { name: /^Betal faktura \d+$/ });
    expect(pay.getAttribute('href')).toMatch(/^\/nordlys\/payment\?invoiceId=\d+/);
    expect(
      visited
        .main()
        .getAllByRole('link', { name: /^Betal/ })
        .map(({ className }) => /primary/.test(className)),
    ).toEqual([true, false, false]);
    const drawn = await rowOf(visited, MEMBERSHIP);
    expect(within(drawn).queryByRole('link')).toBe(null);
    expect(textOf(drawn)).toContain('Du trenger ikke gjøre noe.');
    expect(textOf(drawn)).not.toContain('KID');
    await visited.user.click(within(drawn).getByRole('button', { name: /Betal selv likevel/ }));
    const question = within(await visited.screen.findByRole('alertdialog', { name: /betale to ganger/ }));
    expect(document.activeElement).toBe(question.getByRole('button', { name: 'La banken trekke' }));
    await visited.says('Banken trekker kr 498,50 20.11');
    expect(question.getByRole('link', { name: /^Betal kr\s498,50 selv$/ }).getAttribute('href')).toContain(
      '/nordlys/payment?',
    );
    await visited.user.click(question.getByRole('button', { name: 'La banken trekke' }));
    expect(visited.screen.queryByRole('alertdialog')).toBe(null);
  });

  it('[P-MEMBER-44] lead to the payment that runs, instead of to another one', async () => {
    const visited = visit(ADDRESS, {
      ...asMember,
      before: (world) =>
        goesWrong(world, {
          call: 'invoices.unpaid',
          kind: 'answer',
          answer: [{ id: 7, tekst: 'Brikke', rest: 199, in_payment: true, in_payment_since: '2026-11-19T11:44:00Z' }],
        }),
    });
    const row = await rowOf(visited, 'Brikke');
    expect(textOf(row)).toContain('Startet 19.11 kl. 12:44. Ikke bekreftet ennå.');
    expect(within(row).getAllByRole('link').map(textOf)).toEqual(['Følg betalingen']);
  });

  it('[P-MEMBER-45] open with every line and field that has a value, and the document by its host', async () => {
    const visited = visit(ADDRESS, asMember);
    await visited.press(MEMBERSHIP);
    const panel = within(await visited.screen.findByRole('dialog', { name: /^kr\s498,50$/ }));
    const said = textOf(panel.getByText('Medlemskap, hele Nordlys').closest('dialog'));
    for (const words of [
      'Håndklekr 49,5001.11–30.11 · 1 stk · à kr 44,00 uten mva · rabatt 10 % · mva 25 % · mva kr 9,90 · kr 39,60 uten mva',
      'Av dette mvakr 9,90',
      'Fakturadato21.10.2026',
      'Forfall20.11.2026',
      'Betalingsfrist30 dager',
      'Status hos senteretÅpen',
      'Kundenummer9001',
      'Vår ref.Sentrum',
      'Avtalegiroavtale20260117',
    ])
      expect(said).toContain(words);
    const document = panel.getByRole('link', { name: 'Åpne PDF' });
    expect(document.getAttribute('href')).toMatch(/^http:\/\/localhost:4001\/invoices\/\d+$/);
    expect(said).toContain('Åpnes hos localhost:4001');
    await visited.press('Lukk');
    expect(visited.screen.queryByRole('dialog', { name: /^kr/ })).toBe(null);
  });

  it('[P-MEMBER-45] show every field of the specification, and no document at a host that is not allowed', async () => {
    const fields = {
      ordre: 'o1',
      prosjekt: 'p1',
      ref: 'r1',
      godkjent_avtekst: 'Kari',
      godkjent_dato: '01.11.2026',
      faktura_bunt: 'b1',
    };
    const line = { tittel: 'Time', tekst: 'Med Kari', klipp: 2, art_id: 'k9', artnr: '12', bruker: 'Ingrid', sum: 80 };
    const visited = visit(ADDRESS, {
      ...asMember,
      before: (world) =>
        goesWrong(world, {
          call: 'invoices.unpaid',
          kind: 'answer',
          answer: [{ id: 7, tekst: 'Alt', rest: 80, URLtoPDF: 'https://evil.example/1', ...fields, linjer: [line] }],
        }),
    });
    await visited.press('Alt');
    const said = textOf(await visited.screen.findByRole('dialog', { name: /^kr/ }));
    for (const words of [
      'Ordreo1',
      'Prosjektp1',
      'Deres ref.r1',
      'Godkjent avKari',
      'Godkjent01.11.2026',
      'Fakturabuntb1',
    ])
      expect(said).toContain(words);
    expect(said).toContain('Timekr 80,00Med Kari · 2 klipp · vare 12 · varenøkkel k9 · for Ingrid');
    expect(said).not.toContain('PDF');
  });
});

describe('the page with invoices', () => {
  it('says that all is paid', async () => {
    const none = (world: Visited['world']) => goesWrong(world, { call: 'invoices.unpaid', kind: 'answer', answer: [] });
    await visit(ADDRESS, { ...asMember, before: none }).says('Alt er betalt');
  });

  it('says that there are none', async () => {
    const { says, saysNot } = visit(ADDRESS, { member: PEOPLE.without.phone });
    await says('Du har ingen fakturaer');
    await saysNot('Ubetalt');
  });

  it('[P-MEMBER-54] says which part failed, and not that there is nothing to pay', async () => {
    const { world, warns, says, saysNot, load, screen } = visit(ADDRESS, {
      ...asMember,
      before: (given) => goesWrong(given, { call: 'invoices.unpaid', kind: 'status', status: 500 }),
    });
    await warns('Ubetalte fakturaer kunne ikke hentes');
    await says('Vi vet ikke om du har noe å betale.');
    await screen.findByRole('button', { name: /^Oktober 2026/ });
    await saysNot('Alt er betalt');
    goesRight(world);
    goesWrong(world, { call: 'invoices.paid', kind: 'status', status: 500 });
    load();
    await warns('Betalte fakturaer kunne ikke hentes');
    await says('kr 1 462,50');
  });

  it('[P-MEMBER-43] shows older months by a press, and counts a month once it is whole', async () => {
    const { press, screen } = visit(ADDRESS, asMember);
    const oldest = async () => (await screen.findAllByRole('button', { name: /^\S+ 20\d\d/ })).at(-1)?.textContent;
    await press('Vis flere måneder');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Vis flere måneder' })).toBe(null));
    expect(await oldest()).toMatch(/1 · kr\u00a0399,00/);
  });

  it('leads to the log-in without a session', async () => {
    const { screen, says } = visit(ADDRESS);
    await says('Du må være logget inn');
    expect(screen.getAllByRole('link', { name: 'Logg inn' }).length).toBeGreaterThan(0);
  });

  it('[P-MEMBER-02] is not there for a plain service, which is asked nothing', async () => {
    const { screen, services } = visit(ADDRESS, { ...asMember, plain: true });
    await screen.findByRole('heading', { level: 1, name: 'Ukjent side' });
    expect(services.offers('member-invoices')).toBe(false);
  });
});
