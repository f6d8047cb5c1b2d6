/** An invoice, its payment and the agreement; the id of the invoice is enough, as a new member has no session. */

import { FirstInvoice, PaymentOrder, PaymentStart, PaymentState } from '@felles/core/portal';
import * as z from 'zod/mini';
import { call, file, json } from '../call.ts';

/** [P-PAYMENT-01] A new member has no session yet: the id of the invoice is what opens it. */
export const invoice = call({
  method: 'GET',
  path: '/v1/boostsignup/invoice/{invoiceId}',
  aliases: ['/invoice/{invoiceId}'],
  access: 'center',
  summary: 'An invoice, and when the first one of its agreement is due',
  params: z.object({ invoiceId: z.string() }),
  reply: json(FirstInvoice),
});

/** [P-PAYMENT-08] Asked again and again while a payment is open. */
export const paymentState = call({
  method: 'GET',
  path: '/v2/boostsignup/payment/{invoiceId}',
  aliases: ['/payment/{invoiceId}'],
  access: 'center',
  summary: 'What has become of the payment of an invoice',
  params: z.object({ invoiceId: z.string() }),
  reply: json(PaymentState),
});

/** [P-PAYMENT-18] [P-PAYMENT-20] The same key with the same order gives the same session. */
export const startPayment = call({
  method: 'POST',
  path: '/v2/boostsignup/initiatepayment',
  aliases: ['/v1/boostsignup/initiatepayment', '/initiatepayment'],
  access: 'center',
  summary: 'Begins a session with the payment provider, in which an invoice is paid',
  body: { format: 'json', schema: PaymentOrder },
  reply: json(PaymentStart),
  takesKey: true,
  added: { amount: 'amount', replaces: 'replaces' },
});

/** [P-PAYMENT-61] It is that of the center, the same for every member, so it names no invoice. */
export const agreement = call({
  method: 'GET',
  path: '/v1/boostsignup/agreement',
  aliases: ['/agreement'],
  access: 'center',
  summary: 'The agreement between center and member, as a document',
  reply: file('application/pdf'),
});
