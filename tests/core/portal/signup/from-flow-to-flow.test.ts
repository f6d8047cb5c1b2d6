// A visitor who has begun to sign up in one way may go on in another: a sent request stays sent.
import { fail } from '@felles/core';
import { describe, expect, it } from 'vitest';
import { aCompanySignup, CODE } from '../../../support/a-company.ts';
import { aPrivateSignup, aStandardRegister, aTab } from '../../../support/a-register.ts';
import { SECOND } from '../../../support/at.ts';
import { unreachable } from '../../../support/fake-ports.ts';

type Given = NonNullable<Parameters<typeof aStandardRegister>[0]>;

/** Somebody has signed up as those do who pay themselves, and has signed nothing yet. */
function begun(given: Given = {}) {
  const where = aTab();
  const register = aStandardRegister({ ...given, where });
  register.fillOut();
  register.send();
  register.store.close();
  return { where: aTab(where.tab, where.saved), register };
}

/** Goes on from step to step, and waits each time. */
function goOn(signup: ReturnType<typeof aCompanySignup> | ReturnType<typeof aPrivateSignup>): void {
  for (let step = 0; step < 3; step += 1) {
    signup.send();
  }
}

describe('a sign-up that goes on another way', () => {
  it('should have the company pay for the member there is, and create no other', () => {
    const { where } = begun();
    const company = aCompanySignup({ where, later: 60 * SECOND });
    company.giveCode();
    goOn(company);
    expect(company.created).toEqual([]);
    expect(company.used.map(({ question }) => question)).toEqual([CODE]);
    expect(company.view().outcome).toBe('success');
  });

  it('should agree anew with the member there is where another person is to pay', () => {
    const { where } = begun();
    const other = aPrivateSignup({ where, later: 60 * SECOND });
    goOn(other);
    expect([other.created.length, other.contracted.map(({ question }) => question)]).toEqual([0, ['9001']]);
    expect(other.view().step).toBe('payer');
  });

  it('should ask first what became of a call without an answer', () => {
    const lost = { after: 50, result: fail(unreachable) };
    const { where, register } = begun({ createMember: () => lost });
    const other = aPrivateSignup({ where, later: 60 * SECOND });
    goOn(other);
    expect(other.created.map(({ question }) => question)).toEqual(register.created.map(({ question }) => question));
    expect([other.contracted.length, other.view().step]).toEqual([1, 'payer']);
  });

  it('should not write over what another has sent while its own page was away', () => {
    const { needs, ...register } = aStandardRegister({
      createMember: () => ({ after: 10 * SECOND, result: { ok: true, value: { memberId: '9001' } } }),
    });
    register.fillOut();
    register.store.next();
    register.clock.pass(SECOND);
    register.store.close();
    const other = aPrivateSignup({ where: register.where, drafts: needs.drafts });
    register.clock.pass(10 * SECOND);
    other.store.next();
    expect(needs.drafts.flow('private').draft$.value).toMatchObject({
      step: 'information',
      sent: { memberId: '9001' },
    });
  });
});
