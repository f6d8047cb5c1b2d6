import { kroner } from '@felles/core';
import { csvOf } from '@felles/core/internal/shared/csv';
import {
  changesSince,
  MOST,
  outcomeOfExpense,
  problemsOfExpense,
  seenExpense,
} from '@felles/core/internal/workspace/expenses/fields';
import { oreIn, sumsOfLines } from '@felles/core/internal/workspace/expenses/sums';
import {
  Expense,
  expenseSums,
  fieldsOfExpense,
  kronerOf,
  statusOfExpense,
  totalsOf,
  VAT_RATES,
} from '@felles/core/workspace/expenses';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** A decimal number as it is written, and as so many units of a part of one. */
const decimal = (most: number, places: number) =>
  fc.tuple(fc.bigInt({ min: 0n, max: BigInt(most) }), fc.integer({ min: 0, max: places })).map(([units, at]) => {
    const digits = String(units).padStart(at + 1, '0');
    const text = at === 0 ? digits : `${digits.slice(0, -at)}.${digits.slice(-at)}`;
    return { text, units, of: 10n ** BigInt(at) };
  });

const half = (units: bigint, of: bigint): number => Number((2n * units + of) / (2n * of));

describe('the sums of an expense', () => {
  it('[PL-3] should be rounded once, from the exact product of count, price and rate, however each is written', () => {
    const line = fc.record({ count: decimal(99_999_999, 4), price: decimal(999_999_999, 4) });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        decimal(3_000, 2),
        fc.boolean(),
        (lines, rate, isText) => {
          const write = ({ text }: { readonly text: string }) => (isText ? text.replace('.', ',') : Number(text));
          const sums = sumsOfLines(
            lines.map(({ count, price }) => ({ count: write(count), price: write(price) })),
            write(rate),
          );
          // All of them as parts of 10^8.
          const all = 10n ** 8n;
          const units = lines.reduce(
            (sum, { count, price }) => sum + (count.units * price.units * all) / (count.of * price.of),
            0n,
          );
          expect(sums?.net).toBe(half(units * 100n, all));
          expect(sums?.gross).toBe(half(units * (100n * rate.of + rate.units), all * rate.of));
        },
      ),
    );
  });

  it('should have the øre of the example, where two roundings would have one more', () => {
    expect(sumsOfLines([{ count: 25, price: 129.9 }], 25)).toEqual({ net: 324_750, gross: 405_938 });
    // 0.4 and 0.4 øre are one together; each alone is none.
    expect(
      sumsOfLines(
        [
          { count: 1, price: 0.004 },
          { count: 1, price: 0.004 },
        ],
        0,
      ),
    ).toEqual({ net: 1, gross: 1 });
    expect(sumsOfLines([{ count: -1, price: 0.005 }], 0)).toEqual({ net: -1, gross: -1 });
    for (const bad of [null, '', 'x', Number.NaN, 1e300])
      expect([sumsOfLines([{ count: 1, price: bad }], 25), sumsOfLines([], bad)]).toEqual([null, null]);
  });

  it('[PL-3] should be the same in the row, the totals, the file and the words', () => {
    const line = fc.record({
      count: fc.integer({ min: 1, max: 9_999 }),
      price: fc.integer({ min: 0, max: 100_000_000 }),
    });
    const one = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 4 }),
      rate: fc.constantFrom(...VAT_RATES),
    });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 8 }), (drawn) => {
        const expenses = drawn.map(({ lines, rate }, at) =>
          Expense.parse({
            expense_id: at,
            mva_sats: rate,
            lines: lines.map(({ count, price }) => ({ article: null, count, price: kronerOf(price) })),
          }),
        );
        // The service writes the sums in kroner; they come back as the same øre.
        const told = expenses.map((expense) => {
          const { net, gross } = expenseSums(expense);
          const sums = { sum: kronerOf(gross ?? 0), sum_before_vat: kronerOf(net ?? 0) };
          return Expense.parse(JSON.parse(JSON.stringify({ ...expense, ...sums, lines: null })));
        });
        expect(told.map(expenseSums)).toEqual(expenses.map(expenseSums));
        const { net, gross, without } = totalsOf(told);
        const exact = drawn.map(({ lines, rate }) => {
          const sum = lines.reduce((all, { count, price }) => all + BigInt(count) * BigInt(price), 0n);
          return { net: Number(sum), gross: half(sum * BigInt(100 + rate), 100n) };
        });
        expect([net, gross, without]).toEqual([
          exact.reduce((all, sums) => all + sums.net, 0),
          exact.reduce((all, sums) => all + sums.gross, 0),
          0,
        ]);
        for (const [at, { gross: ore }] of exact.entries()) {
          const written = kroner(kronerOf(ore), ',').replace(/\D/g, '');
          expect(Number(written)).toBe(ore);
          const inFile = csvOf([['sum'], [kronerOf(expenseSums(told[at] ?? expect.unreachable()).gross ?? 0)]]);
          expect(
            oreIn(
              inFile
                .split('\n')
                .find((row) => /\d/.test(row))
                ?.trim(),
            ),
          ).toBe(ore);
        }
      }),
    );
  });
});

const FIELDS = {
  title: 'Gips',
  date: '2026-11-18',
  text: null,
  mva_sats: 25,
  order_line_id: null,
  lines: [{ article_id: '13', count: 24, price: 129.9 }],
};

describe('the fields of an expense', () => {
  it('[W-PLAN-14] should have a title, a day, a rate, and articles with a whole count and a price in øre', () => {
    expect(problemsOfExpense(FIELDS)).toEqual({});
    const line = (part: object) => ({ lines: [{ article_id: '13', count: 1, price: 1, ...part }] });
    for (const [field, wrong] of [
      ['title', { title: ' ' }],
      ['title', { title: 'x'.repeat(201) }],
      ['text', { text: 'x'.repeat(5_001) }],
      ['date', { date: '2026-02-30' }],
      ['mva_sats', { mva_sats: 24 }],
      ['lines', { lines: [] }],
      ['lines', { lines: Array(MOST.lines + 1).fill(FIELDS.lines[0]) }],
      ['lines', line({ count: 0 })],
      ['lines', line({ count: 1.5 })],
      ['lines', line({ count: 10_000 })],
      ['lines', line({ count: Number.NaN })],
      ['lines', line({ price: 0.001 })],
      ['lines', line({ price: -1 })],
      ['lines', line({ price: 1e9 })],
      ['lines', line({ price: Number.NaN })],
    ] as const)
      expect(Object.keys(problemsOfExpense({ ...FIELDS, ...wrong }))).toEqual([field]);
  });
});

describe('the approval of an expense', () => {
  const expense = (part: object = {}) =>
    Expense.parse({
      expense_id: 1,
      ...FIELDS,
      lines: [{ article: { art_id: 13 }, count: 24, price: 129.9 }],
      registered_by_user: { user_id: 504 },
      ...part,
    });

  it('[W-PLAN-06] should take no own, no locked and no changed one, and say which', () => {
    const seen = seenExpense(expense());
    const end = (now: Expense | null, status: 'APPROVED' | 'RETURNED' = 'APPROVED', user = '501') =>
      outcomeOfExpense(now, { status, seen }, user);
    expect(end(expense())).toBe('DONE');
    expect(end(null)).toBe('GONE');
    expect(end(expense(), 'APPROVED', '504')).toBe('OWN');
    expect(end(expense({ status: 'RETURNED' }))).toBe('LOCKED');
    expect(end(expense({ status: 'APPROVED' }))).toBe('DONE');
    expect(end(expense({ status: 'APPROVED' }), 'RETURNED')).toBe('DONE');
    const more = expense({ lines: [{ article: { art_id: 13 }, count: 25, price: 129.9 }] });
    expect([end(more), changesSince(seen, more)]).toEqual(['CHANGED', ['lines', 'sum']]);
    expect(end(expense({ receipts: [{ photo_id: 1 }] }))).toBe('CHANGED');
    expect(outcomeOfExpense(more, { status: 'APPROVED', seen: null }, '501')).toBe('DONE');
  });

  it('should be read from `approved_by` where a service has no status', () => {
    expect(statusOfExpense(expense({ approved_by: 'Kari' }))).toBe('APPROVED');
    expect(statusOfExpense(expense())).toBe('REGISTERED');
    expect(fieldsOfExpense(expense())).toEqual(FIELDS);
  });
});
