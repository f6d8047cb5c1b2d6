import { createInvoiceWatch, createPaymentStore, type PaymentPage } from '@felles/core/portal/payment';
import { newKey } from '../new-key.ts';
import { countingOf } from './counting.ts';
import type { Portal } from './door.ts';
import { departureFrom, type LeavablePage } from './leavable-page.ts';
import { createInvoiceHttp, createPaymentHttp } from './payment.ts';

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
