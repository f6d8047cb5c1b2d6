/** An invoice, its payment and the agreement; the id of the invoice is enough, as a new member has no session. */

import { FirstInvoice, PaymentOrder, PaymentStart, PaymentState } from '@felles/core/portal/payment';
import { file } from '../call.ts';
import { visitor } from '../rows.ts';

/** [P-PAYMENT-01] A new member has no session yet: the id of the invoice is what opens it. */
export const invoice = visitor.get(
  '/v1/boostsignup/invoice/{invoiceId}',
  'An invoice, and when the first one of its agreement is due',
  { aliases: ['/invoice/{invoiceId}'], reply: FirstInvoice },
);

/** [P-PAYMENT-08] Asked again and again while a payment is open. */
export const paymentState = visitor.get(
  '/v2/boostsignup/payment/{invoiceId}',
  'What has become of the payment of an invoice',
  { aliases: ['/payment/{invoiceId}'], reply: PaymentState },
);

/** [P-PAYMENT-18] [P-PAYMENT-20] The same key with the same order gives the same session. */
export const startPayment = visitor.post(
  '/v2/boostsignup/initiatepayment',
  'Begins a session with the payment provider, in which an invoice is paid',
  {
    aliases: ['/v1/boostsignup/initiatepayment', '/initiatepayment'],
    body: PaymentOrder,
    reply: PaymentStart,
    takesKey: true,
    added: { amount: 'amount', replaces: 'replaces' },
  },
);

/** [P-PAYMENT-61] It is that of the center, the same for every member, so it names no invoice. */
export const agreement = visitor.get(
  '/v1/boostsignup/agreement',
  'The agreement between center and member, as a document',
  { aliases: ['/agreement'], reply: file('application/pdf') },
);
