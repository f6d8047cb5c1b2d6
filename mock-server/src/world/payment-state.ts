// The payment state of an invoice as the service knows it, which may be behind the provider's.
import { isoInstant } from '@felles/core';
import type { PaymentState } from '@felles/core/internal/portal/payment/model';
import type { World } from '../world.ts';
import { restOf } from './invoices.ts';
import { paymentsOf, SESSION_LIFE } from './payments.ts';
import type { InvoiceRecord } from './records/invoices.ts';
import type { Payment } from './records/payments.ts';

/** The provider's names for the ends of a session. */
const ENDED: Readonly<Record<Payment['state'], string>> = {
  open: 'SessionCreated',
  paid: 'PaymentSuccessful',
  declined: 'PaymentTerminated',
  aborted: 'SessionTerminated',
  expired: 'SessionExpired',
};

const isPaid = (invoice: InvoiceRecord): boolean => restOf(invoice) <= 0 && !invoice.kredit;

/**
 * [P-PAYMENT-10] An invoice without any session has no payment: VOID. It is over once the service has heard of every
 * session, as any session it has not heard of may have taken the money.
 */
export function paymentStateOf(world: World, invoice: InvoiceRecord): PaymentState {
  if (isPaid(invoice)) return { status: ENDED.paid, is_paid: true, is_ended: true };
  if (invoice.kredit) return { status: ENDED.aborted, is_paid: false, is_ended: true };
  const sessions = paymentsOf(world, invoice.id);
  const latest = sessions.at(-1);
  if (latest === undefined) return { status: 'VOID', is_paid: false, is_ended: false };
  const unheard = sessions.filter(({ heardAt }) => heardAt === null);
  if (unheard.length === 0) return { status: ENDED[latest.state], is_paid: false, is_ended: true };
  const openUntil = Math.max(...unheard.map(({ at }) => at)) + SESSION_LIFE;
  return { status: ENDED.open, is_paid: false, is_ended: false, open_until: isoInstant(openUntil) };
}
