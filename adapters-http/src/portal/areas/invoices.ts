import { createInvoicesStore } from '@felles/core/internal/portal/invoices/store';
import type { InvoicesStore, MemberInvoicesPort } from '@felles/core/portal/invoices';
import type { Http } from '../../http.ts';
import { invoices } from '../../wire/portal/invoices.ts';
import type { Portal } from '../door.ts';
import { departureFrom, type LeavablePage } from '../place.ts';

/** Core's `MemberInvoicesPort`: the invoices of the member with the session. */
export function createMemberInvoicesHttp(http: Http): MemberInvoicesPort {
  return {
    unpaid: () => http.ask(invoices.unpaid, {}),
    paid: (page) => http.ask(invoices.paid, { query: { page } }),
  };
}

/** The invoices of the member who is logged in. */
export const createInvoices = (portal: Portal, page: LeavablePage): InvoicesStore =>
  createInvoicesStore({
    port: createMemberInvoicesHttp(portal.http),
    session: portal.session,
    tabs: portal.place.tabs,
    departure: departureFrom(portal, page),
    address: portal.place.address,
    clock: portal.place.clock,
  });
