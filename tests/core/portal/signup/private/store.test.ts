import { describe, expect, it } from 'vitest';
import { aPrivateSignup, aTab } from '../../../../support/a-register.ts';
import { SECOND } from '../../../../support/at.ts';

/** Everything was chosen, filled in, sent and answered. */
function created(given: Parameters<typeof aPrivateSignup>[0] = {}) {
  const signup = aPrivateSignup(given);
  signup.fillOut();
  signup.store.next();
  signup.settle();
  return signup;
}

describe('a sign-up that another person pays for', () => {
  it('[P-SIGNUP-47] [P-SIGNUP-48] [P-SIGNUP-49] should lead to the payer once the member was created', () => {
    const signup = aPrivateSignup();
    expect([signup.view().step, signup.view().steps]).toEqual(['department', ['department', 'information', 'payer']]);
    signup.store.go('payer');
    expect(signup.view().step).toBe('department');
    signup.fillOut();
    signup.store.go('payer');
    expect(signup.view().step).toBe('information');
    signup.store.next();
    signup.settle();
    expect(signup.view().step).toBe('payer');
  });

  it('[P-SIGNUP-66] should say that another person pays, and lead no visitor to sign but to the payer', () => {
    const { created: sent, gone, view } = created();
    expect(view().step).toBe('payer');
    expect(sent.map(({ question }) => question.body)).toMatchObject([
      { is_privately_sponsored: true, departmentId: 101 },
    ]);
    expect(gone).toEqual([]);
  });

  it('should ask the payer for the member that was created', () => {
    const { store, settle, contacted } = created();
    store.contact.type('10000011');
    store.contact.send();
    settle();
    expect(contacted.map(({ question }) => question)).toMatchObject([
      {
        phone: '10000011',
        memberId: '9001',
        departmentId: 101,
        contractId: '3001',
        signupUrl: 'https://portal.example/nordlys/sponsor?departmentId=101',
      },
    ]);
    expect(store.contact.facts$.value.contacted).toBe(true);
  });

  it('should remember whom it has asked when the page is loaded again', () => {
    const where = aTab();
    const { store, settle } = created({ where });
    store.contact.type('10000011');
    store.contact.send();
    settle();
    const again = aPrivateSignup({ where, later: 10 * SECOND });
    again.store.contact.send();
    again.settle();
    expect([again.view().step, again.store.contact.view$.value.canSend, again.contacted.length]).toEqual([
      'payer',
      false,
      0,
    ]);
  });

  it('should remember it before it is answered', () => {
    const where = aTab();
    const { store } = created({ where });
    store.contact.type('10000011');
    store.contact.send();
    const again = aPrivateSignup({ where, later: 10 * SECOND });
    again.store.contact.send();
    expect([again.store.contact.view$.value.status?.kind, again.contacted.length]).toEqual(['uncertain', 0]);
  });

  it('should know what became of the message, though the page was left meanwhile', () => {
    const where = aTab();
    const { store, settle, contacted } = created({ where });
    store.contact.type('10000011');
    store.contact.send();
    store.close();
    settle();
    store.open();
    settle();
    store.contact.send();
    settle();
    expect([store.contact.view$.value.status?.kind, contacted.length]).toEqual(['notSigned', 1]);
    const again = aPrivateSignup({ where, later: 10 * SECOND });
    expect(again.store.contact.view$.value.status?.kind).toBe('notSigned');
  });

  it('should still wait for the answer where the visitor comes back before it', () => {
    const { store, settle, contacted } = created();
    store.contact.type('10000011');
    store.contact.send();
    store.close();
    store.open();
    expect(store.contact.view$.value).toMatchObject({ isSending: true, canSend: false, status: null });
    settle();
    expect([store.contact.view$.value.status?.kind, contacted.length]).toEqual(['notSigned', 1]);
  });

  it('should write nothing down of a message from before everything started over', () => {
    const { store, settle, needs, where } = created();
    store.contact.type('10000011');
    store.contact.send();
    store.close();
    needs.drafts.startOver();
    settle();
    expect(JSON.stringify([...where.tab.entries])).not.toContain('10000011');
    store.open();
    settle();
    expect([store.contact.view$.value.phone, store.contact.facts$.value.contacted]).toEqual(['', false]);
  });

  it('should have forgotten the payer’s number where another sign-up has ended meanwhile', () => {
    const { store, needs } = created();
    store.contact.type('10000011');
    store.close();
    needs.drafts.clear();
    store.open();
    expect(store.contact.view$.value.phone).toBe('');
  });

  it.each([
    ['true', 'success'],
    ['false', 'failure'],
    ['', 'failure'],
    [undefined, null],
  ])('[P-SIGNUP-50] should have ended as the address says with %j: %s', (success, outcome) => {
    const { view, told } = aPrivateSignup({ parameters: { ...(success !== undefined && { success }) } });
    expect(view().outcome).toBe(outcome);
    expect(told.map(({ kind }) => kind)).toEqual([outcome === null ? 'opened' : 'signupReturned']);
  });

  it('should show the steps again after the end was shown', () => {
    const { store, view } = aPrivateSignup({ parameters: { success: 'no', departmentId: '101' } });
    store.startOver();
    expect([view().outcome, view().step]).toEqual([null, 'department']);
  });

  it('should keep what was filled in where the address tells of a success before anything was sent', () => {
    const where = aTab();
    const begun = aPrivateSignup({ where });
    begun.choose();
    begun.fillIn();
    aPrivateSignup({ where, later: SECOND, parameters: { success: 'true' } });
    expect(JSON.stringify([...where.tab.entries])).toContain('Ola');
  });

  it('should keep what was filled in where no payer was asked, with any address', () => {
    const where = aTab();
    created({ where });
    aPrivateSignup({ where, later: SECOND, parameters: { success: 'true' } });
    expect(JSON.stringify([...where.tab.entries])).toContain('Ola');
  });

  it.each([
    ['true', false],
    ['no', true],
  ])('should keep what was filled in where the address says %s: %s', (success, isKept) => {
    const where = aTab();
    const signup = created({ where });
    signup.store.contact.type('10000011');
    signup.store.contact.send();
    signup.settle();
    aPrivateSignup({ where, later: SECOND, parameters: { success } });
    const kept = JSON.stringify([...where.tab.entries]);
    expect([kept.includes('Ola'), kept.includes('10000011')]).toEqual([isKept, isKept]);
  });
});
