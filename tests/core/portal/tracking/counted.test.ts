import { ok } from '@felles/core';
import { eventsFor } from '@felles/core/internal/portal/tracking/visitor-actions';
import type { VisitorAction } from '@felles/core/portal/tracking';
import { describe, expect, it } from 'vitest';
import { aCompanySignup } from '../../../support/a-company.ts';
import {
  ANSWER_TIME,
  aPaymentRegister,
  aPrivateSignup,
  aStandardRegister,
  aTab,
  LINK,
  MONTHLY,
  PAID,
  PREPAID,
} from '../../../support/a-register.ts';
import { filledIn as aSponsorFilledIn } from '../../../support/a-sponsor-signup.ts';
import { SECOND } from '../../../support/at.ts';

const counted = (told: readonly VisitorAction[]) => told.flatMap((happening) => eventsFor(happening));
const event = (name: string, ids: object = {}) => ({ name, ids });

interface Signup {
  fillOut(membershipId: number): void;
  settle(): void;
  readonly store: { next(): void };
}

/** A sign-up with a chosen membership, a filled form and everything sent. */
function sent<S extends Signup>(signup: S, membershipId = MONTHLY.id): S {
  signup.fillOut(membershipId);
  signup.store.next();
  signup.settle();
  return signup;
}

const AS_A_MEMBER = [
  event('SignupStarted'),
  event('SelectedDepartment', { departmentId: 101 }),
  event('SelectedMembership', { membershipId: MONTHLY.id }),
  event('PersonalInformationFilled'),
];
const SIGNING = event('SigningStarted');

describe('what is counted of a visitor', () => {
  it('[P-TRACKING-01] [P-TRACKING-04] [P-TRACKING-07] [P-TRACKING-08] [P-TRACKING-10] should be each step of the standard register, to the way out to sign', () => {
    const where = aTab();
    const register = sent(aStandardRegister({ where }));
    expect(counted(register.told)).toEqual(AS_A_MEMBER);
    register.store.sign();
    expect(counted(register.told)).toEqual([...AS_A_MEMBER, SIGNING]);
    // The choice and the sending were counted before the page was loaded again.
    expect(counted(aStandardRegister({ where }).told)).toEqual([event('SignupStarted')]);
  });

  it('[P-TRACKING-01] [P-TRACKING-04] [P-TRACKING-07] [P-TRACKING-08] [P-TRACKING-10] should be each step of the payment register, to the way out to sign', () => {
    const register = sent(
      aPaymentRegister({
        createMember: () => ({ after: ANSWER_TIME, result: ok({ memberId: '9001', link_to_nets: LINK }) }),
      }),
    );
    expect(register.gone).toEqual([LINK]);
    expect(counted(register.told)).toEqual([...AS_A_MEMBER, SIGNING]);
  });

  it('[P-TRACKING-02] [P-TRACKING-05] [P-TRACKING-07] [P-TRACKING-08] [P-TRACKING-14] should be each step of a company sign-up, and its end', () => {
    const where = aTab();
    const signup = aCompanySignup({ where });
    signup.giveCode();
    signup.store.next();
    sent(signup);
    expect(counted(signup.told)).toEqual([
      event('CompanySignupStarted'),
      event('CompanySelectedDepartment', { departmentId: 101 }),
      event('SelectedMembership', { membershipId: MONTHLY.id }),
      event('PersonalInformationFilled'),
    ]);
    const ended = (success: string) => counted(aCompanySignup({ where, parameters: { success } }).told);
    expect([ended('true'), ended('false')]).toEqual([[event('SignupCompleted')], []]);
  });

  it('[P-TRACKING-03] [P-TRACKING-06] [P-TRACKING-07] [P-TRACKING-08] [P-TRACKING-14] should be each step of a private sign-up, and its end', () => {
    expect(counted(sent(aPrivateSignup()).told)).toEqual([
      event('PrivateSignupStarted'),
      event('PrivateSelectedDepartment', { departmentId: 101 }),
      event('SelectedMembership', { membershipId: MONTHLY.id }),
      event('PersonalInformationFilled'),
    ]);
    const ended = (success: string) => counted(aPrivateSignup({ parameters: { success } }).told);
    expect([ended('true'), ended('false')]).toEqual([[event('SignupCompleted')], []]);
  });

  it('[P-TRACKING-10] should be that they leave to sign before they do', () => {
    const { needs, store, gone } = sent(aStandardRegister());
    const leaves: (() => void)[] = [];
    needs.tracking.leaveForSigning = (leave) => void leaves.push(leave);
    store.sign();
    expect(gone).toEqual([]);
    for (const leave of leaves) leave();
    expect(gone).toEqual([LINK]);
  });

  it('[P-TRACKING-10] should be that a sponsor leaves to sign, and nothing before', () => {
    const { store, clock, left, told } = aSponsorFilledIn();
    store.next();
    clock.pass(2 * SECOND);
    expect(told).toEqual([]);
    store.sign();
    expect([left.length, counted(told)]).toEqual([1, [SIGNING]]);
  });

  it.each([
    ['ok', [event('SigningCompleted'), event('SignupCompleted')]],
    ['not_ok', [event('SigningFailed')]],
    ['not_started', []],
  ] as const)(
    '[P-TRACKING-11] [P-TRACKING-12] [P-TRACKING-14] should be how a signing went that came back to the standard register with %s',
    (status, events) => {
      const where = aTab();
      sent(aStandardRegister({ where })).store.sign();
      expect(counted(aStandardRegister({ where, parameters: { callback: 'avtalegiro', status } }).told)).toEqual(
        events,
      );
    },
  );

  it.each([
    ['ok', [event('SigningCompleted')]],
    ['not_ok', [event('SigningFailed')]],
    ['not_started', []],
  ] as const)(
    '[P-TRACKING-11] [P-TRACKING-12] should be how a signing went that came back to the payment register with %s',
    (status, events) => {
      const where = aTab();
      sent(aPaymentRegister({ where })).store.sign();
      expect(counted(aPaymentRegister({ where, parameters: { callback: 'avtalegiro', status } }).told)).toEqual(events);
    },
  );

  it('[P-TRACKING-14] should be the end of the payment register, once however often it is loaded again', () => {
    const where = aTab();
    sent(aPaymentRegister({ where }), PREPAID.id);
    const paid = aPaymentRegister({ where, invoice: PAID });
    paid.store.finish();
    paid.store.finish();
    expect(counted(paid.told).filter(({ name }) => name === 'SignupCompleted')).toHaveLength(1);
    expect(counted(aPaymentRegister({ where }).told)).toEqual([]);
  });
});
