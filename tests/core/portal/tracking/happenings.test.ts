import { FUNNEL_EVENTS } from '@felles/core/internal/portal/tracking/events';
import { eventsFor } from '@felles/core/internal/portal/tracking/visitor-actions';
import type { VisitorAction } from '@felles/core/portal/tracking';
import { describe, expect, it } from 'vitest';

const namesFor = (happening: VisitorAction, completedBefore?: readonly string[]) =>
  eventsFor(happening, completedBefore).map(({ name }) => name);

describe('the events of a sign-up', () => {
  it('[P-TRACKING-09] should say that a sponsor has confirmed only when the connection was accepted', () => {
    const answered = (outcome: 'accepted' | 'declined' | 'failed') =>
      namesFor({ kind: 'sponsorConnectionAnswered', outcome });
    expect([answered('accepted'), answered('declined'), answered('failed')]).toEqual([['SponsorConfirmed'], [], []]);
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
