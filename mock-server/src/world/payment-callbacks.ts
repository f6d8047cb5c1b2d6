// The service's knowledge of payments: by the provider's callbacks, or by a poll if no callback came.
import type { World } from '../world.ts';
import { activate, contractById, contractsOf } from './contracts.ts';
import { invoiceById, payInvoice } from './invoices.ts';
import { enter, nextNumber } from './ledger.ts';
import { sendReceipt } from './letters.ts';
import { personById } from './members.ts';
import { changePayment, endPayment, paymentById, paymentsOf, SESSION_LIFE } from './payments.ts';
import type { Payment } from './records/payments.ts';

/** So long after the end of a session of which it has heard nothing, the service asks the provider (milliseconds). */
const POLL_DELAY = 100_000;

interface PaymentReport {
  readonly at: number;
  readonly paymentId: string;
  readonly kind: 'payment callback' | 'payment enquiry';
}

/**
 * Brings the service up to date on payments. Nothing in the world happens by itself, so this is done at each request: all
 * that was due by now happens then, in its order and at its own time.
 */
export function settleDuePayments(world: World): void {
  const now = world.now();
  for (const { id, at, state } of world.state.payments)
    if (state === 'open' && at + SESSION_LIFE <= now)
      endPayment(world, id, { state: 'expired', callbacks: [0], at: at + SESSION_LIFE });
  const due = world.state.payments.flatMap(reportsOf).filter(({ at }) => at <= now);
  for (const hearing of due.toSorted((a, b) => a.at - b.at)) takeReport(world, hearing);
}

/** The service asks about one payment now, without waiting for the provider's callback. */
export function pollProvider(world: World, paymentId: string): void {
  if (paymentById(world, paymentId)?.heardAt === null)
    takeReport(world, { at: world.now(), paymentId, kind: 'payment enquiry' });
}

/** Polls for each payment that a member has begun: a payment that is made decides for the agreement. */
export function pollProviderFor(world: World, memberId: number): void {
  for (const { invoiceId } of contractsOf(world, memberId))
    for (const { id, endedAt } of paymentsOf(world, invoiceId)) if (endedAt !== null) pollProvider(world, id);
}

function reportsOf({ id: paymentId, endedAt, callbacks, heardAt }: Payment): readonly PaymentReport[] {
  if (endedAt === null) return [];
  const told = callbacks.map((at): PaymentReport => ({ at, paymentId, kind: 'payment callback' }));
  return heardAt === null ? [...told, { at: endedAt + POLL_DELAY, paymentId, kind: 'payment enquiry' }] : told;
}

/** However often the same is told, what follows from it happens once. */
function takeReport(world: World, { at, paymentId, kind }: PaymentReport): void {
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
