import type { InvoicePort, PaymentPort } from '@felles/core/portal/payment';
import type { Http } from '../http.ts';
import * as wire from '../wire/portal/payment.ts';

/** Core's `InvoicePort`: an invoice and what became of its payment. The invoice's id opens it, without a session. */
export function createInvoiceHttp(http: Http): InvoicePort {
  return {
    invoice: (invoiceId) => http.ask(wire.invoice, { params: { invoiceId } }),
    paymentState: (invoiceId) => http.ask(wire.paymentState, { params: { invoiceId } }),
  };
}

/** Core's `PaymentPort`: begins a payment, which takes a key, and fetches the agreement as a PDF. No session needed. */
export function createPaymentHttp(http: Http): PaymentPort {
  return {
    start: (body, key) => http.ask(wire.startPayment, { body, key }),
    agreement: () => http.ask(wire.agreement, {}),
  };
}
