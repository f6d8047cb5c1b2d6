// Invoices as documents, for each visitor who has the address of one.
import { kroner } from '@felles/core';
import { pdfDocument } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../refusals.ts';
import { invoiceById } from '../world/invoices.ts';
import { titleOf } from '../world/messages.ts';
import type { World } from '../world.ts';

export function invoiceDocuments(app: FastifyInstance, world: World): void {
  app.get<{ Params: { readonly id: string } }>('/invoices/:id', ({ params: { id } }, reply) => {
    const invoice = /^\d{1,15}$/.test(id) ? invoiceById(world, Number(id)) : null;
    const center = invoice && world.demo.center(invoice.center);
    if (!invoice || !center) throw refusal(404);
    const { type, bytes } = pdfDocument(`Faktura ${invoice.fakturanr} fra ${titleOf(center)}`, [
      `Gjelder: ${invoice.tekst}`,
      `Dato: ${invoice.dato}. Forfall: ${invoice.forfall}. KID: ${invoice.kid}`,
      `Sum: ${kroner(invoice.verdi, ',')}, herav merverdiavgift ${kroner(invoice.mvaverdi, ',')}`,
      `Å betale: ${kroner(invoice.rest, ',')} (${invoice.statustekst.toLowerCase()})`,
    ]);
    return reply
      .headers({ 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .send(Buffer.from(bytes));
  });
}
