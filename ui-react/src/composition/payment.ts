import { createInvoiceHttp, createPaymentHttp } from '@felles/adapters-http';
import { createInvoiceWatch, createPaymentStore, type PaymentPage } from '@felles/core/portal';
import type { Container } from 'inversify';
import { newKey } from '../browser/new-key.ts';
import type { Tracking } from '../portal/services.ts';
import { composeDeparture } from './departure.ts';
import { bound } from './token.ts';
import { CenterState, HttpClient, Place } from './tokens.ts';

/** Paying an invoice on one of the two pages where that is done. */
export function composePayment(container: Container, { record }: Pick<Tracking, 'record'>, page: PaymentPage) {
  const { clock, tabs, storage, tabStorage, address } = bound(container, Place);
  const http = bound(container, HttpClient);
  const port = { ...createInvoiceHttp(http), ...createPaymentHttp(http) };
  const money = createInvoiceWatch({ port, clock });
  const departure = composeDeparture(container);
  const payment = createPaymentStore({
    port,
    money,
    center: bound(container, CenterState),
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
