import {
  mayFinish,
  PAYMENT,
  PAYMENT_STEPS,
  type PaymentProgress,
  type PaymentStep,
  paymentSteps,
} from '@felles/core/internal/portal/signup/payment-steps';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPaymentProgress } from '../../../../support/a-signup.ts';
import { paymentProgress } from '../../../../support/arbitraries/signup.ts';

const step = fc.constantFrom(...PAYMENT_STEPS);
/** The step after a click on another. */
const requestedStep = (at: PaymentProgress, from: PaymentStep, to: PaymentStep) =>
  PAYMENT.mayGo(from, to, at) ? to : from;

describe('the payment register', () => {
  it('[P-SIGNUP-12] [P-SIGNUP-13] should have five steps, or four for a membership without direct debit', () => {
    expect(paymentSteps(aPaymentProgress(), 'department')).toEqual([...PAYMENT_STEPS]);
    expect(paymentSteps(aPaymentProgress({ noDirectDebit: true }), 'directDebit')).toHaveLength(5);
    expect(paymentSteps(aPaymentProgress({ noDirectDebit: true }), 'department')).toEqual([
      'department',
      'information',
      'payment',
      'success',
    ]);
    expect(PAYMENT_STEPS).toEqual(['department', 'information', 'directDebit', 'payment', 'success']);
  });

  it('[P-SIGNUP-14] should let everybody go back to department and information, except from success', () => {
    fc.assert(
      fc.property(paymentProgress, step, (at, from) => {
        const isSuccess = from === 'success';
        expect(requestedStep(at, from, 'department')).toBe(isSuccess ? from : 'department');
        if (from === 'directDebit' || from === 'payment')
          expect(requestedStep(at, from, 'information')).toBe('information');
      }),
    );
  });

  it('[P-SIGNUP-15] should need a department before the information', () => {
    const request = (over: Partial<PaymentProgress>) =>
      requestedStep(aPaymentProgress(over), 'department', 'information');
    expect(request({})).toBe('information');
    expect(request({ departmentId: null, membership: null })).toBe('department');
  });

  it('[P-MEMBERSHIP-40] should need something to choose from, unless the visitor came straight to a membership', () => {
    const next = (over: Partial<PaymentProgress>) => PAYMENT.next('department', aPaymentProgress(over));
    expect(next({ listIsEmpty: true })).toEqual({ kind: 'blocked', reasons: [{ kind: 'listIsEmpty' }] });
    expect(next({ listIsEmpty: true, arrivedDirectly: true })).toEqual({ kind: 'go', to: 'information' });
  });

  it('[P-SIGNUP-16] should never be at direct debit because the visitor asked for it', () => {
    fc.assert(
      fc.property(paymentProgress, step, (at, from) => {
        expect(requestedStep(at, from, 'directDebit')).toBe(from);
      }),
    );
  });

  it.each([
    [null, null, 'information'],
    ['5001', null, 'information'],
    [null, '9001', 'information'],
    ['5001', '9001', 'payment'],
  ] as const)(
    '[P-SIGNUP-17] should go at invoice %s and member %s to %s when payment is requested',
    (invoiceId, memberId, to) => {
      const at = aPaymentProgress({ invoiceId, memberId });
      expect(requestedStep(at, 'information', 'payment')).toBe(to);
      expect(PAYMENT.nearestAllowed('payment', at)).toBe(to);
    },
  );

  it.each([
    [null, 'payment'],
    ['directDebit', 'success'],
    ['mobilePayment', 'success'],
  ] as const)('[P-SIGNUP-18] should go with the callback %s to %s when success is requested', (callback, to) => {
    expect(requestedStep(aPaymentProgress({ callback }), 'payment', 'success')).toBe(to);
  });

  it('[P-SIGNUP-18] should need the money as well where there is no direct debit to take it', () => {
    const at = aPaymentProgress({ callback: 'mobilePayment', noDirectDebit: true });
    expect(requestedStep(at, 'payment', 'success')).toBe('payment');
    expect(requestedStep({ ...at, isPaid: true }, 'payment', 'success')).toBe('success');
  });

  it('[P-SIGNUP-19] should not be moved from success by any command', () => {
    fc.assert(
      fc.property(paymentProgress, step, (at, to) => {
        expect(requestedStep(at, 'success', to)).toBe('success');
      }),
    );
  });

  it('[P-SIGNUP-86] should let a member who has paid finish, with and without a callback', () => {
    expect(mayFinish(aPaymentProgress({ isPaid: true }))).toBe(true);
    expect(requestedStep(aPaymentProgress({ isPaid: true }), 'payment', 'success')).toBe('success');
    expect(mayFinish(aPaymentProgress())).toBe(false);
  });

  it('[P-SIGNUP-89] should send from the information, and leave the rest to what the service answers', () => {
    expect(PAYMENT.next('information', aPaymentProgress())).toEqual({ kind: 'send' });
    for (const one of ['information', 'payment', 'success'] as const) {
      expect(PAYMENT.next(one, aPaymentProgress({ sent: 'current' }))).toEqual({ kind: 'end' });
    }
  });

  it('should ask for direct debit only of a member who failed to sign it', () => {
    expect(PAYMENT.nearestAllowed('directDebit', aPaymentProgress({ signingFailed: true }))).toBe('directDebit');
    expect(PAYMENT.nearestAllowed('directDebit', aPaymentProgress())).toBe('information');
  });
});
