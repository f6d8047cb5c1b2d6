import { type NamedFile, ok } from '@felles/core';
import { splitArticles } from '@felles/core/internal/workspace/articles/rules';
import { expenseEdits } from '@felles/core/internal/workspace/expenses/changes';
import {
  createExpenseForm,
  type ExpenseFormNeeds,
  lastChoice,
  readExpenseDraft,
  seenExpenseRecord,
} from '@felles/core/internal/workspace/expenses/form';
import { mergedInto } from '@felles/core/internal/workspace/site-work/rules';
import type { ArticleWithResources } from '@felles/core/workspace/articles';
import { Expense, expenseSums, mayChangeExpense, orderLinesOf } from '@felles/core/workspace/expenses';
import type { SiteChange } from '@felles/core/workspace/site-work';
import { BehaviorSubject, NEVER, of, VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';

const article = (id: string, type: number, price: number | null): ArticleWithResources => ({
  ...{ id, type, price, article_number: `${id}00`, name: `Artikkel ${id}` },
});
const ARTICLES = splitArticles([
  article('3', 1, 560),
  article('15', 2, 38),
  article('33', 2, 1_290),
  article('9', 2, null),
]);
const PDF: NamedFile = { name: 'faktura.pdf', type: 'application/pdf', bytes: new Uint8Array([0x25]) };
const JPEG: NamedFile = { name: 'avvik-1.jpg', type: 'image/jpeg', bytes: new Uint8Array([0xff]) };

const NOTHING = { entries$: new BehaviorSubject([]), settled$: NEVER, conclude: () => {} };

function aForm(what: ExpenseFormNeeds['of'] = {}) {
  const stored: SiteChange[] = [];
  let closed = 0;
  let keys = 0;
  const form = createExpenseForm({
    outbox: {
      save(change) {
        stored.push(change);
        return of(ok(null));
      },
    },
    project: { id: '1001', title: 'Storgata' },
    articles$: new BehaviorSubject({ status: 'ready' as const, value: ARTICLES }),
    orders: [{ id: '7', title: 'O-1 Tillegg' }],
    of: what,
    newKey() {
      keys += 1;
      return `key ${keys}`;
    },
    clock: new VirtualTimeScheduler(),
    saved: () => {
      closed += 1;
    },
  });
  const problems = () => {
    form.save();
    return Object.entries(form.view$.value.problems).map(([field, problem]) => [field, problem?.key]);
  };
  return { form, stored, problems, closed: () => closed };
}

describe('the form of a new expense', () => {
  it('[W-PLAN-06] should have the sum of main and extra articles at once, by their prices or typed ones', () => {
    const { form } = aForm();
    form.change({ main: '3', extras: [{ article_id: '15', count: 4 }] });
    expect(form.chosen$.value.sums).toEqual({ net: 71_200, gross: 89_000 });
    form.change({ extras: [...form.view$.value.values.extras, { article_id: '33', count: 2 }] });
    expect(form.chosen$.value.sums).toEqual({ net: 329_200, gross: 411_500 });
    form.change({ prices: { 33: '1 300,50' }, rate: '15', mainCount: 2 });
    expect(form.chosen$.value.sums).toEqual({ net: 387_300, gross: 445_395 });
    form.change({ prices: { 33: 'x' } });
    expect(form.chosen$.value.sums).toBeNull();
  });

  it('[W-PLAN-06] should need a title, an article and a price, and neither a main article nor a receipt', () => {
    const { form, problems, stored } = aForm();
    expect(problems()).toEqual([
      ['title', 'expenses.needsTitle'],
      ['main', 'expenses.needsLines'],
    ]);
    form.change({ title: 'Strøm', extras: [{ article_id: '9', count: 1 }] });
    expect(problems()).toEqual([['prices', 'expenses.needsPrice']]);
    form.change({ prices: { 9: '10,005' } });
    expect(problems()).toEqual([['prices', 'expenses.wrongPrice']]);
    form.change({ prices: { 9: '10,05' } });
    expect(problems()).toEqual([]);
    expect(stored[0]?.body).toMatchObject({ lines: [{ article_id: '9', count: 1, price: 10.05 }], mva_sats: 25 });
  });

  it('[W-SITE-21] should be stored with its receipts under a client id, each line as the list shows it', () => {
    const { form, stored, closed } = aForm();
    form.change({ title: ' Rigg ', main: '3', photos: { files: [JPEG, PDF], isPreparing: true } });
    form.save();
    expect(form.view$.value.problems).toMatchObject({ photos: { key: 'expenses.preparing' } });
    form.change({ photos: { files: [JPEG, PDF], isPreparing: false } });
    form.save();
    const [change, ...more] = stored;
    expect([more, closed()]).toEqual([[], 1]);
    expect(change).toMatchObject({
      ...{ call: 'expense.create', record: 'key 1', title: 'Rigg', project: { id: '1001' } },
      body: { client_id: 'key 1', title: 'Rigg', date: '1970-01-01', order_line_id: null },
      shown: { lines: [{ article: { art_id: '3', art_nr: '300', title: 'Artikkel 3' }, count: 1, price: 560 }] },
    });
    expect(change?.photos.map(({ name }) => name)).toEqual(['kvittering-1970-01-01-1.jpg', 'faktura.pdf']);
    expect(form.record$?.value).not.toBe('key 1');
  });

  it('[W-SITE-63] should read back what was stored of it, field by field', () => {
    expect(
      readExpenseDraft({ title: 'Gips', prices: { 3: '1' }, extras: [{ article_id: '15', count: null }] }),
    ).toEqual({
      ...{ title: 'Gips', prices: { 3: '1' }, extras: [{ article_id: '15', count: null }] },
    });
    expect(readExpenseDraft({ title: 7 })).toEqual({});
    expect(readExpenseDraft(null)).toEqual({});
  });
});

describe('the form of an expense that is there', () => {
  const line = (id: number, count: number, price: number) => ({ article: { art_id: id }, count, price });
  const RETURNED = Expense.parse({
    ...{ expense_id: 5, title: 'Gips', date: '2026-11-18', mva_sats: 25, text: 'Lager', status: 'RETURNED' },
    lines: [line(15, 4, 38.5), line(3, 2, 560)],
    receipts: [{ photo_id: 1 }],
  });
  const changes = (expense: Expense, part: object) => {
    const { form, stored } = aForm(seenExpenseRecord(expense));
    form.change(part);
    form.save();
    return stored.map(({ call, id, record, body, photos }) => ({ call, id, record, body, photos: photos.length }));
  };

  it('[W-PLAN-06] should begin with its values, the main article apart', () => {
    const { form } = aForm(seenExpenseRecord(RETURNED));
    expect(form.view$.value.values).toMatchObject({
      ...{ title: 'Gips', date: '2026-11-18', rate: '25', text: 'Lager', order: '' },
      ...{ main: '3', mainCount: 2, extras: [{ article_id: '15', count: 4 }], prices: { 3: '560', 15: '38,5' } },
    });
    expect(form.chosen$.value.sums).toEqual({ net: 127_400, gross: 159_250 });
    expect(form.view$.value.changed).toEqual([]);
  });

  it('[W-SITE-24] [W-PLAN-06] should send the changed fields alone, with those that were seen, and its new receipts', () => {
    const lines = [line(3, 2, 560), line(15, 4, 38.5)];
    const own = Expense.parse({ ...RETURNED, lines, status: 'REGISTERED' });
    const [change, receipt, ...more] = changes(own, { title: 'Gips og lekter', photos: { files: [JPEG] } });
    expect(change).toMatchObject({ ...{ call: 'expense.change', id: '5', record: '5' } });
    expect(change?.body).toEqual({ title: 'Gips og lekter', was: { title: 'Gips' } });
    expect([receipt?.call, receipt?.photos, more]).toEqual(['expense.receipt', 1, []]);
    expect(changes(own, { photos: { files: [JPEG] } }).map(({ call }) => call)).toEqual(['expense.receipt']);
    expect(changes(own, {})).toEqual([]);
    const [other] = changes(own, { mainCount: 3, order: '7' });
    const was = {
      lines: [
        { article_id: '3', count: 2, price: 560 },
        { article_id: '15', count: 4, price: 38.5 },
      ],
    };
    expect(other?.body).toMatchObject({ order_line_id: '7', lines: [{ count: 3 }, { count: 4 }], was });
  });

  it('[W-PLAN-06] should register a returned one again, also where a receipt alone was missing', () => {
    const [again, receipt] = changes(RETURNED, { photos: { files: [PDF] } });
    expect([again?.call, again?.body['was'], receipt?.call]).toMatchObject(['expense.change', {}, 'expense.receipt']);
    const edits = expenseEdits(NOTHING, '1001', new VirtualTimeScheduler());
    const { form, stored } = aForm(seenExpenseRecord(RETURNED));
    form.change({ mainCount: 1, order: '7' });
    form.save();
    const edit = edits.edit(stored[0] ?? expect.unreachable(), 'key');
    const shown = edit?.kind === 'change' ? edit.patch(RETURNED) : expect.unreachable();
    expect(shown).toMatchObject({ status: 'REGISTERED', returned_text: null, order_line: { title: 'O-1 Tillegg' } });
    expect(expenseSums(shown)).toEqual({ net: 71_400, gross: 89_250 });
  });

  it('[W-SITE-23] should go into a new one that is not sent, or was refused, with the names that the list shows', () => {
    const made = aForm();
    made.form.change({ title: 'Gips', main: '3' });
    made.form.save();
    const [creation = expect.unreachable()] = made.stored;
    const edit = expenseEdits(NOTHING, '1001', new VirtualTimeScheduler()).edit(creation, 'key');
    const unsent = edit?.kind === 'create' ? edit.item : expect.unreachable();
    const { form, stored } = aForm(seenExpenseRecord(unsent));
    form.change({ mainCount: 3 });
    form.save();
    const [change = expect.unreachable()] = stored;
    expect(change).toMatchObject({ id: null, record: creation.record });
    const entry = { key: 'k', lane: '', order: 1, input: creation };
    const refusal = { kind: 'refused', refusal: 'generic', status: 400, type: '', message: '' } as const;
    for (const state of [
      { state: 'waiting', wasSent: false, refusal: null },
      { state: 'failed', wasSent: true, refusal },
    ] as const) {
      const merged = mergedInto([{ ...entry, ...state }], change)?.input;
      expect(merged).toMatchObject({ call: 'expense.create', body: { title: 'Gips', lines: [{ count: 3 }] } });
      expect(merged?.shown).toMatchObject({ lines: [{ article: { title: 'Artikkel 3' }, count: 3 }] });
      expect(merged?.body).not.toHaveProperty('was');
    }
  });

  it('[W-PLAN-06] should be offered to its owner until it is approved', () => {
    const of = (status: string, user: number) =>
      mayChangeExpense(Expense.parse({ ...RETURNED, status, registered_by_user: { user_id: user } }), '504');
    expect([of('RETURNED', 504), of('REGISTERED', 504), of('APPROVED', 504), of('RETURNED', 501)]).toEqual([
      ...[true, true, false, false],
    ]);
    const unsent = Expense.parse({ expense_id: 'c', client_id: 'c' });
    expect([mayChangeExpense(unsent, '504'), mayChangeExpense(RETURNED, null)]).toEqual([true, false]);
  });
});

describe('the expenses that a new one follows', () => {
  const all = [
    { expense_id: 1, date: '2026-11-10', mva_sats: 15, registered_by_user: { user_id: 504 } },
    {
      ...{ expense_id: 2, date: '2026-11-12', mva_sats: 0, registered_by_user: { user_id: 504 } },
      ...{ order: { order_nr: 'O-1' }, order_line: { order_line_id: 7, title: 'Tillegg' } },
    },
    { expense_id: 3, date: '2026-11-19', mva_sats: 25, registered_by_user: { user_id: 501 } },
  ].map((one) => Expense.parse(one));

  it('[W-PLAN-06] should give it the rate and the order line of the last own one', () => {
    expect(lastChoice(all, '504')).toEqual({ rate: '0', order: '7' });
    expect(lastChoice(all, null)).toEqual({ order: '' });
    expect(orderLinesOf(all)).toEqual([{ id: '7', title: 'O-1 Tillegg' }]);
  });
});
