import { createInvoiceHttp, createPaymentHttp } from '@felles/adapters-http';
import { waitingAgreements } from '@felles/core/internal/portal/profile/agreements';
import { describe, expect, it } from 'vitest';
import { acceptedAtSolsiden } from '../support/a-new-member.ts';
import { anInvoice, aTill, tokenOf } from './paying.ts';
import { answerOf, connectTo, logIn, resultOf, toldAt } from './serving.ts';

describe('what a new member is to pay', () => {
  it('[P-PAYMENT-01] should be an invoice with the date of the first one, and its document', async () => {
    const till = await aTill();
    const { id } = await anInvoice(till);
    const { first_invoice_date, invoice } = await answerOf(till.invoices.invoice(id));
    expect(till.seen.at(-1)).toMatchObject({ method: 'GET', url: `/rest/v1/boostsignup/invoice/${id}` });
    expect(first_invoice_date).toMatch(/^\d\d\.\d\d\.\d{4}$/);
    expect(invoice?.rest).toBeGreaterThan(0);
    expect(invoice?.rest).toBe(invoice?.verdi);
    const document = await fetch(invoice?.URLtoPDF ?? '');
    expect(document.headers.get('content-type')).toBe('application/pdf');
    expect(await document.text()).toMatch(/^%PDF/);
    const told = await toldAt(till.root, till.client, `/v1/boostsignup/invoice/${id}`);
    expect(await toldAt(till.root, till.client, `/invoice/${id}`)).toEqual(told);
  });

  it('[P-PAYMENT-08] should have no payment before one is started', async () => {
    const till = await aTill();
    const { id } = await anInvoice(till);
    const none = { status: 'VOID', is_paid: false, is_ended: false };
    expect(await answerOf(till.invoices.paymentState(id))).toEqual(none);
    expect(till.seen.at(-1)).toMatchObject({ method: 'GET', url: `/rest/v2/boostsignup/payment/${id}` });
    expect(await toldAt(till.root, till.client, `/payment/${id}`)).toEqual({ status: 200, text: JSON.stringify(none) });
  });

  it('should not exist at another center, nor under another id', async () => {
    const till = await aTill();
    const { id } = await anInvoice(till);
    const { http } = await connectTo(till.root, 'solsiden');
    const none = { ok: false, error: { status: 404 } };
    expect(await resultOf(createInvoiceHttp(http).invoice(id))).toMatchObject(none);
    expect(await resultOf(createInvoiceHttp(http).paymentState(id))).toMatchObject(none);
    expect(await resultOf(createPaymentHttp(http).start(till.order(id), 'k'))).toMatchObject(none);
    expect(await resultOf(till.invoices.invoice('1'))).toMatchObject(none);
  });
});

describe('what is not paid yet', () => {
  it('should be found again by the letter and by logging in, until it is paid', async () => {
    const till = await aTill();
    const { id } = await anInvoice(till);
    const [letter] = await (await fetch(`${till.outside}/email/kari@kanari.example`)).json();
    expect(letter.link.address).toBe(`${till.root}/nordlys/payment?invoiceId=${id}&directdebit=false`);
    const { profile } = till.client;
    await logIn(till.client, '10000077');
    expect(waitingAgreements(await answerOf(profile.profile()), () => true)).toMatchObject([
      { kind: 'unpaid', invoiceId: id },
    ]);
    const { payment_url } = await answerOf(till.payments.start(till.order(id), 'k'));
    await till.end(tokenOf(payment_url), { outcome: 'pay' });
    expect(waitingAgreements(await answerOf(profile.profile()), () => true)).toEqual([]);
  });

  it('should be no concern of whom a company pays for', async () => {
    const till = await aTill();
    await anInvoice(till, { sponsor_code: 'AB1C2D3E4F5G' });
    expect(till.world.state.messages).toMatchObject([
      { subject: 'Velkommen til Nordlys Trening', link: { address: `${till.root}/nordlys/login` } },
    ]);
  });
});

describe('beginning to pay', () => {
  it('[P-PAYMENT-18] should lead to the page of the provider, by either version and the short form', async () => {
    const till = await aTill();
    const { id } = await anInvoice(till);
    const { payment_url, token } = await answerOf(till.payments.start(till.order(id), 'k'));
    expect(till.seen.at(-1)).toMatchObject({ method: 'POST', url: '/rest/v2/boostsignup/initiatepayment' });
    expect(till.seen.at(-1)?.headers).toMatchObject({ 'idempotency-key': 'k' });
    expect(payment_url).toBe(`${till.outside}/payment/${tokenOf(payment_url)}`);
    expect(token).toBeUndefined();
    for (const path of ['v1/boostsignup/initiatepayment', 'initiatepayment']) {
      const headers = { authorization: `Bearer ${till.client.access.value.token}`, 'content-type': 'application/json' };
      const body = JSON.stringify(till.order(id));
      const reply = await fetch(`${till.root}/rest/${path}`, { method: 'POST', headers, body });
      expect(await reply.json()).toMatchObject({ payment_url: expect.stringContaining(`${till.outside}/payment/`) });
    }
  });

  it('[P-PAYMENT-18] should name a token and a script where the checkout stands inside the page', async () => {
    const till = await aTill('solsiden');
    const { id } = await anInvoice(till, {
      departmentId: 201,
      membershipId: 2106,
      netsCallbackUrl: `${till.root}/solsiden/member`,
      acceptedTerms: acceptedAtSolsiden(till.outside),
    });
    const { payment_url, token, checkout_url } = await answerOf(till.payments.start(till.order(id), 'k'));
    expect(payment_url).toBeUndefined();
    expect(token).toMatch(/^[\da-f]{32}$/);
    expect(checkout_url).toBe(`${till.outside}/checkout/checkout.js`);
    expect((await answerOf(till.client.center.manifest())).checkout_hosts).toEqual([new URL(till.outside).host]);
  });

  it.each([
    ['redirect', ['payment_url']],
    ['embedded', ['checkout_url', 'token']],
    ['both', ['checkout_url', 'payment_url', 'token']],
    ['neither', []],
  ])('should go as the control says: %s', async (checkout, names) => {
    const till = await aTill();
    const { id } = await anInvoice(till);
    await till.control('provider', { checkout });
    const started = await answerOf(till.payments.start(till.order(id), 'k'));
    expect(Object.keys(started).toSorted()).toEqual(names);
  });

  it('should be the same session under the same key, and another under another', async () => {
    const till = await aTill();
    const { id } = await anInvoice(till);
    const first = await answerOf(till.payments.start(till.order(id), 'k'));
    expect(await answerOf(till.payments.start(till.order(id), 'k'))).toEqual(first);
    expect(await answerOf(till.payments.start(till.order(id), 'other'))).not.toEqual(first);
    expect(await resultOf(till.payments.start(till.order(id, { amount: 1 }), 'k'))).toMatchObject({
      error: { status: 422, type: 'KeyReused' },
    });
    expect(till.world.state.payments).toHaveLength(2);
  });

  it('should be of the sum that was shown, or not be at all', async () => {
    const till = await aTill();
    const { id } = await anInvoice(till);
    const rest = (await answerOf(till.invoices.invoice(id))).invoice?.rest ?? 0;
    expect(await resultOf(till.payments.start(till.order(id, { amount: rest - 1 }), 'k'))).toMatchObject({
      error: { status: 422, type: 'PriceChanged' },
    });
    expect(till.world.state.payments).toEqual([]);
    const { payment_url } = await answerOf(till.payments.start(till.order(id, { amount: rest }), 'l'));
    await till.end(tokenOf(payment_url), { outcome: 'pay' });
    expect(await till.read('charges')).toMatchObject([{ amount: rest }]);
  });

  it.each(['card', 'mobile'])('[P-PAYMENT-19] should end at the provider with a payment by %s', async (method) => {
    const till = await aTill();
    const { id } = await anInvoice(till);
    const { payment_url } = await answerOf(till.payments.start(till.order(id), 'k'));
    await till.end(tokenOf(payment_url), { outcome: 'pay', method });
    expect(await till.read('charges')).toMatchObject([{ method }]);
    expect(await answerOf(till.invoices.paymentState(id))).toMatchObject({ is_paid: true });
  });

  it('should be of whole øre, after any computation in the service', async () => {
    const till = await aTill();
    const { id } = await anInvoice(till, { shownPrice: 690.000_000_1 });
    const remains = (rest: number) =>
      till.world.change(({ invoices }) => {
        for (const invoice of invoices) invoice.rest = rest;
      });
    remains(0.1 + 0.2);
    expect(await resultOf(till.payments.start(till.order(id, { amount: 0.31 }), 'k'))).toMatchObject({
      error: { status: 422, type: 'PriceChanged' },
    });
    const { payment_url } = await answerOf(till.payments.start(till.order(id, { amount: 0.3 }), 'l'));
    await till.end(tokenOf(payment_url), { outcome: 'pay' });
    expect(await till.read('charges')).toMatchObject([{ amount: 0.3 }]);
  });

  it('should not start for less than half an øre', async () => {
    const till = await aTill();
    const { id } = await anInvoice(till);
    till.world.change(({ invoices }) => {
      for (const invoice of invoices) invoice.rest = 0.004;
    });
    expect(await resultOf(till.payments.start(till.order(id), 'k'))).toMatchObject({
      error: { status: 409, type: 'AlreadyPaid' },
    });
    expect(await answerOf(till.invoices.paymentState(id))).toMatchObject({ is_paid: true });
  });

  it.each(['https://elsewhere.example/nordlys/payment', '/nordlys/payment', 'javascript:alert(1)'])(
    'should lead no payer back to %s',
    async (fallback) => {
      const till = await aTill();
      const { id } = await anInvoice(till);
      expect(await resultOf(till.payments.start(till.order(id, { fallback }), 'k'))).toMatchObject({
        error: { status: 400 },
      });
    },
  );
});

describe('documents of a payment', () => {
  it('[P-PAYMENT-61] should have the agreement as a file', async () => {
    const till = await aTill();
    const { type, bytes } = await answerOf(till.payments.agreement());
    expect(till.seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/v1/boostsignup/agreement' });
    expect(type).toBe('application/pdf');
    expect(new TextDecoder().decode(bytes.slice(0, 4))).toBe('%PDF');
  });

  it('should be followed by one receipt', async () => {
    const till = await aTill();
    const { id } = await anInvoice(till);
    const { payment_url } = await answerOf(till.payments.start(till.order(id), 'k'));
    await till.end(tokenOf(payment_url), { outcome: 'twice' });
    till.wait(60_000);
    const letters = await (await fetch(`${till.outside}/email/kari@kanari.example`)).json();
    const subjects = letters.map(({ subject }: { readonly subject: string }) => subject);
    expect(subjects).toEqual([expect.stringMatching(/^Kvittering for faktura/), expect.stringMatching(/^Faktura/)]);
  });
});
