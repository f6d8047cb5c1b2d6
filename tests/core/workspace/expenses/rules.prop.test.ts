import { fail, ok } from '@felles/core';
import { numberIn } from '@felles/core/internal/shared/numbers';
import { EXPENSE_ADDRESS, expensesFor } from '@felles/core/internal/workspace/expenses/rules';
import { createExpensesStore } from '@felles/core/internal/workspace/expenses/store';
import {
  approvalOf,
  EXPENSE_FACETS,
  Expense,
  type ExpenseQuestion,
  facetValues,
  totalsOf,
} from '@felles/core/workspace/expenses';
import fc from 'fast-check';
import { asyncScheduler, BehaviorSubject, NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { expectReadsBack } from '../../../support/expect-address.ts';
import { createNetwork } from '../../data/network.ts';

const by = fc.constantFrom(null, undefined, '', ' ', 0, 7, 'Kari', false, true, { user_id: '1', user_name: 'Ola' }, {});
const expenses = fc
  .array(
    fc.record({
      sum: fc.oneof(fc.integer({ min: -900, max: 900 }), fc.constant(null)),
      approved_by: by,
      status: fc.constantFrom(null, 'REGISTERED', 'RETURNED', 'APPROVED'),
    }),
  )
  .map((all) => all.map((one, at) => Expense.parse({ expense_id: at, ...one })));

describe('an expense', () => {
  it('[W-EXPENSES-01] [W-EXPENSES-02] should have its fields and what it refers to, each perhaps missing', () => {
    const whole = {
      expense_id: '1',
      approved_by: 'Kari',
      cost: 80,
      count: 2,
      date: '2026-11-19',
      mva_sats: 25,
      price: 100,
      sum: 250,
      text: 'x',
      title: 'y',
      registered_to_contact: 3,
      article: { art_id: '1', art_nr: '2', title: 'a' },
      contact: { contact_id: '1', contact_name: 'b' },
      order: { order_id: '1', order_nr: 'O-1', title: 'c' },
      order_line: { order_line_id: '1', title: 'd' },
      person: { person_id: '1', person_name: 'e' },
      registered_by_user: { user_id: '1', user_name: 'f' },
      client_id: 'c',
      lines: [{ article: { art_id: '1', art_nr: '2', title: 'a' }, count: 2, price: 100 }],
      sum_before_vat: 200,
      receipts: [
        { photo_id: '1', document_id: null, url: 'u', by: null, at: null, name: 'k.pdf', type: 'application/pdf' },
      ],
      status: 'APPROVED',
      returned_text: 'r',
      returned_by: 'g',
      approved_at: '2026-11-19T10:00:00Z',
      changed_by: 'h',
      changed_at: '2026-11-19T09:00:00Z',
    };
    expect(Expense.parse(whole)).toEqual(whole);
    expect(Object.keys(Expense.shape).sort()).toEqual(Object.keys(whole).sort());
    for (const field of Object.keys(whole)) {
      expect(Expense.safeParse({ ...whole, [field]: null }).success).toBe(field !== 'expense_id');
      // An unreadable value in one field costs that field, and not the expense, which would be missing in the sum.
      const wrong = Expense.safeParse({ ...whole, [field]: [[]] });
      expect(wrong.success).toBe(field !== 'expense_id');
    }
  });

  it('should be approved as soon as it says by whom, or just that it is', () => {
    const of = (approved_by: unknown) => approvalOf({ expense_id: '1', approved_by, registered_to_contact: null });
    for (const nobody of [null, undefined, '', ' ', 0, false])
      expect(of(nobody)).toEqual({ isApproved: false, by: '' });
    expect(of('Kari')).toEqual({ isApproved: true, by: 'Kari' });
    expect(of({ user_id: '2', user_name: 'Ola' })).toEqual({ isApproved: true, by: 'Ola' });
    expect(of(true)).toEqual({ isApproved: true, by: '' });
    expect(of(7)).toEqual({ isApproved: true, by: '7' });
  });

  it('should have numbers also where the service writes them as text, and none of any other text', () => {
    expect(['12', '-1,5', ' 3.25 ', 7].map(numberIn)).toEqual([12, -1.5, 3.25, 7]);
    expect(['', 'to', '1e3', '1 200', null, undefined, Number.NaN].map(numberIn)).toEqual(Array(7).fill(null));
  });
});

describe('the expenses that are asked for', () => {
  it('should be approved or not, each in one of the two, and all of them where nothing is chosen', () => {
    fc.assert(
      fc.property(expenses, (given) => {
        const yes = expensesFor(given, { ...EXPENSE_ADDRESS.standard, approved: 'yes' });
        const no = expensesFor(given, { ...EXPENSE_ADDRESS.standard, approved: 'no' });
        const returned = expensesFor(given, { ...EXPENSE_ADDRESS.standard, approved: 'returned' });
        expect(new Set([...yes, ...no, ...returned])).toEqual(new Set(given));
        expect(yes.length + no.length + returned.length).toBe(given.length);
        expect(expensesFor(given, EXPENSE_ADDRESS.standard)).toEqual(given);
        const [all = 0, ...parts] = [given, yes, no, returned].map((some) => totalsOf(some).gross);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all);
      }),
    );
  });

  it('should be found by its own words, its articles, and the user who has registered it', () => {
    const lines = [{ article: { art_nr: 3010, title: 'Fuktsperre' } }];
    const user = { user_name: 'Per Moe' };
    const one = Expense.parse({ expense_id: '1', title: 'Bad', text: 'Lager', lines, registered_by_user: user });
    const other = Expense.parse({ expense_id: '2', title: 'Lift' });
    const found = (text: string) =>
      expensesFor([one, other], { ...EXPENSE_ADDRESS.standard, text }).map(({ expense_id: id }) => id);
    for (const text of ['bad', 'lager', '3010', 'fukt', 'per', 'moe bad']) expect(found(text)).toEqual(['1']);
    expect([found(''), found('stål')]).toEqual([['1', '2'], []]);
  });

  it('[W-PLAN-06] should be narrowed by an article, a month and a person, each as it is in some expense', () => {
    const given = fc
      .array(
        fc.record({
          sum: fc.integer({ min: 0, max: 900 }),
          date: fc.constantFrom(null, '2026-10-31', '2026-11-01', '2026-11-30', 'x'),
          lines: fc.array(fc.constantFrom('1', '2').map((art_id) => ({ article: { art_id } }))),
          registered_by_user: fc.constantFrom(null, { user_id: '1', user_name: 'Ola' }, { user_id: '2' }),
        }),
      )
      .map((all) => all.map((one, at) => Expense.parse({ expense_id: at, ...one })));
    fc.assert(
      fc.property(given, (all) => {
        for (const facet of EXPENSE_FACETS)
          for (const { id } of facetValues(all, facet))
            expect(expensesFor(all, { ...EXPENSE_ADDRESS.standard, [facet]: id })).not.toEqual([]);
        const november = expensesFor(all, { ...EXPENSE_ADDRESS.standard, month: '2026-11' });
        expect(november).toEqual(all.filter(({ date }) => date?.startsWith('2026-11')));
        const both = expensesFor(all, { ...EXPENSE_ADDRESS.standard, article: '2', person: '1' });
        expect(both.map(({ expense_id: id }) => id)).toEqual(
          all.flatMap(({ expense_id: id, lines, registered_by_user: user }) =>
            lines?.some((line) => line?.article?.art_id === '2') && user?.user_id === '1' ? id : [],
          ),
        );
      }),
    );
    const values = facetValues(
      ['2026-09-30', '2026-11-01'].map((date) => Expense.parse({ expense_id: date, date })),
      'month',
    );
    expect(values.map(({ id }) => id)).toEqual(['2026-11', '2026-09']);
  });

  it('should be added up to the øre, and say how many have no sum', () => {
    const of = (sum: unknown) => Expense.parse({ expense_id: '1', sum });
    expect(totalsOf([of(0.1), of(0.2), of('1,5'), of(null), of('x')])).toEqual({ net: 0, gross: 180, without: 2 });
  });

  it('should be read from the address as they are written there', () => {
    const question = fc.record({
      text: fc.constantFrom('', 'gips'),
      article: fc.constantFrom('', '3010'),
      month: fc.constantFrom('', '2026-11'),
      person: fc.constantFrom('', '7'),
      approved: fc.constantFrom<ExpenseQuestion['approved']>('', 'yes', 'no', 'returned'),
      sort: fc.constantFrom('', 'date', '-sum', 'supplier'),
    });
    expectReadsBack(EXPENSE_ADDRESS, question);
    expect(EXPENSE_ADDRESS.read({ approved: 'true', sort: '__proto__' })).toEqual(EXPENSE_ADDRESS.standard);
  });

  it('should be asked for of their project, with the sum of those that are shown, and stay when that fails', () => {
    const network = createNetwork<string, readonly Expense[]>();
    const store = createExpensesStore({
      port: { expenses: (id) => network.ask(String(id)), decide: () => NEVER },
      projectId$: new BehaviorSubject('7'),
      userId$: new BehaviorSubject(null),
      online$: new BehaviorSubject(true),
      newKey: () => 'k',
      clock: asyncScheduler,
      forbidden: () => undefined,
      place: { read: () => EXPENSE_ADDRESS.standard, write: () => undefined },
      changes$: NEVER,
    });
    store.open();
    const of = (id: number, sum: number, approved_by: string | null) =>
      Expense.parse({ expense_id: id, sum, approved_by });
    expect(network.open[0]?.input).toBe('7');
    network.open[0]?.answer(ok([of(1, 100, 'Kari'), of(2, 50, null)]));
    expect(store.view$.value.totals).toEqual({ net: 0, gross: 15_000, without: 0 });
    store.ask({ approved: 'no' });
    expect(store.view$.value).toMatchObject({ total: 1, totals: { gross: 5_000 }, question: { approved: 'no' } });
    store.reload();
    network.open[0]?.answer(fail({ kind: 'unreachable', cause: 'network' }));
    expect(store.view$.value).toMatchObject({ total: 1, failure: { kind: 'unreachable' } });
  });
});
