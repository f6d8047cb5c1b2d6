import { COMPANY } from '@felles/core/internal/portal/signup/company';
import { PAYMENT } from '@felles/core/internal/portal/signup/payment-steps';
import { PRIVATE } from '@felles/core/internal/portal/signup/private';
import { PROFILE } from '@felles/core/internal/portal/signup/profile';
import type { SignupProgress } from '@felles/core/internal/portal/signup/reasons';
import { SPONSOR_IN_ORDER } from '@felles/core/internal/portal/signup/sponsor-steps';
import { STANDARD } from '@felles/core/internal/portal/signup/standard';
import { registerOf } from '@felles/core/portal/signup';
import { describe, expect, it } from 'vitest';
import {
  aCompanyProgress,
  aPaymentProgress,
  aProgress,
  aSponsorProgress,
  aStandardProgress,
  MEMBERSHIP,
} from '../../../support/a-signup.ts';

const TEST_MEMBERSHIP = { ...MEMBERSHIP, isTest: true };

describe('the register of a center', () => {
  it.each([
    [null, 'standard'],
    [{}, 'standard'],
    [{ use_direct_payment: null }, 'standard'],
    [{ use_direct_payment: false }, 'standard'],
    [{ use_direct_payment: true }, 'payment'],
  ] as const)('[P-SIGNUP-06] should for %o be the %s one', (center, register) => {
    expect(registerOf(center)).toBe(register);
  });
});

/** The effect of 'next' where a membership is chosen, in every flow that has such a step. */
const CHOOSING = [
  ['standard register', (over: Partial<SignupProgress>) => STANDARD.next('department', aStandardProgress(over))],
  ['payment register', (over: Partial<SignupProgress>) => PAYMENT.next('department', aPaymentProgress(over))],
  ['company sign-up', (over: Partial<SignupProgress>) => COMPANY.next('department', aCompanyProgress(over))],
  ['private sign-up', (over: Partial<SignupProgress>) => PRIVATE.next('department', aProgress(over))],
] as const;

describe.each(CHOOSING)('choosing a membership in the %s', (_, next) => {
  it('[P-MEMBERSHIP-38] should not lead past a membership that is not chosen, at any center', () => {
    expect(next({ membership: null })).toEqual({ kind: 'blocked', reasons: [{ kind: 'membershipMissing' }] });
    // Nobody can choose what there is none of.
    for (const arrivedDirectly of [false, true])
      expect(next({ membership: null, listIsEmpty: true, arrivedDirectly })).toEqual({
        kind: 'blocked',
        reasons: [{ kind: 'listIsEmpty' }],
      });
    expect(next({ departmentId: null, membership: null })).toEqual({
      kind: 'blocked',
      reasons: [{ kind: 'departmentMissing' }],
    });
    expect(next({}).kind).toBe('go');
  });

  it('[P-SIGNUP-09] [P-MEMBERSHIP-39] should not let a member go on with a test membership, nor keep a visitor from it', () => {
    const at = (loggedIn: boolean) => next({ loggedIn, membership: TEST_MEMBERSHIP });
    expect(at(true)).toEqual({ kind: 'blocked', reasons: [{ kind: 'membershipIsTest' }] });
    expect(at(false).kind).toBe('go');
  });
});

/** The effect of the sending step, in every flow of a sign-up. */
const SENDING = [
  ['standard register', (over: Partial<SignupProgress>) => STANDARD.next('information', aStandardProgress(over))],
  ['payment register', (over: Partial<SignupProgress>) => PAYMENT.next('information', aPaymentProgress(over))],
  ['company sign-up', (over: Partial<SignupProgress>) => COMPANY.next('information', aCompanyProgress(over))],
  ['private sign-up', (over: Partial<SignupProgress>) => PRIVATE.next('information', aProgress(over))],
] as const;

describe.each(SENDING)('sending in the %s', (_, next) => {
  it.each([
    ['personIncomplete', { personIsComplete: false }],
    ['memberExists', { memberExists: true }],
    ['sending', { isSending: true }],
    ['priceChanged', { priceChanged: true }],
    ['membershipMissing', { membership: null }],
    ['departmentMissing', { departmentId: null }],
  ] as const)('[P-SIGNUP-58] should wait for what is complete: %s', (kind, over) => {
    const at = next({ sent: 'nothing', ...over });
    expect(at.kind === 'blocked' && at.reasons.map((reason) => reason.kind)).toEqual([kind]);
    expect(next({ sent: 'nothing' })).toEqual({ kind: 'send' });
  });
});

describe('the standard register', () => {
  it.each([
    ['department', { departmentId: null, membership: null }],
    ['department', { membership: null }],
    ['information', { personIsComplete: false }],
    ['confirm', { sent: 'current' }],
  ] as const)('[P-SIGNUP-08] should allow no more than %s at %o', (allowed, over) => {
    const at = aStandardProgress(over);
    expect(STANDARD.nearestAllowed('confirm', at)).toBe(allowed);
    expect(STANDARD.nearestAllowed('department', at)).toBe('department');
  });

  it('[P-SIGNUP-89] should open the confirm step only once the service has everything', () => {
    expect(STANDARD.next('information', aStandardProgress())).toEqual({ kind: 'send' });
    for (const sent of ['nothing', 'changed'] as const) {
      expect(STANDARD.nearestAllowed('confirm', aStandardProgress({ sent }))).toBe('information');
    }
    const sent = aStandardProgress({ sent: 'current' });
    expect(STANDARD.next('information', sent)).toEqual({ kind: 'go', to: 'confirm' });
    expect(STANDARD.next('confirm', sent)).toEqual({ kind: 'end' });
    expect(STANDARD.next('confirm', { ...sent, canSign: false })).toEqual({
      kind: 'blocked',
      reasons: [{ kind: 'linkMissing' }],
    });
  });

  it('should let a visitor who has sent everything finish, although they may start nothing new', () => {
    const at = aStandardProgress({ sent: 'current', eligibility: 'hasActiveAgreement' });
    expect(STANDARD.nearestAllowed('confirm', at)).toBe('confirm');
    expect(STANDARD.next('information', { ...at, sent: 'changed' }).kind).toBe('blocked');
  });
});

describe('the company sign-up', () => {
  it.each([
    ['code', { code: 'missing' }],
    ['code', { code: 'notChecked' }],
    ['department', { departmentId: null, membership: null }],
    ['department', { membership: null }],
    ['information', {}],
  ] as const)('[P-SIGNUP-35] [P-SIGNUP-36] should allow no more than %s at %o', (allowed, over) => {
    const at = aCompanyProgress(over);
    expect(COMPANY.nearestAllowed('information', at)).toBe(allowed);
  });

  it('[P-SIGNUP-30] should open next at the code only for a valid one', () => {
    expect(COMPANY.next('code', aCompanyProgress({ code: 'notChecked' }))).toEqual({
      kind: 'blocked',
      reasons: [{ kind: 'codeNotChecked' }],
    });
    expect(COMPANY.next('code', aCompanyProgress({ membership: null }))).toEqual({
      kind: 'go',
      to: 'department',
    });
  });

  it('[P-SIGNUP-32] should open next at the agreement only with a department and a membership', () => {
    const next = (over: object) => COMPANY.next('department', aCompanyProgress(over));
    expect(next({ departmentId: null, membership: null })).toEqual({
      kind: 'blocked',
      reasons: [{ kind: 'departmentMissing' }],
    });
    expect(next({ membership: null })).toEqual({ kind: 'blocked', reasons: [{ kind: 'membershipMissing' }] });
    expect(next({})).toEqual({ kind: 'go', to: 'information' });
  });

  it('[P-SIGNUP-34] should not be moved beyond the allowed step, yet anywhere before it', () => {
    const at = aCompanyProgress({ membership: null });
    expect(COMPANY.steps.map((step) => COMPANY.nearestAllowed(step, at))).toEqual(['code', 'department', 'department']);
  });

  it('[P-SIGNUP-59] should send nothing without a valid code', () => {
    expect(COMPANY.next('information', aCompanyProgress())).toEqual({ kind: 'send' });
    for (const code of ['missing', 'notChecked'] as const)
      expect(COMPANY.next('information', aCompanyProgress({ code })).kind).toBe('blocked');
  });
});

describe('the private sign-up', () => {
  it.each([
    ['department', { departmentId: null, membership: null }],
    ['department', { membership: null }],
    ['information', {}],
    ['information', { personIsComplete: false }],
  ] as const)('[P-SIGNUP-47] should allow no more than %s at %o', (allowed, over) => {
    expect(PRIVATE.nearestAllowed('payer', aProgress(over))).toBe(allowed);
  });

  it('[P-SIGNUP-48] [P-SIGNUP-49] should ask for the payer only once the member has been created', () => {
    for (const sent of ['nothing', 'changed'] as const)
      expect(PRIVATE.nearestAllowed('payer', aProgress({ sent }))).toBe('information');
    expect(PRIVATE.nearestAllowed('payer', aProgress({ sent: 'current' }))).toBe('payer');
    expect(PRIVATE.next('information', aProgress({ sent: 'current' }))).toEqual({ kind: 'go', to: 'payer' });
  });
});

describe('the sponsor sign-up', () => {
  it('[P-SPONSOR-26] should move to the confirm step once the sponsor has been created', () => {
    expect(SPONSOR_IN_ORDER.steps).toEqual(['department', 'information', 'confirm']);
    expect(SPONSOR_IN_ORDER.next('information', aSponsorProgress())).toEqual({ kind: 'send' });
    const sent = aSponsorProgress({ sent: 'current', canSign: true });
    expect(SPONSOR_IN_ORDER.next('information', sent)).toEqual({ kind: 'go', to: 'confirm' });
    expect(SPONSOR_IN_ORDER.next('confirm', sent)).toEqual({ kind: 'end' });
  });

  it('should not let a payer sign for a member without a name', () => {
    for (const step of ['information', 'confirm'] as const) {
      expect(SPONSOR_IN_ORDER.next(step, aSponsorProgress({ sponsoredIsKnown: false, canSign: true })).kind).toBe(
        'blocked',
      );
    }
  });
});

describe('a new profile', () => {
  const complete = {
    departmentId: 1,
    personIsComplete: true,
    age: { kind: 'allowed' },
    sent: 'nothing',
    isSending: false,
  } as const;

  it('[P-SIGNUP-52] should need the person with all their fields, and a department', () => {
    expect(PROFILE.next('profile', complete)).toEqual({ kind: 'send' });
    expect(PROFILE.next('profile', { ...complete, departmentId: null, personIsComplete: false })).toEqual({
      kind: 'blocked',
      reasons: [{ kind: 'departmentMissing' }, { kind: 'personIncomplete' }],
    });
  });
});
