// Sessions at the payment provider, and the charges that came of them.
import type { World } from '../world.ts';
import { seededHex } from './chance.ts';
import { enter, nextNumber } from './ledger.ts';
import { keepLatest, WORLD_LIMITS } from './limits.ts';
import type { Charge, Payment, PaymentEnd, PaymentMethod } from './records/payments.ts';

/** How long a payer may take to pay (milliseconds by the clock of the world). */
export const SESSION_LIFE = 60 * 60_000;

export const paymentById = (world: World, id: string): Payment | null =>
  world.state.payments.find((payment) => payment.id === id) ?? null;

/** The sessions of an invoice, the oldest first. */
export const paymentsOf = (world: World, invoiceId: number): readonly Payment[] =>
  world.state.payments.filter((payment) => payment.invoiceId === invoiceId);

export const chargeOf = (world: World, invoiceId: number): Charge | null =>
  world.state.charges.find((charge) => charge.invoiceId === invoiceId) ?? null;

export function openPayment(
  world: World,
  wanted: Pick<Payment, 'center' | 'invoiceId' | 'amount' | 'returnTo'>,
  by: string,
): Payment {
  const number = nextNumber(world);
  const id = seededHex(world.state.seed, 'payment', number).slice(0, 32);
  const fresh = { state: 'open', endedAt: null, callbacks: [], heardAt: null } as const;
  const payment: Payment = { id, at: world.now(), ...wanted, ...fresh, callbacks: [] };
  world.change((state) => {
    state.payments.push(payment);
    keepLatest(state.payments, WORLD_LIMITS.payments);
  });
  enter(world, 'payment', number, by);
  return payment;
}

/** The name of the provider in the ledger, for its own actions. */
const PROVIDER = 'the payment provider';

/** How a session comes to its end. */
export interface Ending {
  readonly state: PaymentEnd;
  readonly method?: PaymentMethod | undefined;
  /** Milliseconds from the end until the service is told, each time. */
  readonly callbacks: readonly number[];
  /** Now, unless it was before. */
  readonly at?: number;
}

/** Ends a session that is still open. An invoice is paid once: where another session has taken the money, this one fails. */
export function endPayment(
  world: World,
  id: string,
  { state: wanted, method, callbacks, at = world.now() }: Ending,
): void {
  const payment = paymentById(world, id);
  if (payment?.state !== 'open') return;
  const isPaidAlready = chargeOf(world, payment.invoiceId) !== null;
  const state = wanted === 'paid' && isPaidAlready ? 'declined' : wanted;
  changePayment(world, id, { state, endedAt: at, callbacks: callbacks.map((after) => at + after) });
  if (state === 'paid') charge(world, payment, at, method ?? null);
  else enter(world, `${state} payment`, nextNumber(world), PROVIDER, { at });
}

/** The invoice is void: sessions that were begun for it can no longer end by paying. */
export function cancelPayments(world: World, invoiceId: number): void {
  for (const { id } of paymentsOf(world, invoiceId)) endPayment(world, id, { state: 'aborted', callbacks: [0] });
}

function charge(world: World, { id, invoiceId, amount }: Payment, at: number, method: PaymentMethod | null): void {
  world.change((state) => {
    state.charges.push({ at, invoiceId, paymentId: id, amount, method });
    keepLatest(state.charges, WORLD_LIMITS.payments);
  });
  enter(world, 'charge', nextNumber(world), PROVIDER, { at });
}

export function changePayment(world: World, id: string, changes: Partial<Payment>): void {
  world.change((state) => {
    state.payments = state.payments.map((payment) => (payment.id === id ? { ...payment, ...changes } : payment));
  });
}
