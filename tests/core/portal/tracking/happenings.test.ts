import { eventsFor, FUNNEL_EVENTS, type VisitorAction } from '@felles/core/portal';
import { describe, expect, it } from 'vitest';

const namesFor = (happening: VisitorAction, completedBefore?: readonly string[]) =>
  eventsFor(happening, completedBefore).map(({ name }) => name);

describe('the events of a sign-up', () => {
  it('[P-TRACKING-01] should say that a member signup has started when it is opened', () => {
    expect(eventsFor({ kind: 'opened', flow: 'member' })).toEqual([{ name: 'SignupStarted', ids: {} }]);
  });

  it('[P-TRACKING-02] should say that a company signup has started when it is opened', () => {
    expect(eventsFor({ kind: 'opened', flow: 'company' })).toEqual([{ name: 'CompanySignupStarted', ids: {} }]);
  });

  it('[P-TRACKING-03] should say that a private signup has started when it is opened', () => {
    expect(eventsFor({ kind: 'opened', flow: 'private' })).toEqual([{ name: 'PrivateSignupStarted', ids: {} }]);
  });

  it.each([
    ['[P-TRACKING-04]', 'member', 'SelectedDepartment'],
    ['[P-TRACKING-05]', 'company', 'CompanySelectedDepartment'],
    ['[P-TRACKING-06]', 'private', 'PrivateSelectedDepartment'],
  ] as const)('%s should name the department that was selected in the flow %s', (_row, flow, name) => {
    expect(eventsFor({ kind: 'departmentSelected', flow, departmentId: 101 })).toEqual([
      { name, ids: { departmentId: 101 } },
    ]);
  });

  it('[P-TRACKING-07] should name the membership that was selected', () => {
    expect(eventsFor({ kind: 'membershipSelected', membershipId: 7 })).toEqual([
      { name: 'SelectedMembership', ids: { membershipId: 7 } },
    ]);
  });

  it('[P-TRACKING-08] should say that the personal information is filled in, and nothing of it', () => {
    expect(eventsFor({ kind: 'personalInformationCompleted' })).toEqual([
      { name: 'PersonalInformationFilled', ids: {} },
    ]);
  });

  it('[P-TRACKING-09] should say that a sponsor has confirmed only when the connection was accepted', () => {
    const answered = (outcome: 'accepted' | 'declined' | 'failed') =>
      namesFor({ kind: 'sponsorConnectionAnswered', outcome });
    expect([answered('accepted'), answered('declined'), answered('failed')]).toEqual([['SponsorConfirmed'], [], []]);
  });

  it('[P-TRACKING-10] should say that signing has started when the visitor is sent there', () => {
    expect(namesFor({ kind: 'redirectedToSigning' })).toEqual(['SigningStarted']);
  });

  it.each(['standard', 'payment'] as const)(
    '[P-TRACKING-11] should say that signing is completed only for who comes back with ok: %s',
    (register) => {
      const returned = (status: 'ok' | 'not_ok' | 'not_started') =>
        namesFor({ kind: 'directDebitReturned', register, status, signup: 'a' }).filter((name) =>
          name.startsWith('Signing'),
        );
      expect([returned('ok'), returned('not_started')]).toEqual([['SigningCompleted'], []]);
      expect(returned('not_ok')).not.toContain('SigningCompleted');
    },
  );

  it('[P-TRACKING-12] should say that signing has failed for who comes back with not_ok, and for no other visitor', () => {
    const returned = (status: 'ok' | 'not_ok' | 'not_started') =>
      namesFor({ kind: 'directDebitReturned', register: 'standard', status, signup: 'a' });
    expect(returned('not_ok')).toEqual(['SigningFailed']);
    expect([...returned('ok'), ...returned('not_started')]).not.toContain('SigningFailed');
  });

  it('[P-TRACKING-13] should say that a mobile payment is complete only when the checkout says that it succeeded', () => {
    const spoken = [
      'PAYMENT_FAILED',
      'PAYMENT_INITIATED',
      'PAYMENT_SUCCESSFUL',
      'SESSION_EXPIRED',
      'SESSION_STARTED',
      'SESSION_TERMINATED',
    ] as const;
    expect(spoken.filter((event) => namesFor({ kind: 'checkout', event }).length > 0)).toEqual(['PAYMENT_SUCCESSFUL']);
    expect(namesFor({ kind: 'checkout', event: 'PAYMENT_SUCCESSFUL' })).toEqual(['MobilePaymentCompleted']);
  });

  it('[P-TRACKING-15] should say that a new password was requested', () => {
    expect(namesFor({ kind: 'passwordRequested' })).toEqual(['NewPasswordRequested']);
  });
});

describe('a completed sign-up', () => {
  const ENDS: readonly VisitorAction[] = [
    { kind: 'paymentRegisterMoved', to: 'success', signup: 'a' },
    { kind: 'signupReturned', flow: 'company', success: true, signup: 'a' },
    { kind: 'signupReturned', flow: 'private', success: true, signup: 'a' },
    { kind: 'directDebitReturned', register: 'standard', status: 'ok', signup: 'a' },
  ];
  const NO_ENDS: readonly VisitorAction[] = [
    { kind: 'paymentRegisterMoved', to: 'payment', signup: 'a' },
    { kind: 'paymentRegisterMoved', to: 'directDebit', signup: 'a' },
    { kind: 'signupReturned', flow: 'company', success: false, signup: 'a' },
    { kind: 'signupReturned', flow: 'private', success: false, signup: 'a' },
    { kind: 'directDebitReturned', register: 'standard', status: 'not_ok', signup: 'a' },
    { kind: 'directDebitReturned', register: 'standard', status: 'not_started', signup: 'a' },
    { kind: 'directDebitReturned', register: 'payment', status: 'ok', signup: 'a' },
  ];

  it.each(ENDS)('[P-TRACKING-14] should be counted once, at %j', (happening) => {
    expect(namesFor(happening)).toContain('SignupCompleted');
    expect(namesFor(happening, ['b', 'a'])).not.toContain('SignupCompleted');
    expect(namesFor(happening, ['b'])).toContain('SignupCompleted');
  });

  it.each(NO_ENDS)('[P-TRACKING-14] should not be counted at %j', (happening) => {
    expect(namesFor(happening)).not.toContain('SignupCompleted');
  });

  it('should not tell which sign-up it is', () => {
    expect(JSON.stringify(ENDS.flatMap((happening) => eventsFor(happening)))).not.toContain('"a"');
  });
});

describe('the table of events', () => {
  it('[P-TRACKING-04] should have every name once, written alike', () => {
    expect(Object.keys(FUNNEL_EVENTS)).toEqual([
      'SignupStarted',
      'CompanySignupStarted',
      'PrivateSignupStarted',
      'SelectedDepartment',
      'CompanySelectedDepartment',
      'PrivateSelectedDepartment',
      'SelectedMembership',
      'PersonalInformationFilled',
      'SponsorConfirmed',
      'SigningStarted',
      'SigningCompleted',
      'SigningFailed',
      'MobilePaymentCompleted',
      'SignupCompleted',
      'NewPasswordRequested',
    ]);
  });
});
