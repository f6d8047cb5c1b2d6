// All invoices of a member: those of the demo, and those that sign-ups have made.
import { type Day, inWholeOre, osloDay } from '@felles/core';
import { dayMonthYear, parseDayMonthYear } from '@felles/core/internal/shared/calendar';
import { type DemoCenter, type DemoInvoice, type DemoPerson, demoInvoices } from '@felles/fixtures';
import type { World } from '../world.ts';
import { unguessableId } from './chance.ts';
import { addInvoice, changeInvoice, creditInvoice, payInvoice, STATUS, withCheckDigit } from './invoices.ts';
import { keepLatest, WORLD_LIMITS } from './limits.ts';
import { paymentStateOf } from './payment-state.ts';
import { paymentsOf } from './payments.ts';
import type { InvoiceRecord } from './records/invoices.ts';

type Whose = readonly [center: DemoCenter, person: DemoPerson];

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

interface UsedDays {
  readonly contractId: number;
  readonly title: string;
  readonly from: number;
  readonly days: number;
  readonly sum: number;
}

/** [P-MEMBER-38] All that is open of an agreement is credited; the used days are to pay where nothing has been paid. */
export function billWithdrawal(world: World, whose: Whose, used: UsedDays, by: string): void {
  const [center, person] = whose;
  const { contractId } = used;
  const own = invoicesOf(world, center, person).filter((invoice) => invoice.contractId === contractId);
  for (const invoice of own) if (isOpen(world, invoice)) creditInvoice(world, invoice.id);
  // A payment that has begun may still come to its end.
  const isPaid = own.some((invoice) => isPaidSince(invoice, used.from) || paymentBegunAt(world, invoice) !== null);
  if (used.sum === 0 || isPaid) return;
  const product = {
    id: 0,
    title: `${used.title}, ${used.days} ${used.days === 1 ? 'dag' : 'dager'}`,
    price: used.sum,
    priceWithoutVat: used.sum,
  };
  const departmentId = center.departments[0]?.id ?? 0;
  addInvoice(world, center, { contractId, memberId: person.id, departmentId, product, kind: 'Medlemskap' }, by);
}

/** [P-MEMBER-40] A paused month costs the fee alone, and the ordinary price where the pause is taken back. */
export function billPauses(world: World, whose: Whose, contractId: number, feeOn: (day: Day) => number | null): void {
  const [center, person] = whose;
  const today = osloDay(world.now());
  const ordinary = demoInvoices(person, center.code, today);
  for (const invoice of invoicesOf(world, center, person)) {
    const due = parseDayMonthYear(invoice.forfall);
    const demo = ordinary.find((one) => one.due === due && one.agreement?.id === contractId);
    if (due === null || due < today || invoice.contractId !== contractId || !demo) continue;
    const isPaused = invoice.fakturatype === FREEZE.kind;
    // The fee of nothing is credited, and is the price again without the pause.
    if (!isOpen(world, invoice) && !(isPaused && invoice.verdi === 0)) continue;
    const fee = feeOn(due);
    const bill = fee === null ? demo : { ...demo, ...FREEZE, lines: [{ ...FREEZE_LINE, price: fee }] };
    const { id: _, ...changed } = record(world.state.seed, center, person, bill, invoice.fakturanr);
    changeInvoice(world, invoice.id, changed);
    if (fee === 0) creditInvoice(world, invoice.id);
  }
}

const isOpen = (world: World, invoice: InvoiceRecord): boolean =>
  invoice.rest > 0 && paymentBegunAt(world, invoice) === null;

const isPaidSince = ({ verdi, rest, kredit, settled_on: on }: InvoiceRecord, day: number): boolean =>
  verdi > 0 && rest === 0 && !kredit && Number(parseDayMonthYear(on ?? '')) >= day;

const FREEZE = { text: 'Pausegebyr', kind: 'Gebyr' } as const;
const FREEZE_LINE = { title: FREEZE.text, vat: 0, discount: 0, period: null };

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
    contractId: agreement?.id ?? 0,
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
    ...(drawnOn !== null && { drawn_on: dayMonthYear(drawnOn), avtalegiro_avtale: agreement?.number ?? '' }),
    ...(settledOn !== null && { settled_on: dayMonthYear(settledOn) }),
  };
}
