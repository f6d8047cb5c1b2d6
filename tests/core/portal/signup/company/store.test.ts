import { fail, ok } from '@felles/core';
import { PERSON_FIELDS } from '@felles/core/internal/portal/person/rules';
import { draftsKey } from '@felles/core/internal/portal/signup/drafts-key';
import { describe, expect, it } from 'vitest';
import { aCompanySignup, CODE } from '../../../../support/a-company.ts';
import { emptied } from '../../../../support/a-person-store.ts';
import { aProfile } from '../../../../support/a-profile.ts';
import { aTab } from '../../../../support/a-register.ts';
import { SECOND } from '../../../../support/at.ts';
import { refused } from '../../../../support/fake-ports.ts';

/** Somebody at the last step, with everything filled in. */
function filledIn(given: Parameters<typeof aCompanySignup>[0] = {}) {
  const signup = aCompanySignup(given);
  signup.giveCode();
  signup.store.next();
  signup.fillOut();
  return signup;
}

describe('the company sign-up', () => {
  it('[P-SIGNUP-35] should lead from a good code to the choice, and from there to the person', () => {
    const { store, view, giveCode, choose } = aCompanySignup();
    expect(view()).toMatchObject({ step: 'code', steps: ['code', 'department', 'information'], open: ['code'] });
    giveCode('XXXX');
    store.next();
    expect(view().step).toBe('code');
    giveCode();
    store.next();
    expect(view()).toMatchObject({ step: 'department', open: ['code', 'department'], shownCode: 'AB-1C2-D3E4-F5G' });
    choose();
    store.next();
    expect(view()).toMatchObject({ step: 'information', open: ['code', 'department', 'information'] });
  });

  it('[P-SIGNUP-36] should be pulled back to the code when that is changed', () => {
    const { view, code, store, giveCode } = filledIn();
    store.go('code');
    store.go('information');
    expect(view().step).toBe('information');
    code.type('AB');
    expect(view()).toMatchObject({ step: 'code', shownCode: null });
    giveCode();
    expect(view().step).toBe('code');
  });

  it('[P-SIGNUP-37] [P-SIGNUP-66] should send the code along, and load the page again with success when it went well', () => {
    const { store, clock, created, gone, view, where } = filledIn();
    store.next();
    clock.pass(2 * SECOND);
    expect(created.map(({ question }) => question.body)).toMatchObject([{ sponsor_code: CODE, departmentId: 101 }]);
    expect(gone).toEqual(['https://portal.example/nordlys/member/company?success=true']);
    expect(view().outcome).toBe('success');
    store.next();
    clock.pass(2 * SECOND);
    expect(created).toHaveLength(1);
    expect(where.tab.entries.get(draftsKey('nordlys'))).not.toContain('Nordmann');
  });

  it('[P-SIGNUP-38] should show its receipt, also after a reload, but none for an address alone', () => {
    const { store, clock, view, where } = filledIn();
    const { department, membership } = view().summary;
    expect(department).not.toBeNull();
    store.next();
    clock.pass(2 * SECOND);
    const receipt = { department, membership: membership?.title, isPaid: false };
    expect(view().receipt).toMatchObject(receipt);
    const parameters = { success: 'true' };
    const again = aCompanySignup({ where, later: 3 * SECOND, parameters });
    expect([again.view().outcome, again.view().receipt]).toMatchObject(['success', receipt]);
    const elsewhere = aCompanySignup({ parameters });
    expect([elsewhere.view().outcome, elsewhere.view().receipt]).toEqual(['success', null]);
    again.store.startOver();
    expect(aCompanySignup({ where, later: 6 * SECOND, parameters }).view().receipt).toBeNull();
  });

  it('[P-SPONSOR-37] should reload the page with success once the code was used for an existing member', () => {
    const { store, clock, gone, used, view } = filledIn({
      profile: aProfile({ avtaler: [] }),
      useCode: (asking) => ({ after: SECOND, result: asking === 1 ? fail(refused(404)) : ok({}) }),
    });
    store.next();
    clock.pass(5 * SECOND);
    expect([used.map(({ question }) => question), gone, view().outcome]).toEqual([[CODE], [], null]);
    store.next();
    clock.pass(5 * SECOND);
    expect([used.length, gone]).toEqual([2, ['https://portal.example/nordlys/member/company?success=true']]);
  });

  it.each([
    ['true', 'success'],
    ['false', 'failure'],
    ['', 'failure'],
    ['TRUE', 'failure'],
    [undefined, null],
  ] as const)('[P-SIGNUP-39] should take the word %j for %s', (success, outcome) => {
    const { view, store } = aCompanySignup({ parameters: success === undefined ? {} : { success } });
    expect(view().outcome).toBe(outcome);
    store.startOver();
    expect(view().outcome).toBeNull();
  });

  it('should be counted once as started or as ended', () => {
    const kinds = (parameters: object) => aCompanySignup({ parameters }).told.map(({ kind }) => kind);
    expect(kinds({})).toEqual(['opened']);
    expect(kinds({ success: 'true' })).toEqual(['signupReturned']);
  });

  it.each([...PERSON_FIELDS, 'approve_tos'])(
    '[P-SIGNUP-42] should name the member only once %s is filled in',
    (field) => {
      const {
        view,
        needs: { person },
      } = filledIn();
      expect(view().summary.member).toEqual({
        name: 'Ola Nordmann',
        address: 'Storgata 1',
        place: '0155 Oslo',
        phone: '40000001',
        email: 'ola@demo.example',
        born: '17.05.1990',
      });
      emptied(person, field);
      expect(view().summary.member).toBeNull();
    },
  );

  it('[P-SIGNUP-04] should start over after the start page, without code, departments of a code, choice and person', () => {
    const { store, view, code, needs } = filledIn();
    store.close();
    needs.drafts.startOver();
    store.open();
    expect(view()).toMatchObject({ step: 'code', shownCode: null, summary: { department: null, membership: null } });
    expect(code.facts$.value).toEqual({ code: '', valid: false, departmentIds: null });
    expect(needs.person.view$.value.values.firstname).toBe('');
  });

  it('should stay where it was when the page is loaded again, and look the code up once more', () => {
    const where = aTab();
    filledIn({ where });
    const again = aCompanySignup({ where, later: SECOND });
    expect(again.view()).toMatchObject({ step: 'information', shownCode: 'AB-1C2-D3E4-F5G' });
    expect(again.view().summary).toMatchObject({ membership: { title: 'Voksen' }, member: { name: 'Ola Nordmann' } });
  });

  it('should wait where it was when the code cannot be asked about, and go on once it can', () => {
    const where = aTab();
    filledIn({ where });
    const again = aCompanySignup({ where, later: SECOND, lookUpsLost: 1 });
    expect([again.code.view$.value.status, again.view().isWaiting]).toEqual(['unconfirmed', true]);
    again.code.lookUp();
    again.settle();
    expect(again.view()).toMatchObject({
      step: 'information',
      isWaiting: false,
      summary: { membership: { title: 'Voksen' } },
    });
  });

  it.each([
    ['before the answer comes', SECOND],
    ['after it has come', 10 * SECOND],
  ])('[P-TRACKING-08] should show a visitor who left early the success on return %s, and count it once', (_, away) => {
    const { store, clock, created, gone, view, settle, told } = filledIn({ createMember: slowly });
    store.next();
    clock.pass(SECOND);
    store.close();
    clock.pass(away);
    store.open();
    settle();
    clock.pass(10 * SECOND);
    expect(view().outcome).toBe('success');
    expect(gone).toEqual(['https://portal.example/nordlys/member/company?success=true']);
    store.next();
    clock.pass(SECOND);
    expect([created.length, gone.length]).toEqual([1, 1]);
    expect(told.filter(({ kind }) => kind === 'personalInformationCompleted')).toHaveLength(1);
  });
});

const slowly = () => ({ after: 10 * SECOND, result: ok({ memberId: '9001', invoiceId: '5001', contractId: '3001' }) });
