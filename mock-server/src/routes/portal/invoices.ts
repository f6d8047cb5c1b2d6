import { invoices as wire } from '@felles/adapters-http/wire';
import { isoInstant } from '@felles/core';
import type { MemberInvoice } from '@felles/core/internal/portal/invoices/model';
import { parseDayMonthYear } from '@felles/core/internal/shared/calendar';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import type { Service } from '../../row.ts';
import { pageOf } from '../../tables/page.ts';
import { invoicesOf, paymentBegunAt } from '../../world/member-invoices.ts';
import type { InvoiceRecord } from '../../world/records/invoices.ts';
import { invoiceAnswer } from './payment.ts';

/** [P-MEMBER-09] The invoices of the member with the session. */
export function invoiceRoutes(app: FastifyInstance, service: Service): void {
  const { world, outside } = service;

  answer(app, service, wire.unpaid, ({ center, member }) =>
    invoicesOf(world, center, member.person)
      .filter(isUnpaid)
      .map((invoice): MemberInvoice => {
        const since = paymentBegunAt(world, invoice);
        return {
          ...invoiceAnswer(invoice, outside),
          drawn_on: invoice.drawn_on,
          settled_on: invoice.settled_on,
          in_payment: since !== null,
          ...(since !== null && { in_payment_since: isoInstant(since) }),
        };
      }),
  );

  answer(app, service, wire.paid, ({ center, member, query }) => {
    const paid = invoicesOf(world, center, member.person)
      .filter((invoice) => !isUnpaid(invoice))
      .toSorted((a, b) => settledDay(b) - settledDay(a) || b.fakturanr - a.fakturanr);
    const page = pageOf(paid, query);
    const result_set = page.result_set.map(
      (invoice): MemberInvoice => ({ ...invoiceAnswer(invoice, outside), settled_on: invoice.settled_on }),
    );
    return { ...page, result_set };
  });
}

/** A credit note that is not used up stands among them. */
const isUnpaid = ({ rest }: InvoiceRecord): boolean => rest !== 0;

const settledDay = ({ settled_on }: InvoiceRecord): number => parseDayMonthYear(settled_on ?? '') ?? 0;
