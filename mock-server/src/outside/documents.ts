// Documents of the centers: invoices, and terms that are kept elsewhere.
import { kroner } from '@felles/core';
import { pdfDocument } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { html, writePage } from '../pages/page.ts';
import { refusal } from '../refusals.ts';
import { invoiceById } from '../world/invoices.ts';
import { titleOf } from '../world/messages.ts';
import type { World } from '../world.ts';

/** Invoices, for each visitor who has the address of one. */
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

/** The terms that centers and departments keep on pages of their own. */
export function termsPages(app: FastifyInstance, world: World): void {
  const pages = world.demo
    .centers()
    .flatMap(({ terms, departmentTerms }) => [...(terms?.type === 'redirect' ? [terms] : []), ...departmentTerms]);
  for (const { path, title, lines } of pages) {
    const body = html`<main><h1>${title}</h1>${lines.map((line) => html`<p>${line}</p>`)}</main>`;
    const page = writePage({ title, language: 'no', styles: null, body });
    app.get(path, async (_, reply) => reply.type('text/html; charset=utf-8').send(page));
  }
}
