import type { InvoicePort, PaymentPort } from '@felles/core/portal/payment';
import type { Http } from '../http.ts';
import { payment } from '../wire/portal/payment.ts';

/** Core's `InvoicePort`: an invoice and what became of its payment. The invoice's id opens it, without a session. */
export function createInvoiceHttp(http: Http): InvoicePort {
  return {
    invoice: (invoiceId) => http.ask(payment.invoice, { params: { invoiceId } }),
    paymentState: (invoiceId) => http.ask(payment.paymentState, { params: { invoiceId } }),
  };
}

/** Core's `PaymentPort`: begins a payment, which takes a key, and fetches the agreement as a PDF. No session needed. */
export function createPaymentHttp(http: Http): PaymentPort {
  return {
    start: (body, key) => http.ask(payment.startPayment, { body, key }),
    agreement: () => http.ask(payment.agreement, {}),
  };
}
