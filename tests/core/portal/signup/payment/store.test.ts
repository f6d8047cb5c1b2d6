import { kroner, type Load, ok } from '@felles/core';
import type { Department } from '@felles/core/internal/portal/center/model';
import { unpaidSignupKey } from '@felles/core/internal/portal/payment/unpaid-signup';
import { draftsKey } from '@felles/core/internal/portal/signup/drafts-key';
import { billOf } from '@felles/core/portal/payment';
import { aMembership } from '@felles/fixtures';
import { describe, expect, it } from 'vitest';
import { aProfile } from '../../../../support/a-profile.ts';
import {
  ANSWER_TIME,
  aPaymentRegister,
  aTab,
  LINK,
  MONTHLY,
  PAID,
  PREPAID,
  UNPAID,
} from '../../../../support/a-register.ts';
import { DAY, SECOND } from '../../../../support/at.ts';

type Given = Parameters<typeof aPaymentRegister>[0];

const soon = <T>(value: T) => ({ after: ANSWER_TIME, result: ok(value) });
const LOST = { after: ANSWER_TIME, result: { ok: false, error: { kind: 'unreachable', cause: 'network' } } } as const;
const MADE = { memberId: '9001', invoiceId: '5001', contractId: '3001', link_to_nets: LINK };
const REDIRECTING: Load<readonly Department[]> = {
  status: 'ready',
  value: [{ id: 101, navn: 'Sentrum', portal_redirect_url: 'https://bank.example/velkommen' }],
};

function sent(given: Given = {}, membershipId = MONTHLY.id) {
  const register = aPaymentRegister(given);
  register.fillOut(membershipId);
  register.send();
  return register;
}

/** A page that a provider has sent the visitor back to, long enough after for everything to be known. */
function returned(parameters: NonNullable<Given>['parameters'], given: Given = {}) {
  const register = aPaymentRegister({ ...given, parameters: parameters ?? {} });
  register.clock.pass(5 * SECOND);
  return register;
}

/** A visitor who comes back to the tab from which they have sent the form. */
function cameBack(parameters: NonNullable<Given>['parameters'], given: Given = {}, membershipId = MONTHLY.id) {
  const { where } = sent({}, membershipId);
  return returned(parameters, { ...given, where });
}

const movedTo = (told: readonly { readonly kind: string }[], kind: string) => told.filter((one) => one.kind === kind);

/** The tab from which a visitor has gone to sign. */
function signed() {
  const { store, where } = sent();
  store.sign();
  return where;
}

describe('the payment register', () => {
  it('[P-PERSON-51] [P-PERSON-52] should send nothing the form holds for wrong, and let it say what that is', () => {
    const register = aPaymentRegister();
    register.begin();
    register.fillIn('ola');
    register.send();
    expect(register.needs.person.facts$.value.complete).toBe(true);
    expect([register.created, Object.keys(register.needs.person.view$.value.problems)]).toEqual([[], ['email']]);
    register.fillIn();
    register.send();
    expect(register.created).toHaveLength(1);
  });

  it('[P-SIGNUP-66] should leave for signing once the member has been created, and count it first', () => {
    const register = sent({ createMember: () => soon({ memberId: '9001', link_to_nets: LINK }) });
    expect(register.gone).toEqual([LINK]);
    expect(movedTo(register.told, 'redirectedToSigning')).toHaveLength(1);
    expect(register.view().isLeaving).toBe(true);
  });

  it('[P-SIGNUP-66] should also leave for signing after the agreement of an existing member', () => {
    const register = aPaymentRegister({ profile: aProfile({ avtaler: [] }) });
    register.begin();
    register.send();
    expect([register.created.length, register.updated.length, register.contracted.length]).toEqual([0, 1, 1]);
    expect(register.gone).toEqual([LINK]);
  });

  it('should leave again at once for a click on a page restored from the history', () => {
    const register = sent({ createMember: () => soon({ memberId: '9001', link_to_nets: LINK }) });
    const pressed = () => {
      register.store.next();
      register.clock.pass(100);
      return register.gone.length;
    };
    register.returned$.next();
    expect(pressed()).toBe(2);
    register.returned$.next();
    expect(pressed()).toBe(3);
  });

  it('should lead no visitor out without a network, by either way to sign, and say so until there is one', () => {
    const register = aPaymentRegister({ createMember: () => soon({ memberId: '9001', link_to_nets: LINK }) });
    register.fillOut();
    register.store.next();
    // The service is asked once more for the choice, and then to create the member.
    register.clock.pass(1.5 * ANSWER_TIME);
    expect(register.created).toHaveLength(1);
    register.online$.next(false);
    register.clock.pass(2 * SECOND);
    expect([register.gone, movedTo(register.told, 'redirectedToSigning')]).toEqual([[], []]);
    expect(register.view()).toMatchObject({ step: 'directDebit', isLeaving: false, isCutOff: true });
    expect(JSON.stringify([...register.where.tab.entries.values()])).not.toContain('left');
    register.store.next();
    expect(register.view().isCutOff).toBe(true);
    register.online$.next(true);
    expect(register.view().isCutOff).toBe(false);
    // Without having been led anywhere, nobody is clicking twice.
    register.store.next();
    expect([register.gone, register.created.length, register.view().isLeaving]).toEqual([[LINK], 1, true]);
  });

  it('[P-SIGNUP-66] should leave for signing at once also with an invoice, and show that after a failure', () => {
    const where = aTab();
    const register = sent({ where });
    expect(register.gone).toEqual([LINK]);
    expect(movedTo(register.told, 'redirectedToSigning')).toHaveLength(1);
    const again = aPaymentRegister({ where, parameters: { callback: 'avtalegiro', status: 'not_ok' } });
    again.clock.pass(2 * SECOND);
    expect(again.view()).toMatchObject({ step: 'directDebit', canSign: true, payment: { money: { rest: 499 } } });
    expect(billOf(again.view().payment.money.invoice)).toMatchObject({ firstDate: '15.12.2026' });
  });

  it('[P-SIGNUP-13] should count the steps of the membership that is chosen, while it is being chosen', () => {
    const register = aPaymentRegister();
    const countWith = (membershipId: number) => {
      register.choose(membershipId);
      return register.view().steps.length;
    };
    expect([PREPAID.id, MONTHLY.id, PREPAID.id].map(countWith)).toEqual([4, 5, 4]);
    register.store.next();
    expect([register.view().step, register.view().steps.length]).toEqual(['information', 4]);
  });

  it('[P-MEMBERSHIP-40] should be held up where nothing is left to choose, except after a direct link', () => {
    const sellsOut = (given: Given = {}) => {
      const offered = (asking: number) => soon(asking === 1 ? [MONTHLY] : []);
      const register = aPaymentRegister({ offered, ...given });
      register.needs.membership.chooseDepartment(101);
      register.settle();
      expect(register.view().next.isBlocked).toBe(false);
      register.needs.membership.reload();
      register.settle();
      return register.view().next;
    };
    expect(sellsOut()).toMatchObject({ isBlocked: true, reasons: [{ key: 'signup.listIsEmpty' }] });
    expect(sellsOut({ direct: { departmentId: 101, membershipId: MONTHLY.id } }).isBlocked).toBe(false);
  });

  it('[P-SIGNUP-67] should lead to the payment with the invoice where there is no direct debit', () => {
    const register = sent({}, PREPAID.id);
    expect(register.gone).toEqual([]);
    expect(register.view()).toMatchObject({
      step: 'payment',
      steps: ['department', 'information', 'payment', 'success'],
    });
    expect(register.view().payment.money).toMatchObject({ invoiceId: '5001', rest: 499 });
  });

  it('should show at the payment the cost beyond the first invoice, if it is known and unpaid', () => {
    const where = aTab();
    const costs = { title: MONTHLY.title, price: kroner(449, ',') };
    sent({ where });
    const back = (given: Given) => returned({ callback: 'avtalegiro', status: 'ok' }, given).view();
    expect(back({ where })).toMatchObject({ step: 'payment', costs });
    expect(back({ where, invoice: PAID }).costs).toBe(null);
    expect(back({ where: aTab(undefined, where.saved) }).costs).toBe(null);
  });

  it('should say so if there is no next page', () => {
    const register = sent({ createMember: () => ({ after: ANSWER_TIME, result: ok({ memberId: '9001' }) }) });
    expect(register.view()).toMatchObject({ step: 'information', isStuck: true });
    expect(register.gone).toEqual([]);
  });

  it('should be at the payment again after a reload, and create no member again', () => {
    const { where } = sent({}, PREPAID.id);
    const again = aPaymentRegister({ where });
    expect(again.view().step).toBe('payment');
    expect(again.view().payment.money.rest).toBe(499);
    expect(again.created).toEqual([]);
  });

  it('should sign at the same place when the visitor comes back to the form, without another call', () => {
    const { where } = sent();
    const again = aPaymentRegister({ where });
    expect(again.view().step).toBe('directDebit');
    again.store.go('information');
    again.store.next();
    expect(again.gone).toEqual([LINK]);
    expect(again.created).toEqual([]);
  });

  it('[P-SIGNUP-21] [P-SIGNUP-91] should after a signing that failed offer to sign again, and the payment', () => {
    const back = cameBack({ callback: 'avtalegiro', status: 'not_ok' });
    expect(back.view()).toMatchObject({ step: 'directDebit', canSign: true });
    expect(back.view().open).toContain('payment');
    const unknown = returned({ callback: 'avtalegiro', status: 'not_ok' });
    expect(unknown.view()).toMatchObject({ step: 'directDebit', canSign: false });
    expect(unknown.view().open).not.toContain('payment');
    back.store.sign();
    expect(back.gone).toEqual([LINK]);
    expect(movedTo(back.told, 'directDebitReturned')).toHaveLength(1);
  });

  it('[P-SIGNUP-16] should lead no visitor to the signing step because they ask for it, also who has been there', () => {
    const back = cameBack({ callback: 'avtalegiro', status: 'not_ok' });
    back.store.go('payment');
    expect(back.view()).toMatchObject({ step: 'payment', canSign: true });
    expect(back.view().open).not.toContain('directDebit');
    back.store.go('directDebit');
    expect(back.view().step).toBe('payment');
  });

  it('should find its way in another tab by the ids alone', () => {
    const { where } = sent();
    const elsewhere = aTab(undefined, where.saved);
    const back = returned({ callback: 'avtalegiro', status: 'ok' }, { where: elsewhere, later: 60 * SECOND });
    expect(back.view()).toMatchObject({ step: 'payment', payment: { money: { invoiceId: '5001', rest: 499 } } });
    expect(back.created).toEqual([]);
  });

  it.each([
    [{ callback: 'avtalegiro', status: 'ok' }, 'directDebit'],
    [{ callback: 'avtalegiro', status: 'not_started' }, 'directDebit'],
    [{ callback: 'vipps' }, 'payment'],
  ] as const)(
    'should say of %o that it is unknown what it is of, where nothing is known, and end nothing by it',
    (parameters, step) => {
      const where = aTab();
      const open = aPaymentRegister({ where });
      open.fillOut();
      const back = returned(parameters, { where });
      expect(back.view()).toMatchObject({
        isUntraced: true,
        waitsForPayment: false,
        completion: null,
        list: { step, open: [step] },
      });
      expect(back.view().list.steps).toContain(step);
      expect(back.states).toEqual([]);
      expect(movedTo(back.told, 'paymentRegisterMoved')).toEqual([]);
      expect(where.tab.entries.get(draftsKey('nordlys'))).toMatch(/40000001/);
    },
  );

  it.each([
    { callback: 'vipps', invoiceId: '4711' },
    { callback: 'avtalegiro', status: 'ok', invoiceId: '4711' },
  ])('should not wait with %o if the service does not know the invoice, and say so', (parameters) => {
    const back = returned(parameters, { invoice: null });
    expect(back.view()).toMatchObject({ isUntraced: true, waitsForPayment: false, completion: null });
    const asked = back.states.length;
    back.clock.pass(60 * SECOND);
    expect(back.states).toHaveLength(asked);
  });

  it('should not show an earlier sign-up for an invoice that never existed', () => {
    const back = returned({ callback: 'VIPPS', invoiceId: '4711' }, { invoice: null });
    expect(back.view()).toMatchObject({ callback: null, earlier: null, step: 'department' });
  });

  it.each([
    ['ok', { isSigned: true, signingFailed: false }],
    ['not_started', { isSigned: false, signingFailed: true }],
  ])('should at the payment know whether direct debit was signed, back from the bank with %s', (status, known) => {
    const back = cameBack({ callback: 'avtalegiro', status });
    expect(back.view()).toMatchObject({ step: 'payment', isOwn: true, ...known });
  });

  it('should find its way by ids that a slow storage gives', () => {
    const { where } = sent();
    const given = { where: aTab(undefined, where.saved), later: 60 * SECOND, storageAfter: 2 * SECOND };
    const back = returned({ callback: 'avtalegiro', status: 'ok' }, given);
    back.clock.pass(5 * SECOND);
    expect(back.view()).toMatchObject({
      step: 'payment',
      isUntraced: false,
      payment: { money: { invoiceId: '5001' } },
    });
  });

  it('[P-SIGNUP-27] [P-SIGNUP-85] should wait for a started mobile payment, and keep polling', () => {
    const open = { status: 'SessionCreated', is_paid: false, is_ended: false };
    const back = cameBack({ callback: 'vipps' }, { state: () => soon(open) }, PREPAID.id);
    expect(back.view()).toMatchObject({ waitsForPayment: true, list: { step: 'payment', open: ['payment'] } });
    const asked = back.states.length;
    back.clock.pass(30 * SECOND);
    expect(back.states.length).toBeGreaterThan(asked + 5);
    back.clock.pass(2 * 60 * SECOND);
    expect(back.view()).toMatchObject({ waitsForPayment: false, step: 'payment' });
    const over = back.states.length;
    back.clock.pass(60 * SECOND);
    expect(back.states).toHaveLength(over);
    back.store.payment.check();
    expect(back.states).toHaveLength(over + 1);
  });

  it('[P-SIGNUP-25] [P-SIGNUP-27] should show a payment that became known late', () => {
    const back = cameBack(
      { callback: 'vipps' },
      {
        state: (asking) => ({
          after: ANSWER_TIME,
          result: ok(asking < 9 ? { status: 'SessionCreated' } : { status: null, is_paid: true, is_ended: true }),
        }),
      },
      PREPAID.id,
    );
    back.clock.pass(30 * SECOND);
    expect(back.view()).toMatchObject({ step: 'success', waitsForPayment: false });
    expect(movedTo(back.told, 'paymentRegisterMoved')).toEqual([
      { kind: 'paymentRegisterMoved', to: 'success', signup: '5001' },
    ]);
  });

  it('[P-PAYMENT-30] should end after a payment inside the page, and count it once the address names no invoice', () => {
    let isPaid = false;
    const register = sent(
      {
        start: { checkout_url: 'https://checkout.example/checkout.js', token: 't' },
        state: () => ({ after: ANSWER_TIME, result: ok({ status: isPaid ? 'x' : 'SessionCreated', is_paid: isPaid }) }),
      },
      PREPAID.id,
    );
    register.clock.pass(2 * SECOND);
    register.store.payment.pay('payOnly');
    register.clock.pass(SECOND);
    expect(register.view().payment.checkout).not.toBeNull();
    register.store.payment.checkoutEvent('PAYMENT_SUCCESSFUL');
    expect(register.address.query()).toBe('?callback=vipps');
    register.clock.pass(10 * SECOND);
    expect(register.view()).toMatchObject({ step: 'payment', payment: { phase: { kind: 'waiting' } } });
    isPaid = true;
    register.clock.pass(5 * SECOND);
    expect(register.view().step).toBe('success');
    const ended = register.told.findIndex(({ kind }) => kind === 'paymentRegisterMoved');
    expect(register.toldAt.at(-1)).toBe('');
    expect(register.told.at(-1)).toBe(register.told[ended]);
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
    const { where } = sent();
    expect(returned(parameters, { where }).view()).toMatchObject({ isShortTerm: false, noDirectDebit: false });
  });

  it('[P-SIGNUP-86] should finish on a paid invoice without any callback, and stay finished', () => {
    const { where } = sent({}, PREPAID.id);
    const parameters = { departmentId: '101', membershipId: String(PREPAID.id) };
    const later = aPaymentRegister({ where, invoice: PAID, parameters });
    expect(later.view()).toMatchObject({ step: 'payment', isPaid: true, variant: 'paid' });
    later.store.finish();
    expect(later.view().step).toBe('success');
    // The link of this sign-up must not lead the next one.
    expect(later.needs.center.parameters$.value).toEqual({});
    for (const step of ['department', 'information', 'payment'] as const) later.store.go(step);
    later.where.history.back();
    expect(later.view().step).toBe('success');
    expect(where.tab.entries.get(draftsKey('nordlys'))).not.toMatch(/Ola|40000001|demo\.example/);
    expect(where.saved.entries.get(unpaidSignupKey('nordlys'))).toBe('');
  });

  it('should not finish what is not paid, and was not signed', () => {
    const register = sent({}, PREPAID.id);
    register.store.finish();
    expect(register.view().step).toBe('payment');
  });

  it('[P-SIGNUP-87] should tell a later visit how it stands, for two days', () => {
    const { where } = sent({}, PREPAID.id);
    const visit = (given: Given = {}) =>
      aPaymentRegister({ where: aTab(undefined, where.saved), later: 60 * SECOND, ...given });
    const later = visit();
    later.clock.pass(5 * SECOND);
    expect(later.view()).toMatchObject({ earlier: 'unpaid', step: 'department' });
    later.store.go('payment');
    expect(later.view().step).toBe('payment');
    expect(visit({ later: 2 * DAY + 60 * SECOND }).view().earlier).toBeNull();
  });

  it.each([
    ['paid', PREPAID, { invoice: PAID }],
    ['paid', PREPAID, { state: () => soon({ status: 'x', is_paid: true }) }],
    ['unpaid', PREPAID, {}],
    ['unsigned', MONTHLY, {}],
    ['unknown', PREPAID, { state: () => LOST }],
  ] as const)('[P-SIGNUP-87] should call a sign-up of an earlier visit %s', (earlier, { id }, given) => {
    const { where } = sent({}, id);
    const later = aPaymentRegister({ where: aTab(undefined, where.saved), later: 60 * SECOND, ...given });
    later.clock.pass(10 * SECOND);
    expect(later.view()).toMatchObject({ earlier, step: 'department' });
  });

  it('[P-SIGNUP-87] should not claim anything of an earlier visit before the answer', () => {
    const { where } = sent({}, PREPAID.id);
    const slow = () => ({ ...soon({}), after: 20 * SECOND });
    const later = aPaymentRegister({ where: aTab(undefined, where.saved), later: 60 * SECOND, state: slow });
    expect(later.view().earlier).toBe('checking');
  });

  it('should end an earlier visit without taking what is being typed for another sign-up', () => {
    const { where } = sent({}, PREPAID.id);
    const later = aPaymentRegister({ where: aTab(undefined, where.saved), later: 60 * SECOND, invoice: PAID });
    later.choose();
    later.fillIn();
    later.store.go('payment');
    later.store.finish();
    expect(later.view()).toMatchObject({ step: 'success', completion: { end: 'complete' } });
    expect(later.needs.person.view$.value.values.firstname).toBe('Ola');
    expect(where.saved.entries.get(unpaidSignupKey('nordlys'))).toBe('');
  });

  it('[P-SIGNUP-87] should find again what was answered after the page was left', () => {
    const where = aTab();
    const register = aPaymentRegister({ where, createMember: () => ({ ...soon(MADE), after: 5 * SECOND }) });
    register.fillOut(PREPAID.id);
    register.send();
    register.store.close();
    register.clock.pass(10 * SECOND);
    expect(JSON.parse(where.saved.entries.get(unpaidSignupKey('nordlys')) ?? '')).toMatchObject({
      invoiceId: '5001',
      memberId: '9001',
      membershipId: PREPAID.id,
      noDirectDebit: true,
    });
  });
});

describe('another choice than the one that was sent', () => {
  it.each([PREPAID.id, MONTHLY.id])('should neither be paid nor signed in its place (%i)', (first) => {
    const parameters = first === MONTHLY.id ? { callback: 'avtalegiro', status: 'not_ok' } : {};
    const register = cameBack(parameters, {}, first);
    register.store.go('department');
    register.needs.membership.chooseMembership(first);
    register.needs.membership.chooseMembership(first === MONTHLY.id ? PREPAID.id : MONTHLY.id);
    expect(register.view()).toMatchObject({ canSign: false, open: ['department', 'information'] });
    register.store.go('payment');
    register.store.sign();
    expect([register.view().step, register.gone]).toEqual(['department', []]);
  });

  it('[P-SIGNUP-67] should lead to its own invoice, without a provider’s earlier report', () => {
    const register = cameBack({ callback: 'avtalegiro', status: 'not_ok' });
    register.store.go('department');
    register.needs.membership.chooseMembership(MONTHLY.id);
    register.needs.membership.chooseMembership(PREPAID.id);
    register.store.next();
    register.store.next();
    register.clock.pass(5 * SECOND);
    expect(register.contracted).toHaveLength(1);
    expect(register.view()).toMatchObject({ step: 'payment', payment: { money: { invoiceId: '5002' } } });
    expect(register.needs.center.parameters$.value).toEqual({});
  });

  it('should not be believed paid because the address says so of another', () => {
    const register = cameBack({ callback: 'vipps', invoiceId: '4999' }, {}, PREPAID.id);
    expect(register.view()).toMatchObject({
      callback: null,
      waitsForPayment: false,
      step: 'payment',
      payment: { report: null, money: { invoiceId: '5001' }, phase: { kind: 'toPay' } },
    });
  });

  it('should not be paid by a stranger’s invoice where its own has none', () => {
    const where = aTab();
    const saved = unpaidSignupKey('nordlys');
    const others = { invoiceId: '4000', memberId: '8000', departmentId: 101, membershipId: 7, noDirectDebit: true };
    where.saved.write(saved, JSON.stringify({ ...others, startedAt: Date.parse('2026-11-19T11:00:00Z') })).subscribe();
    const register = sent({ where, createMember: () => soon({ memberId: '9001' }) });
    expect(register.view()).toMatchObject({ isStuck: true, open: ['department', 'information'] });
    const named = returned({ invoiceId: '4999' }, { where: aTab(undefined, where.saved) });
    expect(named.view().payment.money.invoiceId).toBe('4999');
  });
});

describe('the end of the payment register', () => {
  it('should be named in the list of steps when it is requested', () => {
    const { where } = sent();
    const back = returned({ callback: 'avtalegiro', status: 'not_ok' }, { where });
    expect(back.view().open).toContain('success');
    back.store.go('success');
    expect(back.view()).toMatchObject({ step: 'success', completion: { end: 'unsigned' } });
    expect(where.tab.entries.get(draftsKey('nordlys'))).not.toMatch(/Ola|40000001|demo\.example/);
    expect(where.saved.entries.get(unpaidSignupKey('nordlys'))).toBe('');
    expect(movedTo(back.told, 'paymentRegisterMoved')).toHaveLength(1);
    back.store.go('department');
    expect(back.view().step).toBe('success');
  });

  it('should be the same when the page is loaded again, and be counted and left for once', () => {
    const { where } = sent();
    const given = { where, departments: REDIRECTING, invoice: PAID };
    const first = returned({ callback: 'avtalegiro', status: 'ok' }, given);
    expect(first.view()).toMatchObject({ step: 'success', completion: { end: 'complete' } });
    expect(first.gone).toEqual(['https://bank.example/velkommen']);
    const again = returned({ callback: 'avtalegiro', status: 'ok' }, given);
    expect(again.view()).toMatchObject({ step: 'success', completion: { end: 'complete' }, isUntraced: false });
    expect([again.gone, movedTo(again.told, 'paymentRegisterMoved')]).toEqual([[], []]);
  });

  it('[P-PAYMENT-35] [P-PAYMENT-36] should go on to where the department wants, for a member who comes back and has paid', () => {
    const paid = (departments?: typeof REDIRECTING) => {
      const { where } = sent({}, PREPAID.id);
      const given = { where, invoice: PAID, ...(departments && { departments }) };
      return returned({ callback: 'vipps', invoiceId: '5001' }, given);
    };
    expect(paid(REDIRECTING).gone).toEqual(['https://bank.example/velkommen']);
    expect(paid()).toMatchObject({ gone: [] });
    expect(paid().view()).toMatchObject({ step: 'success', departmentPage: null });
  });

  it('should be available after the signing, also after an aborted payment', () => {
    const where = signed();
    const start = { checkout_url: 'https://checkout.example/checkout.js', token: 't' };
    const back = returned({ callback: 'avtalegiro', status: 'ok' }, { where, start });
    back.store.payment.pay();
    back.clock.pass(5 * SECOND);
    expect(back.view()).toMatchObject({ payment: { checkout: { token: 't' } }, mayPayLater: false });
    back.store.payment.leaveCheckout();
    back.clock.pass(5 * SECOND);
    expect(back.view()).toMatchObject({ mayPayLater: true, payment: { checkout: null } });
    back.store.finish();
    expect(back.view()).toMatchObject({ step: 'success', completion: { end: 'complete' } });
  });

  it('should stay after a payment inside the page and a reload, until another sign-up starts', () => {
    const where = aTab();
    const register = sent({ where }, PREPAID.id);
    expect(register.view().steps).toHaveLength(4);
    const end = { step: 'success', completion: { end: 'complete', receipt: { membership: 'Klipp', isPaid: true } } };
    const paid = aPaymentRegister({ where, invoice: PAID });
    paid.store.finish();
    expect(paid.view()).toMatchObject({ ...end, completion: { receipt: { amount: kroner(499, ',') } } });
    const again = aPaymentRegister({ where });
    expect(again.view()).toMatchObject(end);
    for (const { view } of [paid, again]) expect(view().steps).toHaveLength(4);
    expect([...again.told, ...movedTo(again.told, 'paymentRegisterMoved')]).toEqual([]);
    const linked = aPaymentRegister({ where, parameters: { departmentId: '101', membershipId: '7' } });
    expect(linked.view()).toMatchObject({ step: 'department', completion: null });
    again.needs.drafts.startOver();
    expect(aPaymentRegister({ where }).view()).toMatchObject({ step: 'department', completion: null });
  });

  it('should claim nothing of a signing for which the visitor has not left', () => {
    const where = aTab();
    const register = aPaymentRegister({ where });
    register.fillOut();
    register.store.next();
    register.clock.pass(1.5 * ANSWER_TIME);
    register.online$.next(false);
    register.clock.pass(2 * SECOND);
    expect(register.gone).toEqual([]);
    const back = returned({ callback: 'avtalegiro', status: 'ok' }, { where });
    back.store.finish();
    expect(back.view().completion?.end).toBe('unpaid');
  });

  it('[P-PAYMENT-50] should show the department again at the end, also when the page is loaded again', () => {
    const { where } = sent();
    const parameters = { callback: 'avtalegiro', status: 'ok' };
    const back = returned(parameters, { where });
    back.store.finish();
    expect([back.view().step, back.shownDepartment()]).toEqual(['success', 101]);
    const again = returned(parameters, { where });
    expect([again.view().step, again.shownDepartment()]).toEqual(['success', 101]);
  });

  it('should be unpaid for a member who goes on without paying', () => {
    const ended = { status: 'x', is_paid: false, is_ended: true };
    const back = cameBack({ callback: 'vipps', invoiceId: '5001' }, { state: () => soon(ended) });
    expect(back.view()).toMatchObject({ step: 'payment', mayPayLater: true });
    back.store.finish();
    expect(back.view()).toMatchObject({ step: 'success', completion: { end: 'unpaid' } });
  });
});

describe('a payment that may have succeeded', () => {
  const open = { status: 'SessionCreated', is_paid: false, is_ended: false };

  it('should be awaited as a payment after a reload, also by a member who had signed before', () => {
    const where = signed();
    const start = { checkout_url: 'https://checkout.example/checkout.js', token: 't' };
    const parameters = { callback: 'avtalegiro', status: 'ok' };
    const back = returned(parameters, { where, start });
    back.store.payment.pay();
    back.clock.pass(5 * SECOND);
    back.store.payment.checkoutEvent('PAYMENT_SUCCESSFUL');
    back.clock.pass(SECOND);
    const waiting = { step: 'payment', waitsForPayment: false, payment: { phase: { kind: 'waiting' } } };
    expect(back.view()).toMatchObject(waiting);
    const again = aPaymentRegister({ where, parameters, later: 60 * SECOND, state: () => soon(open) });
    expect(again.view()).toMatchObject(waiting);
    expect(again.view().payment.money.rest).toBe(499);
  });

  it('[P-PAYMENT-67] should leave nothing to do but to ask again, after any press', () => {
    const back = cameBack({ callback: 'vipps', invoiceId: '5001' }, { state: () => soon(open) }, PREPAID.id);
    expect(back.view()).toMatchObject({ waitsForPayment: true, open: [back.view().step] });
    back.clock.pass(3 * 60 * SECOND);
    const isLocked = {
      step: 'payment',
      open: ['payment'],
      goesBack: false,
      payment: { report: 'paid', phase: { kind: 'undecided' } },
    };
    expect(back.view()).toMatchObject(isLocked);
    back.store.go('department');
    back.where.history.back();
    back.store.payment.pay();
    back.clock.pass(10 * SECOND);
    expect(back.view()).toMatchObject(isLocked);
    expect(back.started).toEqual([]);
  });

  it.each([
    ['later with direct debit', MONTHLY.id, true],
    ['no later without', PREPAID.id, false],
  ])('should after the calm wait let a visitor who has not paid pay again, and %s', (_, membershipId, mayPayLater) => {
    const back = cameBack({ callback: 'vipps', invoiceId: '5001' }, { state: () => soon(open) }, membershipId);
    back.clock.pass(3 * 60 * SECOND);
    back.store.payment.reportUnpaid();
    back.clock.pass(5 * SECOND);
    const phase = { kind: 'toPay', open: 'unsettled' };
    expect(back.view()).toMatchObject({ step: 'payment', goesBack: false, mayPayLater, payment: { phase } });
    if (mayPayLater) {
      back.store.finish();
      expect(back.view()).toMatchObject({ step: 'success', completion: { end: 'unpaid' } });
      return;
    }
    back.store.payment.pay();
    back.clock.pass(10 * SECOND);
    expect(back.started).toHaveLength(1);
  });

  it('[P-PAYMENT-67] should not be unsaid by sending the same again', () => {
    const back = cameBack({ callback: 'vipps', invoiceId: '5001' }, { state: () => soon(open) }, PREPAID.id);
    back.store.next();
    back.clock.pass(3 * 60 * SECOND);
    expect(back.view()).toMatchObject({ payment: { report: 'paid', phase: { kind: 'undecided' } } });
  });
});

describe('the way from a provider', () => {
  const MEMBERSHIPS = [
    { id: 11, temporary: false, no_direct_debit: false },
    { id: 12, temporary: true, no_direct_debit: false },
    { id: 13, temporary: false, no_direct_debit: true },
    { id: 14, temporary: true, no_direct_debit: true },
  ].map((kind) => aMembership(kind));
  const CALLBACKS = [
    {},
    { callback: 'avtalegiro', status: 'ok' },
    { callback: 'avtalegiro', status: 'not_started' },
    { callback: 'avtalegiro', status: 'not_ok' },
    { callback: 'vipps', invoiceId: '5001' },
    { callback: 'vipps', invoiceId: '5001', status: 'abort' },
  ];
  const SAID = [
    { status: null, is_paid: true, is_ended: true },
    { status: 'SessionCreated', is_paid: true, is_ended: false },
    { status: 'x', is_paid: false, is_ended: true },
    { status: 'VOID', is_paid: false, is_ended: false },
  ];
  const cells = CALLBACKS.flatMap((parameters) =>
    MEMBERSHIPS.flatMap((membership) =>
      SAID.flatMap((state) => [0, 300].map((rest) => ({ parameters, membership, state, rest }))),
    ),
  );

  /** The specification's rules for a cell, in their order. */
  function expected({ parameters, membership, state, rest }: (typeof cells)[number]) {
    const { callback, status } = parameters;
    const isPaid = rest <= 0 || state.is_paid;
    const noDirectDebit = membership.no_direct_debit === true;
    const step = (() => {
      if (callback === undefined) return noDirectDebit ? 'payment' : 'directDebit';
      // Where there is no direct debit, no signing has failed.
      if (status === 'not_ok' && !noDirectDebit) return 'directDebit';
      if (callback === 'avtalegiro' && noDirectDebit && rest > 0) return 'payment';
      return isPaid ? 'success' : 'payment';
    })();
    const variant = isPaid ? 'paid' : noDirectDebit ? 'payOnly' : membership.temporary ? 'shortTerm' : 'ordinary';
    return { step, isPaid, variant, end: step === 'success' ? 'complete' : null };
  }

  it('[P-PAYMENT-33] [P-SIGNUP-22] [P-SIGNUP-23] [P-SIGNUP-24] [P-SIGNUP-25] [P-SIGNUP-26] should lead by rule', () => {
    expect(cells).toHaveLength(6 * 4 * 4 * 2);
    for (const membership of MEMBERSHIPS) {
      const home = aTab();
      sent({ where: home, memberships: [membership, PREPAID] }, membership.id);
      const [tab = '', saved = ''] = [
        home.tab.entries.get(draftsKey('nordlys')),
        home.saved.entries.get(unpaidSignupKey('nordlys')),
      ];
      for (const cell of cells.filter((one) => one.membership === membership)) {
        const where = aTab();
        where.tab.write(draftsKey('nordlys'), tab).subscribe();
        where.saved.write(unpaidSignupKey('nordlys'), saved).subscribe();
        const { parameters, state, rest } = cell;
        const register = aPaymentRegister({
          where,
          parameters,
          memberships: [membership, PREPAID],
          invoice: { ...UNPAID, invoice: { ...UNPAID.invoice, rest } },
          state: () => soon(state),
        });
        register.clock.pass(parameters.callback === 'vipps' ? 3 * 60 * SECOND : 5 * SECOND);
        const { step, isPaid, variant, completion, mayPayLater, payment } = register.view();
        expect({ cell, step, isPaid, variant, end: completion?.end ?? null }).toEqual({ cell, ...expected(cell) });
        if (membership.no_direct_debit) expect(mayPayLater).toBe(false);
        if (!isPaid) continue;
        register.store.payment.pay();
        register.clock.pass(2 * SECOND);
        expect([payment.phase.kind, register.started]).toEqual(['paid', []]);
      }
    }
  });
});
