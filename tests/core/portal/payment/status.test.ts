import { fail, ok } from '@felles/core';
import {
  nextPoll,
  type PaymentStatus,
  POLLING,
  paymentStatus,
  pollAfterExpiry,
} from '@felles/core/internal/portal/payment/invoice/status';
import { FirstInvoice, PaymentState } from '@felles/core/internal/portal/payment/model';
import { statusWith } from '@felles/core/internal/portal/payment/report/report';
import { describe, expect, it } from 'vitest';
import { unreachable } from '../../../support/fake-ports.ts';

const answer = (status: string | null, is_paid: boolean | null = false, is_ended: boolean | null = false) =>
  paymentStatus(ok({ status, is_paid, is_ended }));

describe('what an answer about a payment means', () => {
  it.each([
    ['VOID', 'VOID'],
    ['SessionCreated', 'PAYMENTSTARTED'],
  ] as const)('[P-PAYMENT-11] should pass %s through, with anything else it says', (status, expected) => {
    for (const isPaid of [true, false])
      for (const isEnded of [true, false]) expect(answer(status, isPaid, isEnded)).toBe(expected);
  });

  it('[P-PAYMENT-12] should be success for what is paid, also when it has ended', () => {
    expect(answer(null, true)).toBe('PAYMENTSUCCESS');
    expect(answer('x', true, true)).toBe('PAYMENTSUCCESS');
  });

  it('[P-PAYMENT-13] should be a failure for what has ended unpaid', () => {
    expect(answer('x', false, true)).toBe('PAYMENTFAILED');
    expect(answer('x', null, true)).toBe('PAYMENTFAILED');
  });

  it('[P-PAYMENT-14] should be asked again for anything else', () => {
    expect(answer('x')).toBeNull();
    expect(answer(null, null, null)).toBeNull();
    const heard = { status: null, isUnanswered: false, isPatient: false, isStartedHere: false };
    expect(nextPoll(1, 0, heard)).toBe(POLLING.quickPause);
  });

  it('[P-PAYMENT-17] should be void for a request that failed', () => {
    expect(paymentStatus(fail(unreachable))).toBe('VOID');
  });
});

describe('what an answer is with a word of the provider', () => {
  it('[P-PAYMENT-10] should be PAYMENTABORT where the visitor has given up, unless it is paid all the same', () => {
    for (const status of ['VOID', 'PAYMENTSTARTED', 'PAYMENTFAILED'] as const)
      expect(statusWith(status, 'aborted')).toBe('PAYMENTABORT');
    expect(statusWith('PAYMENTSUCCESS', 'aborted')).toBe('PAYMENTSUCCESS');
    expect(statusWith(null, 'aborted')).toBeNull();
    for (const report of [null, 'paid', 'pending', 'failed', 'expired'] as const)
      expect(statusWith('PAYMENTSTARTED', report)).toBe('PAYMENTSTARTED');
  });
});

describe('when a payment is asked about again', () => {
  const schedule = (
    status: PaymentStatus | null,
    isPatient: boolean,
    { isUnanswered = true, isStartedHere = false } = {},
  ) => {
    const waits: number[] = [];
    let elapsed = 0;
    for (let tries = 1; tries < 500; tries += 1) {
      const wait = nextPoll(tries, elapsed, { status, isPatient, isUnanswered, isStartedHere });
      if (wait === null) return waits;
      waits.push(wait);
      elapsed += wait;
    }
    throw new Error('there is no end to it');
  };

  it('[P-PAYMENT-15] should be six times at most in the quick phase, 200 ms apart', () => {
    expect(schedule(null, false)).toEqual([200, 200, 200, 200, 200]);
    expect(schedule(null, true).slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
  });

  it('[P-PAYMENT-15] should ask calmly for a payer who was at a provider: after 5 s, then every 2 s', () => {
    for (const status of [null, 'PAYMENTSTARTED', 'VOID'] as const) {
      const waits = schedule(status, true);
      expect(waits[5]).toBe(5_000);
      expect(new Set(waits.slice(6))).toEqual(new Set([2_000]));
      const whole = waits.reduce((sum, wait) => sum + wait, 0);
      expect(whole).toBeGreaterThanOrEqual(POLLING.longest);
      expect(whole).toBeLessThan(POLLING.longest + POLLING.wait);
    }
  });

  it('[P-PAYMENT-14] should end once it is decided, or without a provider’s report if it failed or is open', () => {
    for (const status of ['PAYMENTSUCCESS', 'PAYMENTFAILED', 'PAYMENTABORT'] as const) {
      expect(schedule(status, true)).toEqual([]);
    }
    for (const status of ['VOID', 'PAYMENTSTARTED'] as const) expect(schedule(status, false)).toEqual([]);
  });

  it('should never happen without a payment, unless it was started here', () => {
    expect(schedule('VOID', true, { isUnanswered: false })).toEqual([]);
    expect(schedule('VOID', true, { isUnanswered: false, isStartedHere: true })).not.toEqual([]);
  });
});

describe('the answers about an invoice', () => {
  it('[P-PAYMENT-04] should be a date, as it was written, and the invoice', () => {
    expect(FirstInvoice.parse({ first_invoice_date: '01.02.2024', invoice: { rest: 499 } })).toEqual({
      first_invoice_date: '01.02.2024',
      invoice: { rest: 499 },
    });
    for (const nothing of [{}, { first_invoice_date: null, invoice: null }])
      expect(FirstInvoice.parse(nothing)).toEqual(nothing);
    for (const wrong of [{ first_invoice_date: 20_240_201 }, { invoice: '5001' }, { invoice: { rest: '499' } }])
      expect(FirstInvoice.safeParse(wrong).success).toBe(false);
  });

  it('[P-PAYMENT-09] should be a status, and whether it is paid and ended', () => {
    for (const state of [
      { status: 'SessionCreated', is_paid: false, is_ended: true },
      { status: null, is_paid: null, is_ended: null },
      {},
    ])
      expect(PaymentState.parse(state)).toEqual(state);
    for (const wrong of [{ status: 1 }, { is_paid: 'yes' }, { is_ended: 'yes' }])
      expect(PaymentState.safeParse(wrong).success).toBe(false);
  });
});

describe('when a payment that was open is asked about again', () => {
  const DAY = POLLING.openAtMost;

  it('should be after its time is over, and never for what is over or is open longer than a day', () => {
    expect(pollAfterExpiry(60_000, 0)).toBe(60_000 + POLLING.wait);
    expect(pollAfterExpiry(1, 0)).toBe(POLLING.firstWait + POLLING.wait);
    expect(pollAfterExpiry(DAY, 0)).toBe(DAY + POLLING.wait);
    for (const until of [null, -1, 0, DAY + 1]) expect(pollAfterExpiry(until, 0)).toBeNull();
  });
});
