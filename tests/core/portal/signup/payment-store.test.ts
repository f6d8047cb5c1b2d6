import { ok } from '@felles/core';
import { draftsKey, unresolvedKey } from '@felles/core/portal';
import { describe, expect, it } from 'vitest';
import {
  ANSWER_TIME,
  aPaymentRegister,
  aTab,
  LINK,
  MONTHLY,
  PAID,
  PREPAID,
  UNPAID,
} from '../../../support/a-register.ts';
import { DAY, SECOND } from '../../../support/at.ts';

type Given = Parameters<typeof aPaymentRegister>[0];

function sent(given: Given = {}, membershipId = MONTHLY.id) {
  const register = aPaymentRegister(given);
  register.choose(membershipId);
  register.store.next();
  register.fillIn();
  register.store.next();
  register.clock.pass(2 * SECOND);
  return register;
}

/** A page that a provider has sent the visitor back to, long enough after for everything to be known. */
function returned(parameters: NonNullable<Given>['parameters'], given: Given = {}) {
  const register = aPaymentRegister({ ...given, parameters: parameters ?? {} });
  register.clock.pass(5 * SECOND);
  return register;
}

const movedTo = (told: readonly { readonly kind: string }[], kind: string) => told.filter((one) => one.kind === kind);

describe('the payment register', () => {
  it('[P-PERSON-51] [P-PERSON-52] should send nothing the form holds for wrong, and let it say what that is', () => {
    const register = aPaymentRegister();
    register.choose();
    register.store.next();
    register.fillIn('ola');
    register.store.next();
    register.clock.pass(2 * SECOND);
    expect(register.needs.person.facts$.value.complete).toBe(true);
    expect([register.created, Object.keys(register.needs.person.view$.value.problems)]).toEqual([[], ['email']]);
    register.fillIn();
    register.store.next();
    register.clock.pass(2 * SECOND);
    expect(register.created).toHaveLength(1);
  });

  it('[P-SIGNUP-66] should leave for signing once the member has been created, and count it first', () => {
    const register = sent();
    expect(register.gone).toEqual([LINK]);
    expect(movedTo(register.told, 'redirectedToSigning')).toHaveLength(1);
    expect(register.view().isLeaving).toBe(true);
  });

  it('[P-SIGNUP-67] should lead to the payment with the invoice where there is no direct debit', () => {
    const register = sent({}, PREPAID.id);
    expect(register.gone).toEqual([]);
    expect(register.view()).toMatchObject({
      step: 'payment',
      steps: ['department', 'information', 'payment', 'success'],
    });
    expect(register.view().paying.money).toMatchObject({ invoiceId: '5001', rest: 499 });
  });

  it('should say so where nobody can be led on', () => {
    const register = sent({ createMember: () => ({ after: ANSWER_TIME, result: ok({ memberId: 9001 }) }) });
    expect(register.view()).toMatchObject({ step: 'information', isStuck: true });
    expect(register.gone).toEqual([]);
  });

  it('should be at the payment again after a reload, and create nobody again', () => {
    const where = aTab();
    sent({ where }, PREPAID.id);
    const again = aPaymentRegister({ where });
    expect(again.view().step).toBe('payment');
    expect(again.view().paying.money.rest).toBe(499);
    expect(again.created).toEqual([]);
  });

  it('should sign at the same place when the visitor comes back to the form, without another call', () => {
    const where = aTab();
    sent({ where });
    const again = aPaymentRegister({ where });
    expect(again.view().step).toBe('information');
    again.store.next();
    expect(again.gone).toEqual([LINK]);
    expect(again.created).toEqual([]);
  });

  it('[P-SIGNUP-21] [P-SIGNUP-91] should after a signing that failed offer to sign again, and the payment', () => {
    const where = aTab();
    sent({ where });
    const back = returned({ callback: 'avtalegiro', status: 'not_ok' }, { where });
    expect(back.view()).toMatchObject({ step: 'directDebit', canSign: true });
    expect(back.view().open).toContain('payment');
    const unknown = returned({ callback: 'avtalegiro', status: 'not_ok' });
    expect(unknown.view()).toMatchObject({ step: 'directDebit', canSign: false });
    expect(unknown.view().open).not.toContain('payment');
    back.store.sign();
    expect(back.gone).toEqual([LINK]);
    expect(movedTo(back.told, 'directDebitReturned')).toHaveLength(1);
  });

  it.each([
    ['ok', UNPAID, 'payment'],
    ['not_started', UNPAID, 'payment'],
    ['ok', PAID, 'success'],
    ['not_started', PAID, 'success'],
    ['not_ok', PAID, 'directDebit'],
  ] as const)(
    'should after a signing with %s, as the service knows the invoice, be led on',
    (status, invoice, step) => {
      const where = aTab();
      sent({ where });
      expect(returned({ callback: 'avtalegiro', status }, { where, invoice }).view().step).toBe(step);
    },
  );

  it('should find its way in another tab by the ids alone', () => {
    const where = aTab();
    sent({ where });
    const elsewhere = aTab(undefined, where.saved);
    const back = returned({ callback: 'avtalegiro', status: 'ok' }, { where: elsewhere, later: 60 * SECOND });
    expect(back.view()).toMatchObject({ step: 'payment', paying: { money: { invoiceId: '5001', rest: 499 } } });
    expect(back.created).toEqual([]);
  });

  it('should show no empty first step to whoever has just signed, though nothing is known of them', () => {
    expect(returned({ callback: 'avtalegiro', status: 'ok' }).view().step).toBe('success');
    expect(returned({ callback: 'avtalegiro', status: 'not_started' }).view().step).toBe('directDebit');
  });

  it('[P-SIGNUP-27] [P-SIGNUP-85] should wait for a mobile payment that has begun, and go on asking', () => {
    const where = aTab();
    sent({ where }, PREPAID.id);
    const begun = { status: 'SessionCreated', is_paid: false, is_ended: false };
    const back = returned({ callback: 'vipps' }, { where, state: () => ({ after: ANSWER_TIME, result: ok(begun) }) });
    expect(back.view().waitsForPayment).toBe(true);
    const asked = back.states.length;
    back.clock.pass(30 * SECOND);
    expect(back.states.length).toBeGreaterThan(asked + 5);
    back.clock.pass(2 * 60 * SECOND);
    expect(back.view()).toMatchObject({ waitsForPayment: false, step: 'payment' });
    const over = back.states.length;
    back.clock.pass(60 * SECOND);
    expect(back.states).toHaveLength(over);
    back.store.paying.check();
    expect(back.states).toHaveLength(over + 1);
  });

  it('[P-SIGNUP-25] should show a payment that became known late', () => {
    const where = aTab();
    sent({ where }, PREPAID.id);
    const back = returned(
      { callback: 'vipps' },
      {
        where,
        state: (asking) => ({
          after: ANSWER_TIME,
          result: ok(asking < 9 ? { status: 'SessionCreated' } : { status: null, is_paid: true, is_ended: true }),
        }),
      },
    );
    back.clock.pass(30 * SECOND);
    expect(back.view().step).toBe('success');
    expect(movedTo(back.told, 'paymentRegisterMoved')).toEqual([
      { kind: 'paymentRegisterMoved', to: 'success', signup: '5001' },
    ]);
  });

  it('[P-SIGNUP-26] should lead to the payment after one that failed', () => {
    const where = aTab();
    sent({ where }, PREPAID.id);
    const ended = { status: 'x', is_paid: false, is_ended: true };
    const back = returned({ callback: 'vipps' }, { where, state: () => ({ after: ANSWER_TIME, result: ok(ended) }) });
    expect(back.view()).toMatchObject({ step: 'payment', waitsForPayment: false });
  });

  it('should make nothing of a mobile payment nobody knows the invoice of', () => {
    const back = returned({ callback: 'vipps' });
    expect(back.view()).toMatchObject({ step: 'department', waitsForPayment: false });
    expect(back.states).toEqual([]);
  });

  it('[P-SIGNUP-78] should know the invoice by the address', () => {
    const back = returned({ callback: 'vipps', invoiceId: '5001' }, { invoice: PAID });
    expect(back.view().step).toBe('success');
  });

  it('[P-SIGNUP-79] [P-SIGNUP-80] should know by the address what kind of membership it was, where nothing else says so', () => {
    const parameters = { callback: 'avtalegiro', status: 'not_ok', shortterm: 'true', directdebit: 'false' };
    expect(returned(parameters).view()).toMatchObject({ isShortTerm: true, noDirectDebit: true });
    const others = { ...parameters, shortterm: 'false', directdebit: 'true' };
    expect(returned(others).view()).toMatchObject({ isShortTerm: false, noDirectDebit: false });
    const where = aTab();
    sent({ where });
    expect(returned(parameters, { where }).view()).toMatchObject({ isShortTerm: false, noDirectDebit: false });
  });

  it('[P-SIGNUP-86] should finish on a paid invoice without any callback, and stay finished', () => {
    const where = aTab();
    sent({ where }, PREPAID.id);
    const later = aPaymentRegister({ where, invoice: PAID });
    expect(later.view()).toMatchObject({ step: 'payment', isPaid: true, variant: 'paid' });
    later.store.finish();
    expect(later.view().step).toBe('success');
    for (const step of ['department', 'information', 'payment'] as const) later.store.go(step);
    later.where.history.back();
    expect(later.view().step).toBe('success');
    expect(where.tab.entries.get(draftsKey('nordlys'))).not.toMatch(/Ola|40000001|demo\.example/);
    expect(where.saved.entries.get(unresolvedKey('nordlys'))).toBe('');
  });

  it('should not finish what is not paid, and was not signed', () => {
    const register = sent({}, PREPAID.id);
    register.store.finish();
    expect(register.view().step).toBe('payment');
  });

  it('[P-SIGNUP-87] should tell a later visit of what is not paid, for two days', () => {
    const where = aTab();
    sent({ where }, PREPAID.id);
    const later = aPaymentRegister({ where: aTab(undefined, where.saved), later: 60 * SECOND });
    expect(later.view()).toMatchObject({ isUnfinished: true, step: 'department' });
    later.store.go('payment');
    expect(later.view().step).toBe('payment');
    const tooLate = aPaymentRegister({ where: aTab(undefined, where.saved), later: 2 * DAY + 60 * SECOND });
    expect(tooLate.view().isUnfinished).toBe(false);
  });
});
