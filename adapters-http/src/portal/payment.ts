import { createInvoiceWatch } from '@felles/core/internal/portal/payment/invoice/watch';
import type { PaymentPage } from '@felles/core/internal/portal/payment/start/return-address';
import { createPaymentStore } from '@felles/core/internal/portal/payment/store';
import type { InvoicePort, PaymentPort } from '@felles/core/portal/payment';
import type { Http } from '../http.ts';
import { newKey } from '../new-key.ts';
import { payment } from '../wire/portal/payment.ts';
import { countingOf } from './counting.ts';
import type { Portal } from './door.ts';
import { departureFrom, type LeavablePage } from './place.ts';

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

/** Paying an invoice on one of the two pages where that is done. */
export function payingParts(portal: Portal, leavable: LeavablePage, page: PaymentPage) {
  const { http, center } = portal;
  const { clock, tabs, storage, tabStorage, address } = portal.place;
  const { record } = countingOf(portal);
  const port = { ...createInvoiceHttp(http), ...createPaymentHttp(http) };
  const money = createInvoiceWatch({ port, clock });
  const departure = departureFrom(portal, leavable);
  const payment = createPaymentStore({
    port,
    money,
    center,
    departure,
    address,
    saved: storage,
    tabStorage,
    tabs,
    newKey,
    record: (event) => record({ kind: 'checkout', event }),
    page,
    clock,
  });
  return { money, payment, departure, saved: storage, clock };
}
