// How visits to the payment provider end: by hand, or as the world has been told.
import type { DemoCenter } from '@felles/fixtures';
import * as z from 'zod/mini';
import type { World } from '../world.ts';
import { seededChance } from './chance.ts';
import { endPayment } from './payments.ts';
import { type Payment, type PaymentEnd, PaymentMethod } from './records/payments.ts';
import { type CHECKOUTS, LONGEST_DELAY, PaymentOutcome } from './records/provider.ts';

/** Where the provider has the script of its checkout. */
export const CHECKOUT_SCRIPT = '/checkout/checkout.js';

/** How a payment is begun at a center. */
export const checkoutOf = ({ state: { provider } }: World, center: DemoCenter): (typeof CHECKOUTS)[number] =>
  provider.checkout === 'as the center has it' ? center.checkout : provider.checkout;

/** The delay of a late callback (milliseconds). */
const LATE = { from: 1_000, to: 90_000 } as const;

const END_AFTER: Readonly<Record<PaymentOutcome, PaymentEnd>> = {
  pay: 'paid',
  late: 'paid',
  lost: 'paid',
  twice: 'paid',
  stay: 'paid',
  decline: 'declined',
  abort: 'aborted',
  expire: 'expired',
};

/** The outcome of a visit, chosen by hand or by a program. */
export const PaymentDecision = z.object({
  outcome: PaymentOutcome,
  method: z.optional(PaymentMethod),
  /** Milliseconds until the service is told of any outcome; as the outcome has it, when left out. */
  callbackAfter: z.optional(z.int().check(z.gte(0), z.lte(LONGEST_DELAY))),
});
type PaymentDecision = z.infer<typeof PaymentDecision>;

/** Ends a visit. The first decision stands. */
export function decidePayment(world: World, payment: Payment, decision: PaymentDecision): void {
  const { outcome, method } = decision;
  endPayment(world, payment.id, {
    state: END_AFTER[outcome],
    method,
    callbacks: callbacksOf(world, payment, decision),
  });
}

function callbacksOf(world: World, payment: Payment, { outcome, callbackAfter }: PaymentDecision): readonly number[] {
  if (outcome === 'lost') return [];
  const first = callbackAfter ?? (outcome === 'late' ? lateness(world, payment) : 0);
  return outcome === 'twice' ? [first, first + LATE.from] : [first];
}

function lateness({ state: { seed, provider } }: World, { id }: Payment): number {
  const chance = seededChance(seed, `callback ${id}`, 0);
  return provider.callbackAfter ?? Math.round(LATE.from + chance * (LATE.to - LATE.from));
}
