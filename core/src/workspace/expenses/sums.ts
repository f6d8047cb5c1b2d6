// [PL-3] The sums of an expense in whole øre. Each is rounded once, from the exact product, so that all places have the same.
import { numberIn } from '../../shared/numbers.ts';
import type { Expense, ExpenseLine } from './model.ts';

/** A number as the wire has it. */
type Amount = number | string | null | undefined;

/** In whole øre. The tax is the difference of the two sums, so the three always agree. */
export interface ExpenseSums {
  readonly net: number;
  readonly gross: number;
}

/** One article of an expense. */
export interface PricedLine {
  readonly count?: Amount;
  /** In kroner, without VAT. */
  readonly price?: Amount;
}

/** So many units of a part of one: 12.75 is 1275 of 100. */
interface Exact {
  readonly units: bigint;
  readonly of: bigint;
}

function exactly(amount: Amount): Exact | null {
  if (numberIn(amount) === null) return null;
  const [whole = '', decimals = ''] = String(amount).trim().replace(',', '.').split('.');
  return /^-?\d+$/.test(whole + decimals)
    ? { units: BigInt(whole + decimals), of: 10n ** BigInt(decimals.length) }
    : null;
}

/** Half an øre goes up, away from zero. */
function rounded({ units, of }: Exact): number {
  const twice = 2n * (units < 0n ? -units : units) + of;
  const whole = Number(twice / (2n * of));
  return units < 0n && whole !== 0 ? -whole : whole;
}

/** An amount of kroner in øre; null for one that cannot be read. */
export function oreIn(kroner: Amount): number | null {
  const exact = exactly(kroner);
  return exact && rounded({ ...exact, units: exact.units * 100n });
}

/** The kroner of øre, as the wire and the formats of numbers have them. */
export const kronerOf = (ore: number): number => ore / 100;

/** The sums of lines of one rate of VAT; null while a count, a price or the rate cannot be read, and without lines. */
export function sumsOfLines(lines: readonly PricedLine[], rate: Amount): ExpenseSums | null {
  const tax = exactly(rate);
  const products = lines.map(({ count, price }) => [exactly(count), exactly(price)] as const);
  if (tax === null || products.length === 0) return null;
  let sum: Exact = { units: 0n, of: 1n };
  for (const [count, price] of products) {
    if (count === null || price === null) return null;
    const of = count.of * price.of;
    sum = { units: sum.units * of + count.units * price.units * sum.of, of: sum.of * of };
  }
  const net = { ...sum, units: sum.units * 100n };
  return { net: rounded(net), gross: rounded({ units: sum.units * (100n * tax.of + tax.units), of: sum.of * tax.of }) };
}

/** The articles of an expense: its lines, or the one article that the specification has. */
export const expenseLines = ({ lines, article, count, price }: Expense): readonly ExpenseLine[] =>
  lines?.flatMap<ExpenseLine>((line) => line ?? []) ?? [{ article, count, price }];

/** [PL-3] The sums of an expense: the service's own, and else those of its lines; null where neither is known. */
export function expenseSums(expense: Expense): Readonly<Record<keyof ExpenseSums, number | null>> {
  const made = sumsOfLines(expenseLines(expense), expense.mva_sats);
  return {
    net: oreIn(expense.sum_before_vat) ?? made?.net ?? null,
    gross: oreIn(expense.sum) ?? made?.gross ?? null,
  };
}
