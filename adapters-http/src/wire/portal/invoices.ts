import { PaidInvoices, UnpaidInvoices } from '@felles/core/internal/portal/invoices/model';
import { loggable } from '../call.ts';
import { member } from '../rows.ts';
import { PageQuery } from '../values.ts';

/** [P-MEMBER-01] The name by which a service says that members read their invoices here. */
const extension = 'member-invoices';

/** [P-MEMBER-03] The invoices of the member; whose they are, the session says. */
export const invoices = {
  unpaid: member.get('/invoices/unpaid', 'The unpaid invoices of the member', { reply: UnpaidInvoices, extension }),
  paid: member.get('/invoices/paid', 'A page of the paid invoices of the member, the newest first', {
    query: loggable({ page: PageQuery.page, page_size: PageQuery.page_size }),
    reply: PaidInvoices,
    extension,
  }),
};
