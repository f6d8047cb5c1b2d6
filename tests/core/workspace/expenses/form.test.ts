import { type NamedFile, ok } from '@felles/core';
import { type ArticleWithResources, splitArticles } from '@felles/core/workspace/articles';
import {
  createExpenseForm,
  Expense,
  lastChoice,
  orderLinesOf,
  readExpenseDraft,
} from '@felles/core/workspace/expenses';
import type { SiteChange } from '@felles/core/workspace/site-work';
import { BehaviorSubject, of, VirtualTimeScheduler } from 'rxjs';
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

function aForm() {
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
    start: {},
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
