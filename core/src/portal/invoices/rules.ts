// [P-MEMBER-43] [P-MEMBER-44] The state of a member's invoice, the sum of those that are unpaid, and who may pay.
import { parseDayMonthYear } from '../../shared/calendar.ts';
import { groupBy } from '../../shared/collections.ts';
import { type Day, dayIn, firstOfMonth } from '../../shared/dates.ts';
import { inWholeOre } from '../../shared/money.ts';
import { isOn, trimmedOrNull } from '../../shared/wire-values.ts';
import { amountToPay } from '../payment/invoice/money.ts';
import type { MemberInvoice } from './model.ts';

/** Payment and bank may miss each other so many days around the day of the direct debit. */
const DEBIT_DAYS = 5;

export type InvoiceState =
  | { readonly kind: 'credited'; readonly on: Day | null }
  | { readonly kind: 'paid'; readonly on: Day | null }
  /** A payment has begun; `since` is the instant, if the service tells it. */
  | { readonly kind: 'inPayment'; readonly since: string | null }
  /** The bank draws it, or should have drawn it a few days ago. */
  | { readonly kind: 'drawn'; readonly on: Day; readonly isPast: boolean }
  | { readonly kind: 'overdue'; readonly since: Day }
  | { readonly kind: 'due'; readonly on: Day | null };

/**
 * The way to pay: `ask` first asks whether to pay beside the bank, `follow` leads to the payment that runs, and `none`
 * leads nowhere.
 */
export type PayOffer = 'pay' | 'ask' | 'follow' | 'none';

/** A day as services write it: DD.MM.YYYY or YYYY-MM-DD. */
export const dayOfText = (written: string | null | undefined): Day | null =>
  parseDayMonthYear(written?.trim() ?? '') ?? dayIn(written?.trim());

export function invoiceStateOf(invoice: MemberInvoice, today: Day): InvoiceState {
  const settled = dayOfText(invoice.settled_on);
  if (invoice.kredit === true) return { kind: 'credited', on: settled };
  const amount = amountToPay(invoice);
  if (amount !== null && amount <= 0) return { kind: 'paid', on: settled };
  if (isOn(invoice.in_payment)) return { kind: 'inPayment', since: trimmedOrNull(invoice.in_payment_since) };
  const drawn = dayOfText(invoice.drawn_on);
  // The bank tells of a draw some days after it.
  if (drawn !== null && today - drawn <= DEBIT_DAYS) return { kind: 'drawn', on: drawn, isPast: drawn < today };
  const due = dayOfText(invoice.forfall);
  // [P-MEMBER-43] From the day after.
  return due !== null && due < today ? { kind: 'overdue', since: due } : { kind: 'due', on: due };
}

/** [P-MEMBER-44] No way to pay an invoice that is paid, credited, of nothing, or may be paid already. */
export function payOfferOf(invoice: MemberInvoice, state: InvoiceState, today: Day): PayOffer {
  if (state.kind === 'paid' || state.kind === 'credited' || trimmedOrNull(invoice.id) === null) return 'none';
  if (state.kind === 'inPayment') return 'follow';
  if (amountToPay(invoice) === null) return 'none';
  return state.kind === 'drawn' && state.on - today <= DEBIT_DAYS ? 'ask' : 'pay';
}

/** The unpaid amount by the next event of each invoice, in kroner. */
export interface UnpaidSum {
  readonly total: number;
  readonly parts: readonly SumPart[];
  /** How many invoices have no readable amount, and so are in no part. */
  readonly unknown: number;
}

export interface SumPart {
  readonly kind: 'overdue' | 'drawn' | 'inPayment' | 'due';
  readonly amount: number;
  readonly count: number;
  /** The day of the direct debit, if it is one for all of the part. */
  readonly on: Day | null;
}

const PARTS: readonly SumPart['kind'][] = ['overdue', 'drawn', 'inPayment', 'due'];

/** [P-MEMBER-43] Credit notes count in no part; the parts add up to the sum. */
export function sumOf(invoices: readonly MemberInvoice[], today: Day): UnpaidSum {
  const counted = invoices.map((invoice) => ({ amount: amountToPay(invoice), state: invoiceStateOf(invoice, today) }));
  const parts = PARTS.flatMap((kind): readonly SumPart[] => {
    const own = counted.filter(({ amount, state }) => state.kind === kind && amount !== null);
    if (own.length === 0) return [];
    const days = new Set(own.map(({ state }) => (state.kind === 'drawn' ? state.on : null)));
    const [only = null] = days.size === 1 ? days : [];
    return [{ kind, amount: addUp(own.map(({ amount }) => amount)), count: own.length, on: only }];
  });
  const isOpen = ({ kind }: InvoiceState): boolean => PARTS.some((part) => part === kind);
  return {
    total: addUp(parts.map(({ amount }) => amount)),
    parts,
    unknown: counted.filter(({ amount, state }) => amount === null && isOpen(state)).length,
  };
}

/** In øre, so that nothing is lost between the parts. */
const addUp = (amounts: readonly (number | null)[]): number =>
  inWholeOre(amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 100), 0) / 100);

/** [P-MEMBER-43] The earliest due date first, those without one after them, and credit notes last. */
export function unpaidOrder(invoices: readonly MemberInvoice[]): readonly MemberInvoice[] {
  const place = ({ kredit, forfall }: MemberInvoice): number =>
    kredit === true ? Number.POSITIVE_INFINITY : (dayOfText(forfall) ?? Number.MAX_SAFE_INTEGER);
  // Each date is read once: to read one takes longer than to compare two.
  return invoices
    .map((invoice) => ({ invoice, at: place(invoice) }))
    .toSorted((a, b) => compare(a.at, b.at))
    .map(({ invoice }) => invoice);
}

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** The paid invoices of one month. */
export interface PaidMonth<T> {
  /** Its first day; null for invoices without a readable date. */
  readonly month: Day | null;
  readonly invoices: readonly T[];
  /** False where invoices of the month may be on a page that has not been asked for. */
  readonly isWhole: boolean;
}

/** [P-MEMBER-43] By the day of the payment, or by its own date where that is not told; the newest month first. */
export function paidByMonth(invoices: readonly MemberInvoice[], isAll: boolean): readonly PaidMonth<MemberInvoice>[] {
  const months = groupBy(invoices, (invoice) => {
    const day = dayOfText(invoice.settled_on) ?? dayOfText(invoice.dato);
    return day === null ? null : firstOfMonth(day);
  });
  const known = [...months].toSorted(([a], [b]) =>
    compare(b ?? Number.NEGATIVE_INFINITY, a ?? Number.NEGATIVE_INFINITY),
  );
  const oldest = known.findLast(([month]) => month !== null)?.[0] ?? null;
  return known.map(([month, own]) => ({
    month,
    invoices: own,
    isWhole: isAll || (month !== null && month !== oldest),
  }));
}

/** [P-MEMBER-43] '9001 0204 4188': four by four from the front, as it is typed; null without digits. */
export function kidGroups(kid: number | string | null | undefined): string | null {
  const digits = String(kid ?? '').replace(/\s/g, '');
  return digits === '' ? null : (digits.match(/.{1,4}/gsu) ?? []).join(' ');
}
