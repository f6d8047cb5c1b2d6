import type { PaymentStatus } from '@felles/core/internal/portal/payment/invoice/status';
import { mayBePaid, type ProviderReport } from '@felles/core/internal/portal/payment/report/report';
import {
  offersToPayLater,
  type PaymentFacts,
  paymentPhase,
  paymentVariant,
} from '@felles/core/internal/portal/payment/rules';
import { kindOfSum, mayStartPayment } from '@felles/core/portal/payment';
import { describe, expect, it } from 'vitest';

const OPEN: PaymentFacts = {
  rest: 499,
  isCredited: false,
  status: null,
  isPaid: false,
  isLate: true,
  isOver: true,
  isUnknown: false,
  isUnanswered: false,
};
const STATUSES: readonly (PaymentStatus | null)[] = [
  null,
  'VOID',
  'PAYMENTSTARTED',
  'PAYMENTFAILED',
  'PAYMENTABORT',
  'PAYMENTSUCCESS',
];
const WORDS: readonly (ProviderReport | null)[] = [null, 'paid', 'pending', 'failed', 'expired', 'aborted', 'unpaid'];
const stands = (known: Partial<PaymentFacts>, report: ProviderReport | null = null, hasAttempt = true) =>
  paymentPhase({ ...OPEN, ...known }, report, hasAttempt);

const everything = STATUSES.flatMap((status) =>
  WORDS.flatMap((report) =>
    [499, 0, -1, null].flatMap((rest) =>
      [true, false].flatMap((isPaid) =>
        [true, false].flatMap((isOver) =>
          [true, false].map((isUnanswered) => ({
            known: { ...OPEN, status, rest, isPaid, isOver, isUnanswered },
            report,
          })),
        ),
      ),
    ),
  ),
);

describe('the phase of a payment', () => {
  it('[P-PAYMENT-68] should be paid exactly when the rest is nothing or the service has answered so', () => {
    for (const { known, report } of everything) {
      const isPaid = known.isPaid || known.status === 'PAYMENTSUCCESS' || (known.rest !== null && known.rest <= 0);
      expect(paymentPhase(known, report, true).kind === 'paid').toBe(isPaid);
    }
  });

  it('should be credited with anything else there is, which is neither paid nor to be paid', () => {
    for (const { known, report } of everything) {
      const phase = paymentPhase({ ...known, isCredited: true }, report, true);
      expect(phase).toEqual({ kind: 'credited' });
      expect(mayStartPayment(phase)).toBe(false);
    }
  });

  it('[P-PAYMENT-67] should neither offer to pay nor fail after a reported success, until the service answers', () => {
    for (const { known, report } of everything) {
      if (!mayBePaid(report) || known.status === 'PAYMENTFAILED') continue;
      const phase = paymentPhase(known, report, true);
      expect(mayStartPayment(phase)).toBe(false);
      expect(['paid', 'waiting', 'undecided']).toContain(phase.kind);
    }
  });

  it('[P-PAYMENT-17] should offer no payment while its state is unknown or still asked for', () => {
    expect(stands({ isUnanswered: true, status: 'VOID' })).toEqual({ kind: 'unknown' });
    expect(stands({ isOver: false })).toEqual({ kind: 'checking' });
    expect(mayStartPayment(stands({ isUnanswered: true }))).toBe(false);
    expect(mayStartPayment(stands({ isOver: false }))).toBe(false);
  });

  it('should be unknown where the service knows nothing of the invoice, with any payment', () => {
    for (const report of WORDS)
      for (const isOver of [true, false])
        expect(stands({ isUnknown: true, isUnanswered: true, isOver, rest: null }, report)).toEqual({
          kind: 'unknown',
        });
    expect(stands({ isUnknown: true, isPaid: true })).toEqual({ kind: 'paid' });
  });

  it('[P-PAYMENT-16] should be unknown, and not to pay, where all that was answered says nothing', () => {
    expect(stands({ status: null })).toEqual({ kind: 'unknown' });
    expect(stands({ status: null, isOver: false })).toEqual({ kind: 'checking' });
    expect(mayStartPayment(stands({ status: null }))).toBe(false);
  });

  it('should be unpaid without a started payment, and otherwise name its tab', () => {
    expect(stands({ status: 'VOID' })).toEqual({ kind: 'toPay', open: null });
    expect(stands({ status: 'PAYMENTSTARTED' })).toEqual({ kind: 'toPay', open: 'here' });
    // A payment that another browser began cannot continue here.
    expect(stands({ status: 'PAYMENTSTARTED' }, null, false)).toEqual({ kind: 'toPay', open: 'elsewhere' });
  });

  it('should be to pay for a visitor who says that they have not paid, as soon as the service has answered', () => {
    for (const status of ['PAYMENTSTARTED', 'VOID', null] as const) {
      expect(stands({ status }, 'unpaid')).toEqual({ kind: 'toPay', open: 'unsettled' });
      expect(stands({ status, isOver: false }, 'unpaid')).toEqual({ kind: 'checking' });
    }
    expect(stands({ status: 'PAYMENTFAILED' }, 'unpaid')).toEqual({ kind: 'failed', failure: 'failed' });
    expect(stands({ status: 'VOID', isUnanswered: true }, 'unpaid')).toEqual({ kind: 'unknown' });
    expect(stands({ isPaid: true }, 'unpaid')).toEqual({ kind: 'paid' });
  });

  it('should wait for what the provider says is paid, and say when nothing more is asked', () => {
    expect(stands({ isOver: false, isLate: false }, 'paid')).toEqual({ kind: 'waiting', isLate: false });
    expect(stands({ isOver: false }, 'paid')).toEqual({ kind: 'waiting', isLate: true });
    expect(stands({}, 'paid')).toEqual({ kind: 'undecided' });
  });

  it('[P-PAYMENT-39] should say in one of three ways that it failed', () => {
    expect(stands({ status: 'PAYMENTFAILED' })).toEqual({ kind: 'failed', failure: 'failed' });
    expect(stands({ status: 'PAYMENTFAILED' }, 'paid')).toEqual({ kind: 'failed', failure: 'notRegistered' });
    for (const report of ['failed', 'expired'] as const)
      for (const status of ['PAYMENTFAILED', 'PAYMENTSTARTED', null] as const)
        expect(stands({ status }, report)).toEqual({ kind: 'failed', failure: 'tryAgain' });
  });

  it('[P-PAYMENT-38] should be aborted for a payer who has given up, whether the service knows or not', () => {
    for (const status of ['PAYMENTFAILED', 'PAYMENTSTARTED', 'PAYMENTABORT', 'VOID', null] as const)
      expect(stands({ status }, 'aborted')).toEqual({ kind: 'aborted' });
    expect(mayStartPayment({ kind: 'aborted' })).toBe(true);
  });
});

describe('what a sum is called', () => {
  it('should not be one to pay for a payer who may have paid, or is just back from a provider', () => {
    expect(kindOfSum({ kind: 'paid' }, 'paid')).toBe('paid');
    for (const report of WORDS) {
      for (const kind of ['undecided', 'unknown'] as const) expect(kindOfSum({ kind }, report)).toBe('awaited');
      expect(kindOfSum({ kind: 'waiting', isLate: true }, report)).toBe('awaited');
      expect(kindOfSum({ kind: 'checking' }, report)).toBe(report === null ? 'asked' : 'awaited');
      expect(kindOfSum({ kind: 'toPay', open: null }, report)).toBe('asked');
    }
    expect(kindOfSum({ kind: 'failed', failure: 'failed' }, 'failed')).toBe('asked');
  });
});

describe('the kinds of payment page', () => {
  it.each([
    ['P-PAYMENT-31', true, true, true, 'paid', false],
    ['P-PAYMENT-31', true, false, false, 'paid', false],
    ['P-PAYMENT-33', false, true, true, 'payOnly', false],
    ['P-PAYMENT-33', false, false, true, 'payOnly', false],
    ['P-PAYMENT-32', false, true, false, 'shortTerm', true],
    ['P-PAYMENT-34', false, false, false, 'ordinary', true],
  ] as const)(
    '[%s] should with paid %s, short-term %s and without direct debit %s be %s, and offer to go on: %s',
    (_, isPaid, isShortTerm, noDirectDebit, expected, mayPayLater) => {
      const variant = paymentVariant(isPaid, { isShortTerm, noDirectDebit });
      expect(variant).toBe(expected);
      expect(offersToPayLater(variant)).toBe(mayPayLater);
    },
  );
});
