import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesRight, goesWrong } from '../../e2e/support/service.ts';
import { savedFile } from '../support/saved-file.ts';
import { without } from '../support/without.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const PAGE = '/x/-/project/1001/expenses';
const OF_PER = { name: 'Materialer til bad', gross: 'kr 3 742,50', net: 'kr 2 994,00' };

const panelOf = async ({ screen }: VisitedWorkspace, name: string) =>
  within(await screen.findByRole('dialog', { name }));
const rowOf = async ({ screen }: VisitedWorkspace, name: string) => {
  const [link] = await screen.findAllByRole('link', { name: new RegExp(name) });
  return within(link?.closest('tr') ?? expect.unreachable());
};
const calls = ({ world }: VisitedWorkspace, row: string) =>
  world.observed.calls.entries.filter((entry) => entry.row === row).length;
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');

describe('the expenses of a project that are approved', () => {
  it('[W-PLAN-06] should show the receipt first, the sums to the øre, and the state by word, in list and panel', async () => {
    const visit = await visitWorkspace(PAGE);
    const row = await rowOf(visit, OF_PER.name);
    expect(plain(row.getByText(/3.742,50/).textContent)).toBe(OF_PER.gross);
    expect(plain(row.getByText(/2.994,00/).textContent)).toBe(`${OF_PER.net} eks. mva`);
    expect(row.getByText('Til godkjenning')).toBeDefined();
    await visit.user.click(row.getByRole('link'));
    const panel = await panelOf(visit, OF_PER.name);
    const receipts = panel.getByRole('list', { name: 'Kvitteringer' });
    const sums = panel.getByLabelText('Sum');
    expect(receipts.compareDocumentPosition(sums) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(plain(sums.textContent)).toBe('Eks. mvakr 2 994,00Mva 25 %kr 748,50Inkl. mvakr 3 742,50');
    const buttons = panel.getAllByRole('button').map(({ textContent }) => plain(textContent));
    expect(buttons.slice(-2)).toEqual(['Returner', `Godkjenn ${OF_PER.gross}`]);
  });

  it('[PL-3] should have the same øre in rows, totals and file', async () => {
    const saved = savedFile();
    // Pictures are no files to save.
    const { screen, user } = await visitWorkspace(PAGE, { inWindow: () => false });
    const [line] = await screen.findAllByText(/16 utgifter · /);
    const [, gross = '', net = ''] = /· (kr.*) inkl\. mva · (kr.*) eks\./.exec(plain(line?.textContent) ?? '') ?? [];
    await user.click(screen.getByRole('button', { name: 'Last ned som CSV' }));
    const [, head = '', ...lines] = await saved();
    const at = (name: string) => head.split(';').indexOf(`"${name}"`);
    const oreOf = (kroner = ''): number => Math.round(Number(kroner.replace(',', '.')) * 100);
    const sum = (name: string) => lines.filter(Boolean).reduce((all, one) => all + oreOf(one.split(';')[at(name)]), 0);
    const written = (words: string) => Number(words.replace(/\D/g, ''));
    expect([sum('Sum inkl. mva'), sum('Sum eks. mva')]).toEqual([written(gross), written(net)]);
  });

  it('[W-PLAN-06] should be narrowed by article, month and person in the address, with the figures of those', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    const choose = async (facet: string, value: RegExp) => {
      await user.click(await screen.findByRole('button', { name: facet }));
      const choice = screen.getAllByRole('menuitemradio', { name: value }).at(-1);
      if (choice) await user.click(choice);
    };
    await choose('Registrert av', /Per Moe/);
    await waitFor(() => expect(window.location.search).toMatch(/person=/));
    const found = async () => (await screen.findByText(/\d+ utgifter? · kr/)).textContent?.split(' ')[0];
    const all = Number(await found());
    expect(screen.getAllByRole('row')).toHaveLength(all + 1);
    expect(screen.getByRole('button', { name: `Alle ${all}` })).toBeDefined();
    await choose('Måned', /^[a-z]+ 20\d\d$/);
    await waitFor(() => expect(window.location.search).toMatch(/month=20\d\d-\d\d/));
    await waitFor(async () => expect(Number(await found())).toBeLessThan(all));
    await choose('Artikkel', /^3010 /);
    await waitFor(() => expect(window.location.search).toMatch(/article=/));
    const [reset] = screen.getAllByRole('button', { name: 'Nullstill' });
    if (reset) await user.click(reset);
    expect(await screen.findByText(/^16 utgifter/)).toBeDefined();
    expect(window.location.search).toBe('');
  });

  it('[W-PLAN-06] should be approved by a press that says the sum, be locked, and be returned with a reason', async () => {
    const visit = await visitWorkspace(PAGE);
    const { user } = visit;
    await user.click((await rowOf(visit, OF_PER.name)).getByRole('link'));
    const panel = await panelOf(visit, OF_PER.name);
    await user.click(panel.getByRole('button', { name: /^Godkjenn kr/ }));
    expect(await panel.findByText('Godkjent av Ola Bakken 19.11. Utgiften er låst.')).toBeDefined();
    expect(panel.queryByRole('button', { name: /^Godkjenn/ })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Returner' }));
    expect(document.activeElement).toBe(panel.getByRole('textbox', { name: 'Hva må rettes?' }));
    await user.click(panel.getByRole('button', { name: 'Returner' }));
    expect(panel.getByText('Skriv hva som må rettes.')).toBeDefined();
    await user.type(panel.getByRole('textbox', { name: 'Hva må rettes?' }), 'Hvilken kvittering?');
    await user.click(panel.getByRole('button', { name: 'Returner' }));
    expect(await panel.findByText('Ola Bakken: «Hvilken kvittering?»')).toBeDefined();
    expect((await rowOf(visit, OF_PER.name)).getByText('Returnert')).toBeDefined();
    expect(calls(visit, 'expenses.decide')).toBe(2);
  });

  it('[W-PLAN-06] should stay in the panel that approves it, also where the list no longer has it', async () => {
    const visit = await visitWorkspace(`${PAGE}?approved=no`);
    await visit.user.click((await rowOf(visit, OF_PER.name)).getByRole('link'));
    const panel = await panelOf(visit, OF_PER.name);
    const next = panel.getByRole<HTMLButtonElement>('button', { name: 'Neste' }).disabled;
    await visit.user.click(panel.getByRole('button', { name: /^Godkjenn kr/ }));
    expect(await panel.findByText('Godkjent av Ola Bakken 19.11. Utgiften er låst.')).toBeDefined();
    expect(visit.screen.queryByRole('link', { name: new RegExp(OF_PER.name) })).toBeNull();
    expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Neste' }).disabled).toBe(next);
    await visit.user.click(panel.getByRole('button', { name: next ? 'Forrige' : 'Neste' }));
    await waitFor(() => expect(visit.screen.queryByRole('dialog', { name: OF_PER.name })).toBeNull());
  });

  it('[W-PLAN-06] should say what another user has changed meanwhile, and offer the new sum', async () => {
    const visit = await visitWorkspace(PAGE);
    const { user, world, screen } = visit;
    const rows = await rowOf(visit, OF_PER.name);
    const article = { art_id: 30, art_nr: '3010', title: 'Fuktsperre, rull' };
    const expense = {
      ...{ expense_id: 100101, title: OF_PER.name, date: '2026-11-14', text: 'Hentet på lager i Fjordveien' },
      ...{ mva_sats: 25, sum: 4_366.25, sum_before_vat: 3_493, status: 'REGISTERED', changed_by: 'Per Moe' },
      ...{ lines: [{ article, count: 7, price: 499 }], registered_by_user: { user_id: 504, user_name: 'Per Moe' } },
    };
    const answer = [{ expense_id: 100101, outcome: 'CHANGED', expense }];
    goesWrong(world, { call: 'expenses.decide', kind: 'answer', answer });
    await user.click(rows.getByRole('link'));
    const panel = await panelOf(visit, OF_PER.name);
    await user.click(panel.getByRole('button', { name: /^Godkjenn kr/ }));
    expect(await panel.findByText(/^Ikke godkjent: Per Moe endret/)).toBeDefined();
    goesRight(world);
    await user.click(panel.getByRole('button', { name: /^Godkjenn kr\s4\s366,25/ }));
    // The service has its own expense, which is not the one that was seen.
    await waitFor(() => expect(calls(visit, 'expenses.decide')).toBe(2));
    expect(screen.getAllByText(/Ikke godkjent: /).length).toBeGreaterThan(0);
  });

  it('[W-PLAN-06] should be approved several at once, each with its outcome, and own ones say why they cannot', async () => {
    const visit = await visitWorkspace(PAGE);
    const { screen, user } = visit;
    const own = await rowOf(visit, 'Leie av lift');
    await user.click(screen.getByRole('button', { name: /^Til godkjenning/ }));
    const boxes = await screen.findAllByRole('checkbox', { name: /^Velg / });
    for (const box of boxes) await user.click(box);
    const bar = within(screen.getByRole('region', { name: 'Flere utgifter' }));
    expect(bar.getByText(new RegExp(`^${boxes.length} valgte, kr`))).toBeDefined();
    await user.click(bar.getByRole('button', { name: /^Godkjenn kr/ }));
    expect(await bar.findByText(`${boxes.length} av ${boxes.length} godkjent`)).toBeDefined();
    expect(own).toBeDefined();
    expect(screen.getAllByText('Din egen. Godkjennes av en annen.').length).toBeGreaterThan(0);
    expect(screen.queryAllByRole('checkbox', { name: /^Velg / })).toEqual([]);
  });

  it('[W-PLAN-06] should be gone through without closing the panel, and have the focus on the same button', async () => {
    const visit = await visitWorkspace(PAGE);
    const { screen, user } = visit;
    const titles = (await screen.findAllByRole('row'))
      .slice(1)
      .map((row: HTMLElement) => row.querySelector('a b')?.textContent ?? '');
    await user.click((await screen.findAllByRole('row'))[1]?.querySelector('a') ?? expect.unreachable());
    const first = await panelOf(visit, titles[0] ?? '');
    expect(first.getByRole<HTMLButtonElement>('button', { name: 'Forrige' }).disabled).toBe(true);
    await user.click(first.getByRole('button', { name: 'Neste' }));
    const second = await panelOf(visit, titles[1] ?? '');
    await waitFor(() => expect(document.activeElement).toBe(second.getByRole('button', { name: 'Neste' })));
    await user.keyboard('{Enter}');
    expect(await panelOf(visit, titles[2] ?? '')).toBeDefined();
    await user.keyboard('{ArrowLeft}');
    expect(await panelOf(visit, titles[1] ?? '')).toBeDefined();
  });

  it('[W-PLAN-15] should have no button for who has not the right, and say who can give it', async () => {
    const visit = await visitWorkspace(`${PAGE}?panel=expense.100101`, { login: 'per' });
    const panel = await panelOf(visit, OF_PER.name);
    expect(await panel.findByText(/Prosjektlederen kan gi rettighet til å godkjenne dem/)).toBeDefined();
    expect(panel.queryByRole('button', { name: /Godkjenn|Returner/ })).toBeNull();
    expect(visit.screen.queryAllByRole('checkbox', { name: /^Velg / })).toEqual([]);
  });

  it('should be as before for a service that takes no changes', async () => {
    const visit = await visitWorkspace(PAGE, { before: (world) => without(world, 'expense-changes') });
    await visit.user.click((await rowOf(visit, OF_PER.name)).getByRole('link'));
    const panel = await panelOf(visit, OF_PER.name);
    expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['']);
    expect(calls(visit, 'expenses.receipt')).toBe(0);
  });
});

describe('a new expense', () => {
  const opens = async (visit: VisitedWorkspace) => {
    await visit.user.click(await visit.screen.findByRole('button', { name: 'Ny utgift' }));
    return panelOf(visit, 'Ny utgift');
  };
  const chooses = async (
    { user, screen }: VisitedWorkspace,
    panel: Awaited<ReturnType<typeof opens>>,
    name: string,
  ) => {
    await user.type(panel.getByRole('combobox', { name: 'Ekstra artikler' }), name);
    await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
  };

  it('[W-PLAN-06] should be saved without a network with its receipt, stand first, and be sent with it', async () => {
    const visit = await visitWorkspace(PAGE, { login: 'per' });
    const { user, online$, screen } = visit;
    const panel = await opens(visit);
    online$.next(false);
    await user.type(panel.getByRole('textbox', { name: 'Hva er kjøpt?' }), 'Rigg for fasade');
    await chooses(visit, panel, '2003');
    await chooses(visit, panel, '4002');
    const sum = () => plain(panel.getByText('Inkl. mva').closest('p')?.textContent);
    expect(sum()).toBe('Inkl. mvakr 1 660,00');
    const count = panel.getByRole('spinbutton', { name: 'Antall, 2003 Bompenger' });
    await user.clear(count);
    await user.type(count, '4');
    const price = panel.getByRole('textbox', { name: 'Pris eks. mva, 4002 Lift, døgn' });
    await user.clear(price);
    await user.type(price, '1300,5');
    expect(sum()).toBe('Inkl. mvakr 1 815,63');
    const pdf = new File([new TextEncoder().encode('%PDF-1.7 receipt')], 'faktura.pdf', { type: 'application/pdf' });
    await user.upload(panel.getByLabelText('Legg ved PDF'), pdf);
    expect(await panel.findByText('faktura.pdf')).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Lagre utgift' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ny utgift' })).toBeNull());
    const row = await rowOf(visit, 'Rigg for fasade');
    expect(plain(row.getByText(/1.815,63/).textContent)).toBe('kr 1 815,63');
    expect(calls(visit, 'expenses.create')).toBe(0);
    online$.next(true);
    await waitFor(() => expect(calls(visit, 'expenses.addReceipt')).toBe(1));
    expect(calls(visit, 'expenses.create')).toBe(1);
  });

  it('[W-PLAN-06] should say by the field what is missing, and offer titles that were used before', async () => {
    const visit = await visitWorkspace(PAGE);
    const panel = await opens(visit);
    await visit.user.click(panel.getByRole('button', { name: 'Lagre utgift' }));
    expect(panel.getAllByText('Skriv hva som er kjøpt.').length).toBeGreaterThan(0);
    expect(panel.getAllByText('Velg minst én artikkel.').length).toBeGreaterThan(0);
    await visit.user.click(panel.getByRole('button', { name: OF_PER.name }));
    expect(panel.getByRole<HTMLInputElement>('textbox', { name: 'Hva er kjøpt?' }).value).toBe(OF_PER.name);
    await chooses(visit, panel, '4004');
    await visit.user.click(panel.getByRole('button', { name: 'Lagre utgift' }));
    expect(panel.getAllByText('Artikkelen har ingen pris. Skriv den inn.').length).toBeGreaterThan(0);
  });

  it('[W-SITE-63] should come back with its words and articles once the page was left', async () => {
    const visit = await visitWorkspace(PAGE);
    const { user, screen } = visit;
    const panel = await opens(visit);
    await user.type(panel.getByRole('textbox', { name: 'Hva er kjøpt?' }), 'Lift');
    await chooses(visit, panel, '4002');
    await user.click(panel.getByRole('button', { name: 'Lukk' }));
    await user.click(await screen.findByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await screen.findByRole('link', { name: /^Fortsett utgiften fra/ });
    // The page goes back first: a press before that would be undone by it.
    await waitFor(() => expect(window.location.search).toBe(''));
    await user.click(again);
    const back = await panelOf(visit, 'Ny utgift');
    await waitFor(() =>
      expect(back.getByRole<HTMLInputElement>('textbox', { name: 'Hva er kjøpt?' }).value).toBe('Lift'),
    );
    expect(await back.findByRole('spinbutton', { name: 'Antall, 4002 Lift, døgn' })).toBeDefined();
  });
});

it('[W-PLAN-11] should be where its notification leads, on the page of its project', async () => {
  const notification = {
    ...{ id: 1, message: 'Kari Lunde returnerte «Materialer til bad»: Feil', category: 'expense', importance: 3 },
    ...{ time: '2026-11-19T08:00:00Z', datatype: 'expense', dataid: 100101, project_id: 1001, seen: false },
  };
  const { screen } = await visitWorkspace('/x/-/notifications', {
    before: (world) =>
      goesWrong(world, { call: 'notifications.notifications', kind: 'answer', answer: [notification] }),
  });
  const link = await screen.findByRole('link', { name: /Kari Lunde returnerte/ });
  expect(link.getAttribute('href')).toBe(`${PAGE}?panel=expense.100101`);
});
