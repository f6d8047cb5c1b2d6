import { fail, kroner, ok } from '@felles/core';
import type { Membership } from '@felles/core/internal/portal/membership/model';
import { unpaidSignupKey } from '@felles/core/internal/portal/payment/unpaid-signup';
import { draftsKey } from '@felles/core/internal/portal/signup/drafts-key';
import { describe, expect, it } from 'vitest';
import { aProfile } from '../../../../support/a-profile.ts';
import { ANSWER_TIME, aStandardRegister, aTab, LINK, MONTHLY, PREPAID } from '../../../../support/a-register.ts';
import { SECOND } from '../../../../support/at.ts';
import { refused } from '../../../../support/fake-ports.ts';

function filledIn(given: Parameters<typeof aStandardRegister>[0] = {}) {
  const register = aStandardRegister(given);
  register.fillOut(given.memberships?.[0]?.id);
  return register;
}

function sent(given: Parameters<typeof aStandardRegister>[0] = {}) {
  const register = filledIn(given);
  register.send();
  return register;
}

/** The tab from which a visitor has gone to sign. */
function signed() {
  const { store, where } = sent();
  store.sign();
  return where;
}

describe('the standard register', () => {
  it('should not move a visitor on who goes back to a closed step and fills in what was missing', () => {
    const where = aTab();
    const register = aStandardRegister({ where });
    register.begin();
    register.store.go('department');
    const { membership } = register.needs;
    membership.chooseMembership(MONTHLY.id);
    expect(membership.facts$.value.membership).toBe(null);
    where.history.back();
    expect(register.view().step).toBe('department');
    membership.chooseMembership(MONTHLY.id);
    expect(register.view().step).toBe('department');
    register.store.next();
    expect(register.view().step).toBe('information');
  });

  it('[P-SIGNUP-08] should say what is missing as long as there is no way on', () => {
    const { store, view, choose } = aStandardRegister();
    expect(view().next).toEqual({
      isOffered: true,
      isBlocked: true,
      reasons: [{ key: 'signup.departmentMissing', params: {} }],
      fields: [],
    });
    store.next();
    expect(view().step).toBe('department');
    choose();
    store.next();
    expect(view().step).toBe('information');
    const missing = ['firstname', 'lastname', 'address', 'postal_code', 'municipality', 'phone_number', 'email'];
    expect(view().next).toEqual({
      isOffered: true,
      isBlocked: true,
      reasons: [{ key: 'signup.personIncomplete', params: {} }],
      fields: [...missing, 'date_of_birth', 'gender', 'approve_tos'],
    });
  });

  it('[P-PERSON-52] should let the form say everything that is wrong with it before anything is sent', () => {
    const register = aStandardRegister();
    register.begin();
    register.store.next();
    expect(register.needs.person.view$.value).toMatchObject({ isRejected: true, rejections: 1 });
    expect(register.created).toEqual([]);
  });

  it('[P-SIGNUP-66] [P-SIGNUP-89] should create the member with next, and open the confirmation once that is answered', () => {
    const register = filledIn();
    register.store.next();
    expect(register.view()).toMatchObject({ step: 'information', isSending: true });
    register.clock.pass(2 * ANSWER_TIME);
    expect(register.view()).toMatchObject({ step: 'confirm', canSign: true, isSending: false });
    expect(register.created).toHaveLength(1);
    expect(register.gone).toEqual([]);
  });

  it('[P-SIGNUP-89] should offer no signing where the address is none that may be left for', () => {
    for (const link of [null, 'https://elsewhere.invalid/sign', 'javascript:alert(1)']) {
      const register = sent({
        createMember: () => ({ after: ANSWER_TIME, result: ok({ memberId: '9001', link_to_nets: link }) }),
      });
      expect(register.view()).toMatchObject({ step: 'confirm', canSign: false });
      register.store.sign();
      register.store.next();
      expect(register.gone).toEqual([]);
    }
  });

  it('[P-SIGNUP-11] should sign nowhere but where link_to_nets leads', () => {
    const answered = { memberId: '9001', link_to_nets: null, link_to_sign: LINK };
    const register = sent({ createMember: () => ({ after: ANSWER_TIME, result: ok(answered) }) });
    expect(register.view()).toMatchObject({ step: 'confirm', canSign: false });
    register.store.sign();
    expect(register.gone).toEqual([]);
  });

  it('[P-SIGNUP-11] [P-SIGNUP-66] [P-TRACKING-10] should count the signing and leave for it, once for two clicks', () => {
    const register = sent();
    register.store.sign();
    register.store.sign();
    expect(register.gone).toEqual([LINK]);
    expect(register.told.filter(({ kind }) => kind === 'redirectedToSigning')).toHaveLength(1);
    expect(register.view().isLeaving).toBe(true);
  });

  it('[P-SHELL-53] should leave once for two clicks within a second, even after a reopening', () => {
    const { store, clock, gone } = sent();
    const pressedAfter = (milliseconds: number) => {
      store.close();
      clock.pass(milliseconds);
      store.open();
      store.sign();
      return gone.length;
    };
    store.sign();
    expect([pressedAfter(999), pressedAfter(1)]).toEqual([1, 2]);
  });

  it('[P-SIGNUP-87] should leave ids behind for another tab, and no name', () => {
    const where = signed();
    const kept = where.saved.entries.get(unpaidSignupKey('nordlys')) ?? '';
    expect(JSON.parse(kept)).toMatchObject({
      invoiceId: '5001',
      memberId: '9001',
      departmentId: 101,
      membershipId: 7,
      startedAt: expect.any(Number),
    });
    expect(kept).not.toMatch(/Ola|40000001|demo\.example/);
  });

  it('should be where it was after a reload, with everything that was typed, and send nothing again', () => {
    const where = aTab();
    const before = sent({ where });
    const after = aStandardRegister({ where });
    expect(after.view()).toMatchObject({ step: 'confirm', canSign: true });
    expect(after.needs.person.view$.value.values).toEqual(before.needs.person.view$.value.values);
    after.store.next();
    expect(after.gone).toEqual([LINK]);
    expect(after.created).toEqual([]);
  });

  it('[P-SIGNUP-90] should send a changed field as an update, and lead on', () => {
    const register = sent();
    register.store.go('information');
    register.fillIn('ny@demo.example');
    expect(register.view().step).toBe('information');
    expect(register.view().open).not.toContain('confirm');
    register.store.next();
    register.clock.pass(SECOND);
    expect(register.created).toHaveLength(1);
    expect(register.updated).toHaveLength(1);
    expect(register.view().step).toBe('confirm');
  });

  it('should go back and forward by the browser’s own buttons, never beyond what is allowed', () => {
    const register = sent();
    const { history } = register.where;
    expect(history.entries).toEqual(['department', 'information', 'confirm']);
    history.back();
    history.back();
    expect(register.view().step).toBe('department');
    history.forward();
    history.forward();
    expect(register.view().step).toBe('confirm');
    history.back();
    register.fillIn('ny@demo.example');
    history.forward();
    expect(register.view().step).toBe('information');
  });

  it('[P-SIGNUP-68] [P-SIGNUP-69] [P-SIGNUP-70] should tell an earlier member by the number alone, and until it is another one', () => {
    const register = sent({
      createMember: () => ({ after: ANSWER_TIME, result: fail(refused(409, 'Member already exists.')) }),
    });
    expect(register.view()).toMatchObject({ step: 'information', exists: 'earlierMember' });
    register.store.next();
    register.clock.pass(SECOND);
    expect(register.created).toHaveLength(1);
    register.needs.person.change('email', 'ny@demo.example');
    expect(register.view().exists).toBe('earlierMember');
    register.needs.person.change('phone_number', '40000002');
    expect(register.view().exists).toBeNull();
  });

  it('[P-MEMBERSHIP-44] [P-MEMBERSHIP-45] should bar a member with an agreement, and send nothing for them', () => {
    const register = aStandardRegister({ profile: aProfile() });
    expect(register.view()).toMatchObject({ barred: 'hasActiveAgreement', next: { isOffered: false } });
    register.begin();
    register.store.next();
    expect([...register.created, ...register.updated, ...register.contracted]).toEqual([]);
  });

  it('[P-PERSON-56] should offer no way on to a visitor who is too young, and send nothing', () => {
    const register = aStandardRegister();
    register.fillOut();
    register.needs.person.chooseBirthDate({ day: 17, month: 5, year: 2010 });
    expect(register.view().next).toEqual({
      isOffered: false,
      isBlocked: true,
      reasons: [{ key: 'person.sponsorRoute', params: {} }],
      fields: [],
    });
    register.store.next();
    register.clock.pass(SECOND);
    expect(register.created).toEqual([]);
  });

  it('[P-PERSON-39] should offer no way on below the age that the center asks for, and one from that day', () => {
    const register = aStandardRegister();
    register.fillOut();
    const offeredTo = (year: number) => {
      register.needs.person.chooseBirthDate({ day: 17, month: 5, year });
      return [register.view().next.isOffered, register.view().age.kind];
    };
    expect([offeredTo(2015), offeredTo(1990)]).toEqual([
      [false, 'belowMinimum'],
      [true, 'allowed'],
    ]);
  });

  it('[P-SIGNUP-68] [P-SIGNUP-70] should tell a member of what they changed that is another one’s, until it is changed again', () => {
    const taken = { after: ANSWER_TIME, result: fail(refused(409, 'Member already exists.')) };
    const register = aStandardRegister({
      profile: aProfile({ avtaler: [] }),
      updateMember: (asking) => (asking === 1 ? taken : { after: ANSWER_TIME, result: ok({ memberId: '9001' }) }),
    });
    register.begin();
    const { email } = register.needs.person.view$.value.values;
    register.needs.person.change('email', 'anothers@demo.example');
    register.send();
    expect(register.view()).toMatchObject({ step: 'information', exists: 'alreadyMember', next: { isBlocked: true } });
    register.needs.person.change('email', email);
    expect(register.view()).toMatchObject({ exists: null, next: { isBlocked: false } });
    register.send();
    expect(register.view().step).toBe('confirm');
  });

  it('should tell a member that the session ended, keep their text, and stop after a new login', () => {
    const register = aStandardRegister({ profile: aProfile({ avtaler: [] }) });
    register.begin();
    register.needs.person.change('address', 'Nygata 7');
    expect(register.view().hasSessionEnded).toBe(false);
    register.endSession();
    expect(register.view()).toMatchObject({ step: 'information', hasSessionEnded: true });
    expect(register.needs.person.view$.value.values).toMatchObject({ firstname: '', address: 'Nygata 7' });
    register.store.next();
    register.clock.pass(SECOND);
    expect([...register.created, ...register.updated]).toEqual([]);
    register.logIn();
    expect(register.view().hasSessionEnded).toBe(false);
    expect(aStandardRegister().view().hasSessionEnded).toBe(false);
  });

  describe('before it sends', () => {
    /** The list as it is at first, and as it is when it is asked for once more. */
    const later = (...lists: readonly (readonly Membership[])[]) => ({
      offered: (asking: number) => ({
        after: ANSWER_TIME,
        result: ok(lists[Math.min(asking, lists.length) - 1] ?? []),
      }),
    });

    it('should find that what was chosen is gone, and lead back to the choice', () => {
      const register = sent(later([MONTHLY, PREPAID], [PREPAID, { ...PREPAID, id: 9 }]));
      expect(register.view()).toMatchObject({ step: 'department', isSending: false });
      expect(register.view().next.reasons).toEqual([{ key: 'signup.membershipMissing', params: {} }]);
      expect(register.created).toEqual([]);
    });

    it.each([
      ['fails', { after: ANSWER_TIME, result: fail(refused(500)) }],
      ['does not come', { after: 60 * SECOND, result: ok([]) }],
    ])('should not wait longer than it must for a list that %s', (_, second) => {
      const first = { after: ANSWER_TIME, result: ok([MONTHLY, PREPAID]) };
      const register = filledIn({ offered: (asking) => (asking === 1 ? first : second) });
      register.store.next();
      register.clock.pass(6 * SECOND);
      expect(register.view()).toMatchObject({ step: 'confirm', isSending: false });
      expect(register.created).toHaveLength(1);
    });

    it('should send nothing for a visitor who leaves too early, and send after they return and ask again', () => {
      const register = filledIn();
      register.store.next();
      register.store.close();
      register.clock.pass(10 * SECOND);
      expect(register.created).toEqual([]);
      register.store.open();
      register.settle();
      expect(register.view()).toMatchObject({ step: 'information', isSending: false });
      register.store.next();
      register.clock.pass(SECOND);
      expect(register.created).toHaveLength(1);
    });
  });

  it('[P-SESSION-17] [P-SIGNUP-60] [P-SIGNUP-89] should bring an earlier member up to date, and make the contract', () => {
    const register = aStandardRegister({ profile: aProfile({ avtaler: [] }) });
    register.begin();
    register.store.next();
    register.clock.pass(SECOND);
    expect([register.created.length, register.updated.length, register.contracted.length]).toEqual([0, 1, 1]);
    expect(register.view().step).toBe('confirm');
  });

  it.each([null, '', '0'])(
    '[P-SESSION-17] [P-SIGNUP-60] should create a visitor who is logged in with the member id %j',
    (memberid) => {
      const register = aStandardRegister({ profile: aProfile({ avtaler: [], memberid }) });
      register.begin();
      register.needs.person.approveTerms(true);
      register.store.next();
      register.clock.pass(SECOND);
      expect([register.created.length, register.updated.length, register.contracted.length]).toEqual([1, 0, 0]);
    },
  );

  it('[P-SIGNUP-67] should go to the payment of the invoice where there is no direct debit', () => {
    const register = sent({ memberships: [PREPAID, MONTHLY] });
    expect(register.view()).toMatchObject({
      step: 'confirm',
      noDirectDebit: true,
      money: { invoiceId: '5001', rest: 499 },
    });
    expect(register.gone).toEqual(['https://portal.example/nordlys/payment?invoiceId=5001&directdebit=false']);
  });

  it('[P-SIGNUP-67] should stay with the invoice where there is no network to load the page of payment by', () => {
    const register = filledIn({ memberships: [PREPAID, MONTHLY] });
    register.store.next();
    register.clock.pass(1.5 * ANSWER_TIME);
    register.online$.next(false);
    register.clock.pass(2 * SECOND);
    expect([register.view().step, register.gone]).toEqual(['confirm', []]);
  });

  it('should know which way on buys, and that another choice takes the place of what was bought', () => {
    const other = { ...PREPAID, id: 9 };
    const register = filledIn({ memberships: [PREPAID, other, MONTHLY] });
    expect(register.view()).toMatchObject({ step: 'information', buys: true, replaces: false });
    register.send();
    register.store.go('information');
    expect(register.view()).toMatchObject({ buys: false, replaces: false });
    register.fillIn('ny@demo.example');
    expect(register.view()).toMatchObject({ buys: false, replaces: false });
    register.store.go('department');
    register.needs.membership.chooseMembership(PREPAID.id);
    register.needs.membership.chooseMembership(other.id);
    expect(register.view()).toMatchObject({ buys: true, replaces: true });
    register.needs.membership.chooseMembership(other.id);
    register.needs.membership.chooseMembership(MONTHLY.id);
    expect(register.view()).toMatchObject({ buys: false, replaces: true });
  });

  it.each(['ok', 'not_started', 'not_ok'] as const)(
    '[P-SIGNUP-88] should show the result of a signing that returned with %s, and count it once',
    (status) => {
      const where = signed();
      const parameters = { callback: 'avtalegiro', status };
      const first = aStandardRegister({ where, parameters });
      expect(first.view().returned).toBe(status);
      expect(first.told.filter(({ kind }) => kind === 'directDebitReturned')).toEqual([
        { kind: 'directDebitReturned', register: 'standard', status, signup: '5001' },
      ]);
      const again = aStandardRegister({ where, parameters });
      expect(again.view().returned).toBe(status);
      expect(again.told.filter(({ kind }) => kind === 'directDebitReturned')).toEqual([]);
      expect(again.created).toEqual([]);
    },
  );

  it('[P-SIGNUP-04] should start over after the start page, and not take a late answer for its own', () => {
    const register = filledIn();
    register.store.next();
    register.store.close();
    register.needs.drafts.startOver();
    register.settle();
    register.store.open();
    register.settle();
    expect(register.view()).toMatchObject({ step: 'department', isSending: false });
    expect(register.needs.person.view$.value.values.firstname).toBe('');
    expect(register.needs.membership.facts$.value.department).toBeNull();
    expect(register.needs.drafts.flow('member').draft$.value.sent).toBeNull();
  });

  it('should leave nothing of the person behind once it has come to its end', () => {
    const where = signed();
    aStandardRegister({ where, parameters: { callback: 'avtalegiro', status: 'ok' } });
    expect(where.tab.entries.get(draftsKey('nordlys'))).not.toMatch(/Ola|40000001|demo\.example/);
    expect(where.saved.entries.get(unpaidSignupKey('nordlys'))).toBe('');
  });

  it('should not take it from an address that a visitor has signed who never left to, and keep everything', () => {
    const { where } = sent();
    const back = aStandardRegister({ where, parameters: { callback: 'avtalegiro', status: 'ok' } });
    expect(back.view()).toMatchObject({ returned: 'ok', evidence: 'doubted', canSign: true });
    expect(where.tab.entries.get(draftsKey('nordlys'))).toMatch(/40000001/);
    expect(where.saved.entries.get(unpaidSignupKey('nordlys'))).toMatch(/5001/);
    back.store.review();
    expect(back.view()).toMatchObject({ returned: null, step: 'confirm', canSign: true });
  });

  it('should say after the signing what came of it, also when the page is loaded again and in another tab', () => {
    const where = signed();
    const parameters = { callback: 'avtalegiro', status: 'ok' };
    const receipt = { membership: 'Voksen', amount: kroner(499, ','), firstDate: '15.12.2026', isPaid: false };
    const elsewhere = aStandardRegister({ where: aTab(undefined, where.saved), later: 60 * SECOND, parameters });
    expect(elsewhere.view()).toMatchObject({ evidence: 'reported', receipt: { ...receipt, membership: null } });
    for (let load = 0; load < 2; load += 1)
      expect(aStandardRegister({ where, parameters }).view()).toMatchObject({ evidence: 'own', receipt });
  });

  it.each(['ok', 'not_ok'])('[P-PAYMENT-50] should show the department again after a return with %s', (status) => {
    const where = signed();
    const parameters = { callback: 'avtalegiro', status };
    const shownIn = (tab: typeof where) =>
      aStandardRegister({ where: tab, parameters, later: 60 * SECOND }).shownDepartment();
    expect([shownIn(aTab(undefined, where.saved)), shownIn(where), shownIn(where)]).toEqual([101, 101, 101]);
  });

  it('should lead from a signing that failed back to the steps, with everything in them', () => {
    const where = signed();
    const back = aStandardRegister({ where, parameters: { callback: 'avtalegiro', status: 'not_ok' } });
    expect(back.view().returned).toBe('not_ok');
    back.store.review();
    expect(back.view()).toMatchObject({ returned: null, step: 'confirm', canSign: true });
    expect(back.needs.center.parameters$.value).toEqual({});
  });

  it('should tell of no sum where the service has given no invoice, nor of a former one’s', () => {
    const register = sent({
      memberships: [PREPAID, { ...PREPAID, id: 9 }],
      createMember: () => ({ after: ANSWER_TIME, result: ok({ memberId: '9001' }) }),
    });
    expect(register.view()).toMatchObject({ step: 'confirm', noDirectDebit: true, money: null });
    const other = sent({ memberships: [PREPAID, { ...PREPAID, id: 9 }] });
    expect(other.view().money).toMatchObject({ rest: 499 });
    other.store.go('department');
    other.needs.membership.chooseMembership(PREPAID.id);
    other.needs.membership.chooseMembership(9);
    expect(other.view().money).toBeNull();
  });

  it('should wait for a storage that is slow, and write nothing over what is in it', () => {
    const { where } = sent();
    const again = aStandardRegister({ where, storageAfter: 2 * SECOND });
    expect(again.view()).toMatchObject({ isWaiting: true, step: 'department' });
    again.clock.pass(5 * SECOND);
    expect(again.view()).toMatchObject({ isWaiting: false, step: 'confirm', canSign: true });
    expect(again.needs.person.view$.value.values.firstname).toBe('Ola');
    expect(again.told.filter(({ kind }) => kind === 'opened')).toHaveLength(1);
  });
});
