import type { FileContent } from '../../shared/file.ts';
import type { Reply } from '../../shared/reply.ts';
import type { FirstInvoice, PaymentOrder, PaymentStart, PaymentState } from './model.ts';

/** An invoice and its payment; both requests may be repeated at will. */
export interface InvoicePort {
  invoice(invoiceId: string): Reply<FirstInvoice>;
  paymentState(invoiceId: string): Reply<PaymentState>;
}

/** The start of a payment, and the document of the agreement. */
export interface PaymentPort {
  /** Starts a session with the payment provider. The same key with the same order gives the same session. */
  start(order: PaymentOrder, key: string): Reply<PaymentStart>;
  /** The agreement between center and member as a document. */
  agreement(): Reply<FileContent>;
}
