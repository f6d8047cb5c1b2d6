import { payment as wire } from '@felles/adapters-http/wire';
import type { DemoCenter } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer, type Service } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import { type InvoiceRecord, invoiceById } from '../../world/invoices.ts';
import type { World } from '../../world.ts';

/** What somebody who signs up is asked to pay. The id of an invoice can be guessed by nobody. */
export function paymentRoutes(app: FastifyInstance, service: Service): void {
  answer(app, service, wire.invoice, ({ center, params: { invoiceId } }) => {
    const { center: _, contractId: __, ...invoice } = known(service.world, center, invoiceId);
    return { first_invoice_date: invoice.forfall, invoice };
  });

  answer(app, service, wire.paymentState, ({ center, params: { invoiceId } }) => {
    const { rest, kredit } = known(service.world, center, invoiceId);
    return { status: null, is_paid: rest <= 0 && !kredit, is_ended: kredit };
  });
}

function known(world: World, { code }: DemoCenter, id: string): InvoiceRecord {
  const invoice = invoiceById(world, Number(id));
  if (invoice === null || invoice.center !== code) throw refusal(404, 'Fakturaen finnes ikke.');
  return invoice;
}
