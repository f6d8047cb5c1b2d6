import { FirstInvoice, PaymentOrder, PaymentStart, PaymentState } from '@felles/core/internal/portal/payment/model';
import { file } from '../call.ts';
import { visitor } from '../rows.ts';

/** An invoice, its payment and the agreement; the id of the invoice is enough, as a new member has no session. */
export const payment = {
  /** [P-PAYMENT-01] A new member has no session yet: the id of the invoice is what opens it. */
  invoice: visitor.get('/v1/boostsignup/invoice/{invoiceId}', 'An invoice and its due date', { reply: FirstInvoice }),
  /** [P-PAYMENT-08] Asked again and again while a payment is open. */
  paymentState: visitor.get('/v2/boostsignup/payment/{invoiceId}', 'The state of a payment', { reply: PaymentState }),
  /** [P-PAYMENT-18] [P-PAYMENT-20] A repeated key with the same order gives the same session. */
  startPayment: visitor.create('/v2/boostsignup/initiatepayment', 'Starts a payment with the provider', {
    aliases: ['/v1/boostsignup/initiatepayment', '/initiatepayment'],
    body: PaymentOrder,
    reply: PaymentStart,
    added: { amount: 'amount', replaces: 'replaces' },
  }),
  /** [P-PAYMENT-61] It is that of the center, the same for every member, so it names no invoice. */
  agreement: visitor.get('/v1/boostsignup/agreement', 'The agreement, as a document', {
    reply: file('application/pdf'),
  }),
};
