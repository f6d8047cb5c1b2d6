// All invoices of a member: those of the demo, and those that sign-ups have made.
import { dayMonthYear, inWholeOre, osloDay, parseDayMonthYear } from '@felles/core';
import { type DemoCenter, type DemoInvoice, type DemoPerson, demoInvoices } from '@felles/fixtures';
import type { World } from '../world.ts';
import { unguessableId } from './chance.ts';
import { creditInvoice, payInvoice, STATUS, withCheckDigit } from './invoices.ts';
import { keepLatest, WORLD_LIMITS } from './limits.ts';
import { paymentStateOf } from './payment-state.ts';
import { paymentsOf } from './payments.ts';
import type { InvoiceRecord } from './records/invoices.ts';

/** The member's invoices at a center as they are now; the bank draws those whose day is over. */
export function invoicesOf(world: World, center: DemoCenter, person: DemoPerson): readonly InvoiceRecord[] {
  billDemoMember(world, center, person);
  const own = () =>
    world.state.invoices.filter(({ kunde, center: code }) => kunde === person.id && code === center.code);
  const today = osloDay(world.now());
  for (const { id, rest, drawn_on } of own()) {
    const day = parseDayMonthYear(drawn_on ?? '');
    if (rest > 0 && day !== null && day < today) payInvoice(world, id, drawn_on);
  }
  return own();
}

/** [P-MEMBER-38] The bank draws nothing more of an agreement, by its number, that the member has withdrawn from. */
export function creditDrawn(world: World, center: DemoCenter, person: DemoPerson, agreement: string): void {
  for (const { id, rest, avtalegiro_avtale: of } of invoicesOf(world, center, person))
    if (rest > 0 && of === agreement) creditInvoice(world, id);
}

/** When the payment of an invoice began that has not come to its end; null where none runs. */
export function paymentBegunAt(world: World, invoice: InvoiceRecord): number | null {
  const isOpen = paymentStateOf(world, invoice).status === 'SessionCreated';
  return isOpen ? (paymentsOf(world, invoice.id).at(-1)?.at ?? null) : null;
}

/** Once for each member. */
function billDemoMember(world: World, center: DemoCenter, person: DemoPerson): void {
  const name = `${center.code} ${person.id}`;
  if (world.state.billed.includes(name)) return;
  const invoices = demoInvoices(person, center.code, osloDay(world.now()));
  const first = center.center.id * 100_000 + (person.id % 100) * 100;
  world.change((state) => {
    state.billed.push(name);
    state.invoices.push(...invoices.map((each, at) => record(state.seed, center, person, each, first + at)));
    keepLatest(state.invoices, WORLD_LIMITS.invoices);
  });
}

function record(
  seed: number,
  center: DemoCenter,
  person: DemoPerson,
  { text, kind, made, due, drawnOn, settledOn, agreement, lines }: DemoInvoice,
  number: number,
): InvoiceRecord {
  const linjer = lines.map(({ title, price, vat, discount, period }, at) => {
    const sum = inWholeOre(price / (1 + vat / 100));
    return {
      antall: 1,
      artnr: String(1_000 + at),
      tekst: title,
      tittel: title,
      ...(period !== null && { dato: period }),
      pris: inWholeOre(sum / (1 - discount / 100)),
      mva: inWholeOre(price - sum),
      mva_sats: vat,
      rabatt_pst: discount,
      sortering: at + 1,
      sum,
      sum_inc_mva: price,
    };
  });
  const verdi = inWholeOre(linjer.reduce((total, line) => total + line.sum_inc_mva, 0));
  const isCredit = kind === 'Kreditnota';
  const department = center.departments[0];
  return {
    id: unguessableId(seed, 'demo invoice', number),
    center: center.code,
    contractId: 0,
    kunde: person.id,
    owner: center.center.id,
    fakturanr: number,
    fakturatype: kind,
    dato: dayMonthYear(made),
    forfall: dayMonthYear(due),
    frist: due - made,
    verdi,
    mvaverdi: inWholeOre(linjer.reduce((total, line) => total + line.mva, 0)),
    rest: settledOn === null || isCredit ? verdi : 0,
    ...(isCredit ? STATUS.credited : settledOn === null ? STATUS.open : STATUS.paid),
    kid: withCheckDigit(String(number)),
    kredit: isCredit,
    tekst: text,
    avdeling: department?.id ?? 0,
    avdelingtekst: department?.navn ?? '',
    var_ref: department?.navn ?? '',
    linjer,
    ...(drawnOn !== null && { drawn_on: dayMonthYear(drawnOn), avtalegiro_avtale: agreement ?? '' }),
    ...(settledOn !== null && { settled_on: dayMonthYear(settledOn) }),
  };
}
