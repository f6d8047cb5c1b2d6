import type { CompanyProgress } from '@felles/core/internal/portal/signup/company';
import type { PaymentProgress } from '@felles/core/internal/portal/signup/payment-steps';
import type { ChosenMembership, SignupProgress } from '@felles/core/internal/portal/signup/reasons';
import type { SponsorProgress } from '@felles/core/internal/portal/signup/sponsor-steps';
import type { StandardProgress } from '@felles/core/internal/portal/signup/standard';

export const MEMBERSHIP: ChosenMembership = { id: 7, noDirectDebit: false, isTest: false };

/** A sign-up in which everything is chosen and filled in, and nothing sent. */
export const aProgress = (over: Partial<SignupProgress> = {}): SignupProgress => ({
  eligibility: 'allowed',
  loggedIn: false,
  departmentId: 1,
  membership: MEMBERSHIP,
  priceChanged: false,
  listIsEmpty: false,
  arrivedDirectly: false,
  personIsComplete: true,
  age: { kind: 'allowed' },
  memberExists: false,
  sent: 'nothing',
  isSending: false,
  ...over,
});

export const aStandardProgress = (over: Partial<StandardProgress> = {}): StandardProgress => ({
  ...aProgress(),
  canSign: true,
  ...over,
});

export const aCompanyProgress = (over: Partial<CompanyProgress> = {}): CompanyProgress => ({
  ...aProgress(),
  code: 'valid',
  ...over,
});

export const aPaymentProgress = (over: Partial<PaymentProgress> = {}): PaymentProgress => ({
  ...aProgress(),
  invoiceId: null,
  memberId: null,
  callback: null,
  signingFailed: false,
  canSign: false,
  isPaid: false,
  noDirectDebit: false,
  isOther: false,
  isLocked: false,
  isFinished: false,
  ...over,
});

export const aSponsorProgress = (over: Partial<SponsorProgress> = {}): SponsorProgress => ({
  departmentId: 1,
  personIsComplete: true,
  age: { kind: 'allowed' },
  sponsoredIsKnown: true,
  sponsorExists: false,
  sent: 'nothing',
  isSending: false,
  canSign: false,
  ...over,
});
