// The purchase of a payer, with its invoice, product and center.
import { abortedFallback } from '@felles/core/internal/portal/payment/start/return-address';
import type { DemoCenter } from '@felles/fixtures';
import { refusal } from '../../refusals.ts';
import { invoiceById } from '../../world/invoices.ts';
import { paymentById } from '../../world/payments.ts';
import type { Payment } from '../../world/records/payments.ts';
import type { World } from '../../world.ts';

export interface Purchase {
  readonly payment: Payment;
  readonly center: DemoCenter;
  readonly what: string;
}

/** The purchase of a session; refuses an unknown session. */
export function purchaseAt(world: World, id: string): Purchase {
  const payment = paymentById(world, id);
  const center = payment && world.demo.center(payment.center);
  if (!payment || !center) throw refusal(404);
  return { payment, center, what: invoiceById(world, payment.invoiceId)?.tekst ?? '' };
}

/** [P-PAYMENT-69] A payer who gave up is sent back with that in the address; only the service knows any other outcome. */
export const wayBackFrom = ({ state, returnTo }: Payment): string =>
  state === 'aborted' ? abortedFallback(returnTo) : returnTo;
