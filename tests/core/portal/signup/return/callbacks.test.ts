import { isSettled, type Money } from '@felles/core/internal/portal/payment/invoice/money';
import { type Callback, callbackIn, destinationOf } from '@felles/core/internal/portal/signup/returns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const STATUSES = [null, 'PAYMENTABORT', 'PAYMENTFAILED', 'PAYMENTSUCCESS', 'VOID', 'PAYMENTSTARTED'] as const;
const RESTS = [null, 899, 0.01, 0, -1] as const;
const money: readonly Money[] = RESTS.flatMap((rest) =>
  STATUSES.flatMap((status) => [true, false].map((isPaid) => ({ rest, status, isPaid, isCredited: false }))),
);

/** Where a return leads in the sign-up of this tab, which left to sign. */
const destination = (callback: Callback, known: Money, { isOver = true, noDirectDebit = false } = {}) =>
  destinationOf({
    callback,
    ids: { invoiceId: '5001', noDirectDebit },
    evidence: 'own',
    known: { ...known, isOver, isUnknown: false, invoice: { status: 'ready', value: {} } },
  });

describe('the return an address speaks of', () => {
  it.each([
    [{}, null],
    [
      { callback: 'avtalegiro', status: 'ok' },
      { provider: 'directDebit', status: 'ok' },
    ],
    [
      { callback: 'avtalegiro', status: 'not_started' },
      { provider: 'directDebit', status: 'not_started' },
    ],
    [
      { callback: 'avtalegiro', status: 'not_ok' },
      { provider: 'directDebit', status: 'not_ok' },
    ],
    [{ callback: 'vipps' }, { provider: 'mobilePayment' }],
    [{ callback: 'bank' }, null],
    [{ callback: 'AVTALEGIRO', status: 'ok' }, null],
  ] as const)('[P-SIGNUP-20] [P-SIGNUP-83] should of %o be %o', (parameters, callback) => {
    expect(callbackIn(parameters)).toEqual(callback);
  });

  it.each([
    [{ callback: 'avtalegiro' }, 'not_ok'],
    [{ callback: 'avtalegiro', status: '' }, 'not_ok'],
    [{ callback: 'avtalegiro', status: 'OK' }, 'not_ok'],
    [{ callback: 'avtalegiro', status: 'signed' }, 'not_ok'],
  ] as const)(
    '[P-SIGNUP-20] should take what is none of the three statuses for a failure: %o',
    (parameters, status) => {
      expect(callbackIn(parameters)).toEqual({ provider: 'directDebit', status });
    },
  );

  it.each([
    [{ vippsSetup: '1' }, { provider: 'mobilePayment' }],
    [{ vippsSetup: '0' }, null],
    [{ vippsSetup: 'true' }, null],
    [
      { callback: 'avtalegiro', status: 'ok', vippsSetup: '1' },
      { provider: 'directDebit', status: 'ok' },
    ],
  ] as const)('[P-SIGNUP-84] should read the other name of the mobile payment in %o', (parameters, callback) => {
    expect(callbackIn(parameters)).toEqual(callback);
  });
});

describe('the step after direct debit', () => {
  const cells = (['ok', 'not_started', 'not_ok'] as const).flatMap((status) =>
    [true, false].flatMap((noDirectDebit) => money.map((known) => ({ status, noDirectDebit, known }))),
  );
  const led = ({ status, known, noDirectDebit }: (typeof cells)[number]) =>
    destination({ provider: 'directDebit', status }, known, { noDirectDebit });

  it('[P-SIGNUP-21] should be direct debit again for a signing that failed, with any payment', () => {
    for (const cell of cells) expect(led(cell) === 'directDebit').toBe(cell.status === 'not_ok');
  });

  it('[P-SIGNUP-22] should be payment without direct debit while something remains', () => {
    const unpaid = cells.filter(({ status, noDirectDebit, known }) => {
      return status !== 'not_ok' && noDirectDebit && (known.rest ?? 0) > 0;
    });
    expect(unpaid.length).toBeGreaterThan(0);
    for (const cell of unpaid) expect(led(cell)).toBe('payment');
  });

  it('[P-SIGNUP-23] should be success for what is paid, however that became known', () => {
    const paid = cells.filter(({ status, noDirectDebit, known }) => {
      if (status === 'not_ok' || (noDirectDebit && (known.rest ?? 0) > 0)) return false;
      return known.isPaid || known.status === 'PAYMENTSUCCESS' || (known.rest ?? 1) <= 0;
    });
    expect(paid.length).toBeGreaterThan(0);
    for (const cell of paid) expect(led(cell)).toBe('success');
  });

  it('[P-SIGNUP-24] should be payment for all that is left', () => {
    const left = cells.filter(({ status, known }) => status !== 'not_ok' && !isSettled(known));
    expect(left.length).toBeGreaterThan(0);
    for (const cell of left) expect(led(cell)).toBe('payment');
  });
});

describe('the step after a mobile payment', () => {
  const led = (known: Money, isOver: boolean) => destination({ provider: 'mobilePayment' }, known, { isOver });

  it('[P-SIGNUP-25] should be success exactly for what is paid', () => {
    for (const known of money) {
      for (const isOver of [true, false]) expect(led(known, isOver) === 'success').toBe(isSettled(known));
    }
    const successful: Money = { rest: 899, isCredited: false, status: 'PAYMENTSUCCESS', isPaid: false };
    expect(led(successful, false)).toBe('success');
  });

  it.each(['PAYMENTFAILED', 'PAYMENTABORT'] as const)('[P-SIGNUP-26] should be payment after %s', (status) => {
    expect(led({ rest: 899, isCredited: false, status, isPaid: false }, false)).toBe('payment');
  });

  it('[P-SIGNUP-85] should wait for what is not conclusive, until the waiting time is over', () => {
    fc.assert(
      fc.property(fc.constantFrom(null, 'VOID' as const, 'PAYMENTSTARTED' as const), (status) => {
        const known: Money = { rest: 899, isCredited: false, status, isPaid: false };
        expect(led(known, false)).toBeNull();
        expect(led(known, true)).toBe('payment');
      }),
    );
  });
});
