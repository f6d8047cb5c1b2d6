import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesRight, goesWrong } from '../../e2e/support/service.ts';
import { memoryPlace } from '../../support/memory-place.ts';
import { type VisitedWorkspace, visitWorkspace, waitOutGuard } from '../support/workspace.tsx';

const PAGE = '/x/-/project/1001/expenses';
const TITLE = 'Materialer til bad';
const article = { art_id: 29, art_nr: '3010', title: 'Fuktsperre, rull' };
/** As its owner has registered it at the service, but that it was returned. */
const RETURNED = {
  ...{ expense_id: 100101, title: TITLE, date: '2026-11-14', text: 'Hentet på lager i Fjordveien' },
  ...{ mva_sats: 25, sum: 3_742.5, sum_before_vat: 2_994, registered_by_user: { user_id: 504, user_name: 'Per Moe' } },
  ...{ lines: [{ article, count: 6, price: 499 }], receipts: [] },
  ...{ status: 'RETURNED', returned_by: 'Kari Lunde', returned_text: 'Hvilken kvittering?' },
};

const panelOf = async ({ screen }: VisitedWorkspace, name = TITLE) =>
  within(await screen.findByRole('dialog', { name }));
const calls = ({ world }: VisitedWorkspace, row: string) =>
  world.observed.calls.entries.filter((entry) => entry.row === row).length;
const atReturned = (login = 'per') =>
  visitWorkspace(`${PAGE}?panel=expense.100101`, {
    login,
    before: (world) => goesWrong(world, { call: 'expenses.expenses', kind: 'answer', answer: [RETURNED] }),
  });

describe('a returned expense', () => {
  it('[W-PLAN-06] should say why, be corrected by its owner, and be registered again', async () => {
    const visit = await atReturned();
    const { user } = visit;
    const panel = await panelOf(visit);
    expect(panel.getByText('Returnert av Kari Lunde').parentElement?.textContent).toContain('«Hvilken kvittering?»');
    await user.click(await panel.findByRole('button', { name: 'Rett og lagre' }));
    const title = await panel.findByRole<HTMLInputElement>('textbox', { name: 'Hva er kjøpt?' });
    expect(title.value).toBe(TITLE);
    expect(panel.getByText('Returnert av Kari Lunde')).toBeDefined();
    expect(panel.getByRole<HTMLInputElement>('spinbutton', { name: /^Antall, .*Fuktsperre/ }).value).toBe('6');
    expect(panel.getByText('Uten kvittering')).toBeDefined();
    await user.type(title, ', andre etasje');
    goesRight(visit.world);
    waitOutGuard();
    await user.click(panel.getByRole('button', { name: 'Lagre utgift' }));
    const after = await panelOf(visit, `${TITLE}, andre etasje`);
    await waitFor(() => expect(calls(visit, 'expenses.change')).toBe(1));
    expect(after.queryByText('Returnert av Kari Lunde')).toBeNull();
    expect((await after.findAllByText('Til godkjenning')).length).toBeGreaterThan(0);
    expect(await after.findByRole('button', { name: 'Endre' })).toBeDefined();
  });

  it('[W-PLAN-06] should have no button for another user, who cannot correct it', async () => {
    const panel = await panelOf(await atReturned('ola'));
    await panel.findByText('Returnert av Kari Lunde');
    expect(panel.queryByRole('button', { name: /Rett og lagre|Endre/ })).toBeNull();
  });
});

describe('an expense that the service refuses', () => {
  const visitRefused = async (change: object, refusal: object, path = PAGE) => {
    const outbox = memoryPlace<unknown>();
    outbox.put({
      ...{ key: 'a', lane: 'c', order: 1, wasSent: true },
      refusal: { kind: 'refused', refusal: 'conflict', status: 409, type: '', message: '', ...refusal },
      input: {
        ...{ project: { id: '1001', title: 'Storgata 31' }, record: 'c', id: null, point: null, photos: [] },
        ...{ title: 'Gips', at: '2026-11-18T14:00:00.000Z', ...change },
      },
    });
    const visit = await visitWorkspace(path, {
      login: 'per',
      outboxes: new Map([['felles.workspace.site user 504', outbox]]),
    });
    visit.online$.next(false);
    return { ...visit, stored: () => outbox.stored$.value };
  };
  const lines = [{ article_id: '29', count: 24, price: 129.9 }];
  const body = { title: 'Gips', date: '2026-11-18', mva_sats: 25, order_line_id: null, lines, client_id: 'c' };
  const NEW = { call: 'expense.create', body, shown: { lines: [{ article, count: 24, price: 129.9 }] } };

  it('[W-SITE-26] should stand above the list with its words, go again, and be dropped after a question', async () => {
    const { screen, user, stored } = await visitRefused(NEW, { refusal: 'forbidden', status: 403 });
    const told = (await screen.findByText(/^Ikke laget: Gips:/)).closest('[class*="box"]');
    expect(told).not.toBeNull();
    const words = screen.getByRole('group', { name: 'Gips' });
    expect(words.textContent?.replaceAll(/\s/g, ' ')).toContain('3010 Fuktsperre, rull, 24 × 129,90');
    await user.click(screen.getByRole('button', { name: 'Forkast' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Forkaste dette?' }));
    await user.click(question.getByRole('button', { name: /Forkast|Ja/ }));
    await expect.poll(stored).toEqual([]);
  });

  it('[W-SITE-25] should be a choice by field in words, and go again with the newer value as seen', async () => {
    const newer = [{ article_id: 29, count: 7, price: 499 }];
    const detail = { fields: { lines: { value: newer, by: 'Kari Lunde', at: null } } };
    const mine = [{ article_id: '29', count: 8, price: 499 }];
    const { screen, user, stored } = await visitRefused(
      { call: 'expense.change', record: '100101', id: '100101', body: { lines: mine, was: { lines } } },
      { type: 'Changed', detail },
      `${PAGE}?panel=expense.100101`,
    );
    const panel = within(await screen.findByRole('dialog', { name: TITLE }));
    const form = within(await panel.findByRole('form', { name: 'Valg mellom to verdier' }));
    expect(screen.getAllByRole('form', { name: 'Valg mellom to verdier', hidden: true })).toHaveLength(1);
    const [theirs] = form.getAllByRole('radio');
    expect(theirs?.closest('label')?.textContent?.replaceAll(/\s/g, ' ')).toContain('3010 Fuktsperre, rull, 7 × 499');
    await user.click(form.getByRole('radio', { name: /^Bruk min/ }));
    await user.click(form.getByRole('button', { name: 'Lagre valgene' }));
    await expect
      .poll(stored)
      .toMatchObject([{ refusal: null, input: { body: { lines: mine, was: { lines: newer } } } }]);
  });
});
