import { originOf } from '@felles/core';
import { firstInvoiceMonth } from '@felles/core/internal/portal/payment/invoice/bill';
import { PaymentOrder, PaymentStart } from '@felles/core/internal/portal/payment/model';
import { type Attempt, afterRefusal, attemptFor } from '@felles/core/internal/portal/payment/start/attempts';
import { reportOf, SESSION_EVENTS } from '@felles/core/internal/portal/payment/start/checkout';
import { abortedFallback, paymentFallback } from '@felles/core/internal/portal/payment/start/return-address';
import { startMeaning } from '@felles/core/internal/portal/payment/start/start';
import { CHECKOUT_SETTINGS, checkoutHeight, readSessionEvent } from '@felles/core/portal/payment';
import { describe, expect, it } from 'vitest';
import { refused, unreachable } from '../../../support/fake-ports.ts';

const TRUSTED = {
  mayLeaveFor: (to: string) => to.startsWith('https://pay.'),
  mayLoadFrom: (to: string) => to.startsWith('https://checkout.'),
};
const PAGE = 'https://pay.example/1';
const SCRIPT = 'https://checkout.example/checkout.js';

describe('the answer to the start of a payment', () => {
  it('[P-PAYMENT-20] should have three fields, none of which has to be there', () => {
    expect(PaymentStart.parse({})).toEqual({});
    const all = { checkout_url: SCRIPT, payment_url: PAGE, token: 't' };
    expect(PaymentStart.parse(all)).toEqual(all);
    const nothing = { checkout_url: null, payment_url: null, token: null };
    expect(PaymentStart.parse(nothing)).toEqual(nothing);
    for (const name of Object.keys(all)) expect(PaymentStart.safeParse({ ...all, [name]: 7 }).success).toBe(false);
    expect(PaymentOrder.safeParse({ invoice_id: '1' }).success).toBe(false);
  });

  it('[P-PAYMENT-19] [P-PAYMENT-21] should lead to the provider page if there is one, also beside a checkout', () => {
    const meaning = { kind: 'redirect', address: PAGE };
    expect(startMeaning({ payment_url: PAGE }, TRUSTED)).toEqual(meaning);
    expect(startMeaning({ payment_url: ` ${PAGE} `, checkout_url: SCRIPT, token: 't' }, TRUSTED)).toEqual(meaning);
  });

  it('[P-PAYMENT-19] [P-PAYMENT-22] should be a checkout inside the page with a token and a script', () => {
    expect(startMeaning({ checkout_url: SCRIPT, token: 't', payment_url: '' }, TRUSTED)).toEqual({
      kind: 'embedded',
      checkout: { script: SCRIPT, token: 't' },
    });
  });

  it('[P-PAYMENT-25] should be incomplete with only one of the two, and unknown with neither', () => {
    expect(startMeaning({ token: 't' }, TRUSTED)).toEqual({ kind: 'incomplete' });
    expect(startMeaning({ checkout_url: SCRIPT, token: ' ' }, TRUSTED)).toEqual({ kind: 'incomplete' });
    expect(startMeaning({ payment_url: null }, TRUSTED)).toEqual({ kind: 'unknown' });
  });

  it('should be refused with an address to which the portal does not lead', () => {
    expect(startMeaning({ payment_url: 'https://evil.example' }, TRUSTED)).toEqual({ kind: 'refused' });
    expect(startMeaning({ checkout_url: PAGE, token: 't' }, TRUSTED)).toEqual({ kind: 'refused' });
  });
});

describe('the way back from a provider', () => {
  it('[P-PAYMENT-69] should be the page of the start, with the invoice and the mobile callback', () => {
    expect(paymentFallback('https://portal.example', 'nordlys', 'payment', '5001')).toBe(
      'https://portal.example/nordlys/payment?invoiceId=5001&callback=vipps',
    );
    expect(paymentFallback('https://portal.example', 'a b', 'member', '5&1')).toBe(
      'https://portal.example/a%20b/member?invoiceId=5%261&callback=vipps',
    );
  });

  it('[P-PAYMENT-69] should say by one parameter that the visitor has given up', () => {
    const way = paymentFallback('https://portal.example', 'nordlys', 'member', '5001');
    expect(abortedFallback(way)).toBe(`${way}&status=abort`);
  });
});

describe('what a checkout inside the page says', () => {
  const message = { origin: 'https://checkout.example', isFromFrame: true, data: { type: 'PAYMENT_SUCCESSFUL' } };

  it('[P-PAYMENT-28] should be one of six words, from the frame of the script and its exact origin', () => {
    for (const type of SESSION_EVENTS)
      expect(readSessionEvent({ ...message, data: { type, more: 1 } }, SCRIPT)).toBe(type);
    expect(SESSION_EVENTS).toEqual([
      'PAYMENT_FAILED',
      'PAYMENT_INITIATED',
      'PAYMENT_SUCCESSFUL',
      'SESSION_EXPIRED',
      'SESSION_STARTED',
      'SESSION_TERMINATED',
    ]);
    expect(readSessionEvent({ ...message, isFromFrame: false }, SCRIPT)).toBeNull();
    for (const origin of [
      'https://evil.example',
      'http://checkout.example',
      'https://checkout.example:8443',
      'null',
      '',
    ])
      expect(readSessionEvent({ ...message, origin }, SCRIPT)).toBeNull();
    for (const data of ['PAYMENT_SUCCESSFUL', null, { type: 'PAID' }, { type: ['PAYMENT_SUCCESSFUL'] }, {}])
      expect(readSessionEvent({ ...message, data }, SCRIPT)).toBeNull();
  });

  it('should know an origin as browsers write it', () => {
    expect(originOf('HTTPS://Checkout.Example:443/a?b#c')).toBe('https://checkout.example');
    expect(originOf('http://127.0.0.1:4001/x')).toBe('http://127.0.0.1:4001');
    expect(originOf('javascript:alert(1)')).toBe('');
  });

  it('[P-PAYMENT-29] should change nothing but when the payment or the session has ended', () => {
    expect(SESSION_EVENTS.map(reportOf)).toEqual(['failed', null, 'paid', 'expired', null, 'aborted']);
  });

  it('[P-PAYMENT-26] should be asked to speak Norwegian', () => {
    expect(CHECKOUT_SETTINGS.language).toBe('no');
  });

  it('[P-PAYMENT-27] should be as high as the window but 60 pixels', () => {
    expect(checkoutHeight(844)).toBe(784);
    expect(checkoutHeight(40)).toBe(0);
  });
});

describe('the attempt to go on with', () => {
  const attempt = (key: string, isAnswered = true): Attempt => ({
    invoiceId: '5001',
    page: 'payment',
    variant: 'ordinary',
    amount: 499,
    key,
    serverErrors: 0,
    replaces: false,
    isAnswered,
    report: null,
    startedAt: 0,
  });
  const fresh = () => attempt('new', false);

  it('should be the running one of any tab, or else a new one', () => {
    expect(attemptFor({ before: null, now: null, hasEnded: false, amount: 499 }, fresh).key).toBe('new');
    expect(attemptFor({ before: attempt('a'), now: attempt('a'), hasEnded: false, amount: 499 }, fresh).key).toBe('a');
    expect(attemptFor({ before: null, now: attempt('b'), hasEnded: true, amount: 499 }, fresh).key).toBe('b');
  });

  it('should be a new one only after the end of the one that was asked about', () => {
    expect(attemptFor({ before: attempt('a'), now: attempt('a'), hasEnded: true, amount: 499 }, fresh).key).toBe('new');
    expect(attemptFor({ before: attempt('a'), now: attempt('b'), hasEnded: true, amount: 499 }, fresh).key).toBe('b');
    expect(
      attemptFor({ before: attempt('a', false), now: attempt('a', false), hasEnded: true, amount: 499 }, fresh).key,
    ).toBe('a');
  });

  it('should be a new one for another amount than the one that was shown', () => {
    expect(attemptFor({ before: null, now: attempt('a'), hasEnded: false, amount: 599 }, fresh).key).toBe('new');
  });

  it('should survive useless answers, and all failures once it was answered', () => {
    const now = attempt('a', false);
    expect(afterRefusal(now, unreachable)).toEqual(now);
    for (const status of [401, 403, 408, 425, 429]) expect(afterRefusal(now, refused(status))).toEqual(now);
    expect(afterRefusal(now, refused(409))).toBeNull();
    // Only the way back may have been bad; but an answer that the service repeats under a key leads nowhere.
    const malformed = { kind: 'malformed', where: 'answer', issues: [] } as const;
    expect(afterRefusal(now, malformed)).toEqual({ ...now, serverErrors: 1 });
    expect(afterRefusal({ ...now, serverErrors: 1 }, malformed)).toBeNull();
    expect(afterRefusal(attempt('a'), malformed)).toEqual(attempt('a'));
    expect(afterRefusal(now, refused(500))).toEqual({ ...now, serverErrors: 1 });
    expect(afterRefusal({ ...now, serverErrors: 1 }, refused(500))).toBeNull();
    expect(afterRefusal(attempt('a'), refused(409))).toEqual(attempt('a'));
  });
});

describe('the month of the first invoice', () => {
  it('[P-PAYMENT-05] should be read from a date, however it is written', () => {
    expect(firstInvoiceMonth('01.02.2024')).toBe('02.2024');
    expect(firstInvoiceMonth('2024-12-31')).toBe('12.2024');
    for (const none of ['', null, undefined, '31.02.2024', 'x1.02.2024']) expect(firstInvoiceMonth(none)).toBeNull();
  });
});
