import { payment as wire } from '@felles/adapters-http/wire';
import { inWholeOre } from '@felles/core';
import { type DemoCenter, pdfDocument } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { isOwnAddress } from '../../own-address.ts';
import { queryOf, readPairs } from '../../pairs.ts';
import { invalid, refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { invoiceById, restOf } from '../../world/invoices.ts';
import { titleOf } from '../../world/messages.ts';
import { pollProvider } from '../../world/payment-callbacks.ts';
import { paymentStateOf } from '../../world/payment-state.ts';
import { cancelPayments, chargeOf, openPayment, paymentsOf } from '../../world/payments.ts';
import { CHECKOUT_SCRIPT, checkoutOf } from '../../world/provider.ts';
import type { InvoiceRecord } from '../../world/records/invoices.ts';
import type { Payment } from '../../world/records/payments.ts';
import { returnAddress, signingById } from '../../world/signings.ts';
import type { World } from '../../world.ts';
import { priceChanged } from './contract-consent.ts';

/** The invoice of a new member, and its payment. The id of an invoice cannot be guessed. */
export function paymentRoutes(app: FastifyInstance, service: Service): void {
  const { world, outside } = service;

  answer(app, service, wire.invoice, ({ center, params: { invoiceId } }) => {
    const invoice = invoiceAnswer(known(world, center, invoiceId), outside);
    return { first_invoice_date: invoice.forfall, invoice };
  });

  answer(app, service, wire.paymentState, ({ center, params: { invoiceId } }) =>
    paymentStateOf(world, known(world, center, invoiceId)),
  );

  answer(app, service, wire.startPayment, ({ center, body, host }) => {
    const invoice = payable(world, known(world, center, body.invoice_id));
    const amount = restOf(invoice);
    if (!isOwnAddress(body.fallback, host, center.code))
      throw invalid('body.fallback: not an address of this portal', 'fallback');
    if (body.amount !== undefined && inWholeOre(body.amount) !== amount) throw priceChanged();
    if (outside === null) throw refusal(503, 'Betaling er ikke tilgjengelig akkurat nå.');
    if (body.replaces === true) endOthers(world, invoice.id);
    const wanted = { center: center.code, invoiceId: invoice.id, amount, returnTo: body.fallback };
    return addressesOf(world, center, outside, openPayment(world, wanted, 'payment.startPayment'));
  });

  answer(app, service, wire.agreement, ({ center }) =>
    pdfDocument(`Medlemsavtale hos ${titleOf(center)}`, [
      'Avtalen gjelder fra den er signert eller første faktura er betalt.',
      'Pris, bindingstid og oppsigelse står i betalingsbetingelsene.',
    ]),
  );
}

/** The invoice as the specification has it, with its document in the world outside. */
export function invoiceAnswer(invoice: InvoiceRecord, outside: string | null) {
  const { center: _, contractId: __, drawn_on: ___, settled_on: ____, ...record } = invoice;
  const id = String(record.id);
  return { ...record, id, URLtoPDF: outside === null ? null : `${outside}/invoices/${id}` };
}

/** The provider ends open sessions, and reports every session that has ended. */
function endOthers(world: World, invoiceId: number): void {
  cancelPayments(world, invoiceId);
  for (const { id } of paymentsOf(world, invoiceId)) pollProvider(world, id);
}

/** An invoice of which something is left to pay, as far as the service and the provider know. */
function payable(world: World, invoice: InvoiceRecord): InvoiceRecord {
  const charge = chargeOf(world, invoice.id);
  // The provider begins nothing that is paid, so the service hears of it now.
  if (charge !== null) pollProvider(world, charge.paymentId);
  const now = charge === null ? invoice : known(world, { code: invoice.center }, String(invoice.id));
  if (now.kredit) throw refusal(409, 'Fakturaen gjelder ikke lenger.', 'InvoiceCredited');
  if (restOf(now) <= 0) throw refusal(409, 'Denne fakturaen er allerede betalt.', 'AlreadyPaid');
  return invoice;
}

/** [P-PAYMENT-20] Which kind of payment it is, the center has arranged with the provider; a developer may say otherwise. */
function addressesOf(world: World, center: DemoCenter, outside: string, { id }: Payment) {
  const kind = checkoutOf(world, center);
  return {
    ...((kind === 'redirect' || kind === 'both') && { payment_url: `${outside}/payment/${id}` }),
    ...((kind === 'embedded' || kind === 'both') && { token: id, checkout_url: `${outside}${CHECKOUT_SCRIPT}` }),
  };
}

function known(world: World, { code }: Pick<DemoCenter, 'code'>, id: string): InvoiceRecord {
  const invoice = invoiceById(world, Number(id));
  if (invoice === null || invoice.center !== code) throw refusal(404, 'Fakturaen finnes ikke.');
  return invoice;
}

/**
 * [P-PAYMENT-46] Where the direct-debit provider sends the browser first. No client asks for it, so it is no row of the
 * wire table. How it went is looked up here: an address that says so itself would be believed.
 */
export function directDebitCallback(app: FastifyInstance, world: World): void {
  for (const path of ['/rest/avtalegiro/callback', '/rest/v1/boostsignup/avtalegiro/callback']) {
    app.get(path, ({ url }, reply) => {
      const signing = signingById(world, readPairs(queryOf(url))['agreement'] ?? '');
      if (signing === null) throw refusal(404);
      return reply.redirect(returnAddress(signing), 303);
    });
  }
}
