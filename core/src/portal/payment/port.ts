import type { Reply } from '../../shared/reply.ts';
import type { FirstInvoice, PaymentState } from './state.ts';

/** What the service knows of what somebody is to pay. */
export interface InvoicePort {
  invoice(invoiceId: string): Reply<FirstInvoice>;
  paymentState(invoiceId: string): Reply<PaymentState>;
}
