// What the service hears of payments: the provider tells it, or it asks by itself when nothing was told.
import type { World } from '../world.ts';
import { activate, contractById, contractsOf } from './contracts.ts';
import { invoiceById, payInvoice } from './invoices.ts';
import { enter, nextNumber } from './ledger.ts';
import { sendReceipt } from './letters.ts';
import { personById } from './members.ts';
import { changePayment, endPayment, paymentById, paymentsOf, SESSION_LIFE } from './payments.ts';
import type { Payment } from './records/payments.ts';

/** So long after the end of a session of which it has heard nothing, the service asks the provider (milliseconds). */
const ASKS_AFTER = 100_000;

interface Hearing {
  readonly at: number;
  readonly paymentId: string;
  readonly kind: 'payment callback' | 'payment enquiry';
}

/**
 * Brings the service up to date on payments. Nothing in the world happens by itself, so this is done at each request: all
 * that was due by now happens then, in its order and at its own time.
 */
export function hearOfPayments(world: World): void {
  const now = world.now();
  for (const { id, at, state } of world.state.payments)
    if (state === 'open' && at + SESSION_LIFE <= now)
      endPayment(world, id, { state: 'expired', callbacks: [0], at: at + SESSION_LIFE });
  const due = world.state.payments.flatMap(hearings).filter(({ at }) => at <= now);
  for (const hearing of due.toSorted((a, b) => a.at - b.at)) hear(world, hearing);
}

/** The service asks about one payment now, without waiting for the provider's callback. */
export function enquire(world: World, paymentId: string): void {
  if (paymentById(world, paymentId)?.heardAt === null)
    hear(world, { at: world.now(), paymentId, kind: 'payment enquiry' });
}

/** The same about everything that a member has begun to pay: a payment that is made decides for the agreement. */
export function enquireOf(world: World, memberId: number): void {
  for (const { invoiceId } of contractsOf(world, memberId))
    for (const { id, endedAt } of paymentsOf(world, invoiceId)) if (endedAt !== null) enquire(world, id);
}

function hearings({ id: paymentId, endedAt, callbacks, heardAt }: Payment): readonly Hearing[] {
  if (endedAt === null) return [];
  const told = callbacks.map((at): Hearing => ({ at, paymentId, kind: 'payment callback' }));
  return heardAt === null ? [...told, { at: endedAt + ASKS_AFTER, paymentId, kind: 'payment enquiry' }] : told;
}

/** However often the same is told, what follows from it happens once. */
function hear(world: World, { at, paymentId, kind }: Hearing): void {
  const payment = paymentById(world, paymentId);
  if (payment === null || (kind === 'payment enquiry' && payment.heardAt !== null)) return;
  enter(world, kind, nextNumber(world), kind === 'payment callback' ? 'the payment provider' : 'the service', { at });
  changePayment(world, paymentId, {
    heardAt: payment.heardAt ?? at,
    callbacks: payment.callbacks.filter((callback) => callback > at),
  });
  if (payment.state === 'paid' && payment.heardAt === null) settle(world, payment, at);
}

function settle(world: World, { invoiceId, returnTo }: Payment, at: number): void {
  const invoice = invoiceById(world, invoiceId);
  if (invoice === null) return;
  payInvoice(world, invoiceId);
  activate(world, invoice.contractId, at);
  const center = world.demo.center(invoice.center);
  const contract = contractById(world, invoice.contractId);
  const person = personById(world, invoice.kunde);
  if (center && contract && person)
    sendReceipt(world, { center, contract, person }, new URL(returnTo).origin, 'the service');
}
