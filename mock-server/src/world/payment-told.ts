// What the service says of the payment of an invoice: what it has heard, which may be less than what is so.
import type { PaymentState } from '@felles/core/portal';
import type { World } from '../world.ts';
import type { InvoiceRecord } from './invoices.ts';
import { type Payment, paymentsOf } from './payments.ts';

/** What the provider calls the ends of a session. */
const ENDED: Readonly<Record<Payment['state'], string>> = {
  open: 'SessionCreated',
  paid: 'PaymentSuccessful',
  declined: 'PaymentTerminated',
  aborted: 'SessionTerminated',
  expired: 'SessionExpired',
};

const isPaid = ({ rest, kredit }: InvoiceRecord): boolean => rest <= 0 && !kredit;

/** [P-PAYMENT-10] An invoice that nobody has begun to pay has no payment: VOID. */
export function paymentTold(world: World, invoice: InvoiceRecord): PaymentState {
  if (isPaid(invoice)) return { status: ENDED.paid, is_paid: true, is_ended: true };
  if (invoice.kredit) return { status: ENDED.aborted, is_paid: false, is_ended: true };
  const latest = paymentsOf(world, invoice.id).at(-1);
  if (latest === undefined) return { status: 'VOID', is_paid: false, is_ended: false };
  const isHeard = latest.heardAt !== null;
  return { status: isHeard ? ENDED[latest.state] : ENDED.open, is_paid: false, is_ended: isHeard };
}
