import { createTermsHttp } from '@felles/adapters-http';
import { POLLING } from '@felles/core/internal/portal/payment/invoice/status';
import { describe, expect, it } from 'vitest';
import { aNewMember } from '../support/a-new-member.ts';
import { anInvoice, aTill, type Till, tokenOf, type Visit } from './paying.ts';
import { answerOf, resultOf } from './serving.ts';

/** Somebody at the provider: Kari, who is to pay at nordlys, has begun to. */
async function aVisitor() {
  const till = await aTill();
  const { id, memberId } = await anInvoice(till);
  const { payment_url } = await answerOf(till.payments.start(till.order(id), 'k'));
  const token = tokenOf(payment_url);
  return { ...till, id, memberId, token, visit: (visit: Visit) => till.end(token, visit) };
}

/** Begun at nine, and open for an hour from then. */
const OPEN_UNTIL = '2026-11-19T10:00:00.000Z';
const STARTED = { status: 'SessionCreated', is_paid: false, is_ended: false, open_until: OPEN_UNTIL };
const PAID = { status: 'PaymentSuccessful', is_paid: true, is_ended: true };
const ended = (status: string) => ({ status, is_paid: false, is_ended: true });

/** The entries of the provider in the ledger, without the numbers. */
async function kindsIn({ ledger }: Pick<Till, 'ledger'>): Promise<readonly string[]> {
  return (await ledger()).map(({ kind }) => kind).filter((kind) => /payment|charge/.test(kind));
}

describe('a payment', () => {
  it.each([
    ['paid, and told before the payer comes back', { outcome: 'pay' }, 0],
    ['paid, and told twice', { outcome: 'twice' }, 0],
    ['paid, by a payer who never comes back', { outcome: 'stay' }, 0],
    ['paid, and told a second later', { outcome: 'late', callbackAfter: 1_000 }, 1_000],
    ['paid, and told a minute and a half later', { outcome: 'late', callbackAfter: 90_000 }, 90_000],
    ['paid, and never told: the service asks', { outcome: 'lost' }, 100_000],
  ])('should be %s', async (_, visit, heardAfter) => {
    const { invoices, id, memberId, wait, read, ledger, world, ...till } = await aVisitor();
    expect(await answerOf(invoices.paymentState(id))).toEqual(STARTED);
    expect((await till.visit(visit)).body).toMatchObject({ state: 'paid', returnTo: till.order(id).fallback });
    if (heardAfter > 0) {
      wait(heardAfter - 1);
      expect(await answerOf(invoices.paymentState(id))).toEqual(STARTED);
      expect((await answerOf(invoices.invoice(id))).invoice?.rest).toBeGreaterThan(0);
      wait(1);
    }
    expect(await answerOf(invoices.paymentState(id))).toEqual(PAID);
    expect((await answerOf(invoices.invoice(id))).invoice).toMatchObject({ rest: 0, statustekst: 'Betalt' });
    expect(await read('charges')).toMatchObject([{ invoiceId: Number(id), amount: 690 }]);
    expect(world.state.contracts).toMatchObject([{ memberId: Number(memberId), activeFrom: world.now() }]);
    wait(120_000);
    await answerOf(invoices.paymentState(id));
    const told = visit.outcome === 'lost' ? ['payment enquiry'] : ['payment callback'];
    const again = visit.outcome === 'twice' ? ['payment callback'] : [];
    expect(await kindsIn({ ledger })).toEqual(['payment', 'charge', ...told, ...again]);
    expect(world.state.messages.filter(({ subject }) => subject?.startsWith('Kvittering'))).toHaveLength(1);
  });

  it('should arrive within the time that a portal waits', async () => {
    for (let number = 0; number < 20; number++) {
      const { visit, wait, invoices, id } = await aVisitor();
      await visit({ outcome: number % 2 === 0 ? 'late' : 'lost' });
      wait(POLLING.longest);
      expect(await answerOf(invoices.paymentState(id))).toEqual(PAID);
    }
  });

  it('should come late by chance, by the same chance for the same seed', async () => {
    const latenessOf = async (seed: number) => {
      const till = await aTill();
      await till.control('reset', { seed });
      await till.renew();
      const { id } = await anInvoice(till);
      const { payment_url } = await answerOf(till.payments.start(till.order(id), 'k'));
      await till.end(tokenOf(payment_url), { outcome: 'late' });
      return (till.world.state.payments[0]?.callbacks[0] ?? 0) - till.world.now();
    };
    const [first, same, other] = [await latenessOf(7), await latenessOf(7), await latenessOf(8)];
    expect(first).toBeGreaterThanOrEqual(1_000);
    expect(first).toBeLessThanOrEqual(90_000);
    expect(same).toBe(first);
    expect(other).not.toBe(first);
  });

  it.each([
    ['declined', 'decline', 'PaymentTerminated', ''],
    ['aborted', 'abort', 'SessionTerminated', '&status=abort'],
    ['expired', 'expire', 'SessionExpired', ''],
  ])('should be %s, cost nothing, and start again', async (state, outcome, status, said) => {
    const { invoices, payments, id, read, order, visit, end } = await aVisitor();
    const returnTo = `${order(id).fallback}${said}`;
    expect((await visit({ outcome })).body).toMatchObject({ state, returnTo });
    // A decision stays, whatever a page that is still open says.
    expect((await visit({ outcome: 'pay' })).body).toMatchObject({ state, returnTo });
    expect(await answerOf(invoices.paymentState(id))).toEqual(ended(status));
    expect(await read('charges')).toEqual([]);
    const { payment_url } = await answerOf(payments.start(order(id), 'again'));
    expect(await answerOf(invoices.paymentState(id))).toEqual(STARTED);
    await end(tokenOf(payment_url), { outcome: 'pay' });
    expect(await answerOf(invoices.paymentState(id))).toEqual(PAID);
    expect(await read('charges')).toHaveLength(1);
  });

  it('should expire by itself after an hour, and not before', async () => {
    const { invoices, id, wait, visit, renew } = await aVisitor();
    wait(3_600_000 - 1);
    expect(await answerOf(invoices.paymentState(id))).toEqual(STARTED);
    wait(1);
    await renew();
    expect((await visit({ outcome: 'pay' })).body).toMatchObject({ state: 'expired' });
    expect(await answerOf(invoices.paymentState(id))).toEqual(ended('SessionExpired'));
  });
});

describe('an invoice', () => {
  it('should be charged once, in however many tabs it is paid', async () => {
    const { payments, id, read, order, visit, end, invoices } = await aVisitor();
    const { payment_url } = await answerOf(payments.start(order(id), 'other-tab'));
    const [first, second] = await Promise.all([
      visit({ outcome: 'late', callbackAfter: 90_000 }),
      end(tokenOf(payment_url), { outcome: 'pay' }),
    ]);
    for (const state of ['declined', 'paid'])
      expect([first.body, second.body]).toContainEqual(expect.objectContaining({ state }));
    expect(await read('charges')).toHaveLength(1);
    // One of the two has ended and the service has heard so: the money may still have left by the other.
    expect(await answerOf(invoices.paymentState(id))).toEqual(STARTED);
    // Somebody who tries a third time lets the service find out.
    expect(await resultOf(payments.start(order(id), 'third'))).toMatchObject({
      error: { status: 409, type: 'AlreadyPaid' },
    });
    expect(await answerOf(invoices.paymentState(id))).toEqual(PAID);
  });

  it('should be paid in one place at a time, where the payer wants to go on in another', async () => {
    const { payments, id, order, visit, end, read, invoices, wait, renew } = await aVisitor();
    wait(1_800_000);
    await renew();
    const { payment_url } = await answerOf(payments.start(order(id, { replaces: true }), 'other-device'));
    expect((await visit({ outcome: 'pay' })).body).toMatchObject({ state: 'aborted' });
    expect(await answerOf(invoices.paymentState(id))).toEqual({ ...STARTED, open_until: '2026-11-19T10:30:00.000Z' });
    await end(tokenOf(payment_url), { outcome: 'pay' });
    expect(await answerOf(invoices.paymentState(id))).toEqual(PAID);
    expect(await read('charges')).toHaveLength(1);
  });

  it('should be found paid by another payer, although the service does not know it yet', async () => {
    const { payments, id, order, visit, read, world } = await aVisitor();
    await visit({ outcome: 'lost' });
    expect(await resultOf(payments.start(order(id, { replaces: true }), 'other-device'))).toMatchObject({
      error: { status: 409, type: 'AlreadyPaid' },
    });
    expect(world.state.payments).toHaveLength(1);
    expect(await read('charges')).toHaveLength(1);
  });

  it('should end for a declined payer who goes on, although another payment is open elsewhere', async () => {
    const { payments, id, order, end, invoices } = await aVisitor();
    const mine = await answerOf(payments.start(order(id), 'mine'));
    await end(tokenOf(mine.payment_url), { outcome: 'decline' });
    expect(await answerOf(invoices.paymentState(id))).toEqual(STARTED);
    const again = await answerOf(payments.start(order(id, { replaces: true }), 'mine-again'));
    await end(tokenOf(again.payment_url), { outcome: 'decline' });
    expect(await answerOf(invoices.paymentState(id))).toEqual(ended('PaymentTerminated'));
  });

  it('should not be paid any more once another agreement took its place', async () => {
    const { client, root, id, memberId, read, visit, invoices } = await aVisitor();
    const { membershipId: _, ...other } = aNewMember(root);
    const { netsCallbackUrl, acceptedTerms } = other;
    const contract = { departmentId: 101, membershipId: 1101, netsCallbackUrl, acceptedTerms };
    await answerOf(client.signup.createContract(memberId, contract, 'changed-my-mind'));
    expect((await visit({ outcome: 'pay' })).body).toMatchObject({ state: 'aborted' });
    expect(await read('charges')).toEqual([]);
    expect(await answerOf(invoices.paymentState(id))).toMatchObject({ is_paid: false, is_ended: true });
  });

  it('should be active once it is paid, although the service does not know it yet', async () => {
    const { client, root, memberId, visit, world } = await aVisitor();
    await visit({ outcome: 'lost' });
    const { netsCallbackUrl, acceptedTerms } = aNewMember(root);
    const contract = { departmentId: 101, membershipId: 1101, netsCallbackUrl, acceptedTerms };
    expect(await resultOf(client.signup.createContract(memberId, contract, 'k'))).toMatchObject({
      error: { status: 401 },
    });
    expect(world.state.contracts).toMatchObject([{ isReplaced: false, activeFrom: world.now() }]);
  });
});

/** The center's own document as accepted by somebody. */
async function documentOf({ client }: Till) {
  const terms = await answerOf(createTermsHttp(client.http).conditions());
  const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(terms.bytes));
  return { sha256: Buffer.from(digest).toString('hex'), at: '2026-11-19T08:59:00.000Z' };
}

describe('what was accepted', () => {
  it('should stand in the ledger beside the agreement: which terms, when, and what price was shown', async () => {
    const till = await aTill();
    const { sha256, at } = await documentOf(till);
    await anInvoice(till, { acceptedTerms: { sha256, at }, shownPrice: 690 });
    expect((await till.ledger()).filter(({ kind }) => kind === 'contract')).toMatchObject([
      { accepted: { terms: `sha256:${sha256}`, at, price: 690 } },
    ]);
  });

  it('should be the terms of the department, and no other, where it has its own', async () => {
    const till = await aTill();
    const { link_to_tos } = await answerOf(till.client.center.center());
    const address = link_to_tos?.find(({ id }) => id === 103)?.url ?? '';
    expect((await fetch(address)).headers.get('content-type')).toContain('text/html');
    const wrong = [
      { departmentId: 103, acceptedTerms: await documentOf(till) },
      { departmentId: 101, acceptedTerms: { address, at: 'now' } },
    ];
    for (const changes of wrong) {
      const member = aNewMember(till.root, { membershipId: 1106, ...changes });
      const refused = await resultOf(till.client.signup.createMember(member, `k-${changes.departmentId}`));
      expect(refused).toMatchObject({ error: { status: 422, type: 'TermsChanged' } });
    }
    await anInvoice(till, { departmentId: 103, acceptedTerms: { address, at: 'now' } });
    expect(till.world.state.ledger.find(({ kind }) => kind === 'contract')?.accepted?.terms).toBe(address);
  });

  it.each([
    ['nordlys', { acceptedTerms: undefined }],
    ['nordlys', { acceptedTerms: { at: 'now' } }],
    ['nordlys', { departmentId: 103, acceptedTerms: undefined }],
    ['solsiden', { departmentId: 201, membershipId: 2106, acceptedTerms: undefined }],
  ])('should not be demanded where %s has terms and none are named: %o', async (centerCode, changes) => {
    const till = await aTill(centerCode);
    const netsCallbackUrl = `${till.root}/${centerCode}/member`;
    const member = aNewMember(till.root, { membershipId: 1106, netsCallbackUrl, ...changes });
    await answerOf(till.client.signup.createMember(member, 'k'));
    expect(till.world.state.ledger.find(({ kind }) => kind === 'contract')?.accepted?.terms).toBeNull();
  });

  it('should also be stored for another agreement', async () => {
    const till = await aTill();
    const { memberId } = await anInvoice(till);
    const { departmentId, membershipId, netsCallbackUrl, acceptedTerms } = aNewMember(till.root);
    const contract = { departmentId, membershipId, netsCallbackUrl, acceptedTerms };
    await answerOf(till.client.signup.createContract(memberId, contract, 'b'));
    expect(till.world.state.ledger.findLast(({ kind }) => kind === 'contract')?.accepted?.terms).toMatch(/^sha256:/);
  });

  it('should not be asked for where there are no terms', async () => {
    const till = await aTill('puls');
    const puls = { departmentId: 301, membershipId: 3101, netsCallbackUrl: `${till.root}/puls/member` };
    const { acceptedTerms: _, ...member } = aNewMember(till.root, puls);
    await answerOf(till.client.signup.createMember(member, 'k'));
    expect(till.world.state.ledger.find(({ kind }) => kind === 'contract')?.accepted?.terms).toBeNull();
  });

  it.each([
    ['a price that is none any more', { shownPrice: 1 }, 'PriceChanged'],
    ['other terms than the center has', { acceptedTerms: { sha256: 'ab', at: 'now' } }, 'TermsChanged'],
    ['terms of no center', { acceptedTerms: { address: 'http://elsewhere/', at: 'now' } }, 'TermsChanged'],
  ])('should make no agreement by %s', async (_, changes, type) => {
    const till = await aTill();
    const member = aNewMember(till.root, { membershipId: 1106, ...changes });
    expect(await resultOf(till.client.signup.createMember(member, 'k'))).toMatchObject({
      error: { status: 422, type },
    });
    expect(till.world.state.members).toEqual([]);
  });
});
