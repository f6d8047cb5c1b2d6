// The invoices of members, in the service's own words.
import { addDays, inWholeOre, osloDay } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import type { DemoCenter } from '@felles/fixtures';
import type { World } from '../world.ts';
import { unguessableId } from './chance.ts';
import { enter, nextNumber } from './ledger.ts';
import { keepLatest, WORLD_LIMITS } from './limits.ts';
import type { Product } from './products.ts';
import type { InvoiceRecord } from './records/invoices.ts';

/** Days from the day of an invoice to the last on which it may be paid. */
const TIME_TO_PAY = 14;

/** The service's names for the states of an invoice. */
export const STATUS = {
  open: { status: 1, statustekst: 'Åpen' },
  paid: { status: 2, statustekst: 'Betalt' },
  credited: { status: 3, statustekst: 'Kreditert' },
} as const;

export const invoiceById = (world: World, id: number): InvoiceRecord | null =>
  world.state.invoices.find((invoice) => invoice.id === id) ?? null;

export interface InvoiceOrder {
  readonly contractId: number;
  readonly memberId: number;
  readonly departmentId: number;
  readonly product: Pick<Product, 'id' | 'title' | 'price' | 'priceWithoutVat'>;
  readonly kind?: string;
}

export function addInvoice(world: World, center: DemoCenter, billed: InvoiceOrder, by: string): InvoiceRecord {
  const number = nextNumber(world);
  const invoice = invoiceFor(world, center, billed, number);
  world.change((state) => {
    state.invoices.push(invoice);
    keepLatest(state.invoices, WORLD_LIMITS.invoices);
  });
  enter(world, 'invoice', number, by);
  return invoice;
}

/** The unpaid amount of an invoice. */
export const restOf = ({ rest }: Pick<InvoiceRecord, 'rest'>): number => inWholeOre(rest);

/** Takes an invoice back: nothing is left to pay of it. */
export const creditInvoice = (world: World, id: number): void =>
  changeInvoice(world, id, { ...STATUS.credited, rest: 0, kredit: true, settled_on: todayIn(world) });

export const payInvoice = (world: World, id: number, on = todayIn(world)): void =>
  changeInvoice(world, id, { ...STATUS.paid, rest: 0, settled_on: on });

const todayIn = (world: World): string => dayMonthYear(osloDay(world.now()));

export function changeInvoice(world: World, id: number, changes: Partial<InvoiceRecord>): void {
  world.change((state) => {
    state.invoices = state.invoices.map((invoice) => (invoice.id === id ? { ...invoice, ...changes } : invoice));
  });
}

function invoiceFor(world: World, { code, center, departments }: DemoCenter, billed: InvoiceOrder, number: number) {
  const { contractId, memberId, departmentId, product, kind = 'Oppstartsfaktura' } = billed;
  const today = osloDay(world.now());
  const fakturanr = center.id * 100_000 + number;
  const vat = inWholeOre(product.price - product.priceWithoutVat);
  return {
    id: unguessableId(world.state.seed, 'invoice', number),
    center: code,
    contractId,
    kunde: memberId,
    owner: center.id,
    fakturanr,
    fakturatype: kind,
    dato: dayMonthYear(today),
    forfall: dayMonthYear(addDays(today, TIME_TO_PAY)),
    frist: TIME_TO_PAY,
    verdi: product.price,
    mvaverdi: vat,
    rest: product.price,
    ...STATUS.open,
    kid: withCheckDigit(String(fakturanr)),
    kredit: false,
    tekst: product.title,
    avdeling: departmentId,
    avdelingtekst: departments.find(({ id }) => id === departmentId)?.navn ?? '',
    linjer: [
      {
        antall: 1,
        artnr: String(product.id),
        tekst: product.title,
        tittel: product.title,
        pris: product.priceWithoutVat,
        mva: vat,
        mva_sats: product.priceWithoutVat === 0 ? 0 : Math.round((vat / product.priceWithoutVat) * 100),
        rabatt_pst: 0,
        sortering: 1,
        sum: product.priceWithoutVat,
        sum_inc_mva: product.price,
      },
    ],
  };
}

/** A customer's reference ends with a digit that shows a mistyped one (modulus 10). */
export function withCheckDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
