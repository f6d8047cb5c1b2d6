import { createInvoiceHttp } from '@felles/adapters-http';
import { dayOf } from '@felles/core';
import { createWorld } from '@felles/mock-server';
import { describe, expect, it } from 'vitest';
import { answerOf, connectTo, resultOf, serve } from './serving.ts';

const NOW = Date.parse('2026-11-19T09:00:00Z');

/** Somebody who has just signed up, and what they are to pay. */
async function aNewMember() {
  const world = createWorld({ realTime: () => NOW });
  const server = await serve({ world, trackers: 'http://127.0.0.1:9' });
  const client = await connectTo(server.root, 'nordlys');
  const born = dayOf(1990, 2, 28);
  if (born === null) throw new Error('no day');
  const answer = await answerOf(
    client.signup.createMember(
      {
        firstname: 'Kari',
        lastname: 'Kanari',
        address: 'Kanariveien 7',
        postal_code: '5014',
        municipality: 'Bergen',
        phone_number: '10000077',
        email: 'kari@kanari.example',
        date_of_birth: born,
        gender: 'kvinne',
        approve_tos: true,
        departmentId: 101,
        membershipId: 1101,
        netsCallbackUrl: `${server.root}/nordlys/member?callback=avtalegiro`,
      },
      'key-1',
    ),
  );
  return { ...server, invoices: createInvoiceHttp(client.http), invoiceId: String(answer.invoiceId) };
}

describe('what a new member is to pay', () => {
  it('[P-PAYMENT-01] should be an invoice with the date of the first one', async () => {
    const { invoices, invoiceId, seen } = await aNewMember();
    const { first_invoice_date, invoice } = await answerOf(invoices.invoice(invoiceId));
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: `/rest/v1/boostsignup/invoice/${invoiceId}` });
    expect(first_invoice_date).toMatch(/^\d\d\.\d\d\.\d{4}$/);
    expect(invoice?.rest).toBeGreaterThan(0);
    expect(invoice?.rest).toBe(invoice?.verdi);
  });

  it('[P-PAYMENT-08] should not be paid, as the service knows it', async () => {
    const { invoices, invoiceId, seen } = await aNewMember();
    expect(await answerOf(invoices.paymentState(invoiceId))).toMatchObject({ is_paid: false, is_ended: false });
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: `/rest/v2/boostsignup/payment/${invoiceId}` });
  });

  it('should be nobody’s at another center, nor under another id', async () => {
    const { invoices, invoiceId, root } = await aNewMember();
    const elsewhere = createInvoiceHttp((await connectTo(root, 'solsiden')).http);
    const none = { ok: false, error: { status: 404 } };
    expect(await resultOf(elsewhere.invoice(invoiceId))).toMatchObject(none);
    expect(await resultOf(elsewhere.paymentState(invoiceId))).toMatchObject(none);
    expect(await resultOf(invoices.invoice('1'))).toMatchObject(none);
  });
});
