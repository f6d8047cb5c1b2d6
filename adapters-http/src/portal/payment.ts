import type { InvoicePort, PaymentPort } from '@felles/core/portal';
import type { Http } from '../http.ts';
import * as wire from '../wire/portal/payment.ts';

export function createInvoiceHttp(http: Http): InvoicePort {
  return {
    invoice: (invoiceId) => http.ask(wire.invoice, { params: { invoiceId } }),
    paymentState: (invoiceId) => http.ask(wire.paymentState, { params: { invoiceId } }),
  };
}

export function createPaymentHttp(http: Http): PaymentPort {
  return {
    start: (body, key) => http.ask(wire.startPayment, { body, key }),
    agreement: () => http.ask(wire.agreement, {}),
  };
}
