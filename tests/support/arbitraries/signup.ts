import type { CompanyProgress } from '@felles/core/internal/portal/signup/company';
import type { PaymentProgress } from '@felles/core/internal/portal/signup/payment-steps';
import type { NewProfileProgress } from '@felles/core/internal/portal/signup/profile';
import type { Eligibility, Reason, SignupProgress } from '@felles/core/internal/portal/signup/reasons';
import type { SponsorProgress } from '@felles/core/internal/portal/signup/sponsor-steps';
import type { StandardProgress } from '@felles/core/internal/portal/signup/standard';
import type { AgeDecision } from '@felles/core/portal/person';
import fc from 'fast-check';

const ALLOWED: AgeDecision = { kind: 'allowed' };

/** Events that let a sign-up go on come oftener than those that hold it up, so that some get through. */
const mostly = <T>(usual: T, all: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: all });

const decisions: fc.Arbitrary<AgeDecision> = fc.constantFrom<AgeDecision>(
  ALLOWED,
  { kind: 'belowMinimum', limit: 15, shortTerm: false },
  { kind: 'belowMinimum', limit: 13, shortTerm: true },
  { kind: 'sponsorRoute' },
  { kind: 'underage' },
);
const ageDecision = mostly(ALLOWED, decisions);

const membership = fc.record({ id: fc.constantFrom(7, 8), noDirectDebit: fc.boolean(), isTest: fc.boolean() });

const shared = {
  eligibility: mostly<Eligibility>(
    'allowed',
    fc.constantFrom('unknown', 'notLoaded', 'allowed', 'hasActiveAgreement', 'hasSponsor'),
  ),
  loggedIn: fc.boolean(),
  departmentId: fc.constantFrom(null, 1, 2, 3),
  membership: fc.option(membership),
  priceChanged: mostly(false, fc.boolean()),
  listIsEmpty: fc.boolean(),
  arrivedDirectly: fc.boolean(),
  personIsComplete: mostly(true, fc.boolean()),
  age: ageDecision,
  memberExists: mostly(false, fc.boolean()),
  sent: fc.constantFrom('nothing', 'changed', 'current'),
  isSending: mostly(false, fc.boolean()),
} as const;

export const progress: fc.Arbitrary<SignupProgress> = fc.record(shared);
export const standardProgress: fc.Arbitrary<StandardProgress> = fc.record({ ...shared, canSign: fc.boolean() });
export const companyProgress: fc.Arbitrary<CompanyProgress> = fc.record({
  ...shared,
  code: fc.constantFrom('missing', 'notChecked', 'valid'),
});
export const paymentProgress: fc.Arbitrary<PaymentProgress> = fc.record({
  ...shared,
  invoiceId: fc.constantFrom(null, '5001'),
  memberId: fc.constantFrom(null, '9001'),
  callback: fc.constantFrom(null, 'directDebit', 'mobilePayment'),
  signingFailed: fc.boolean(),
  canSign: fc.boolean(),
  isPaid: fc.boolean(),
  noDirectDebit: fc.boolean(),
  isOther: mostly(false, fc.boolean()),
  isLocked: mostly(false, fc.boolean()),
  isFinished: mostly(false, fc.boolean()),
});
export const sponsorProgress: fc.Arbitrary<SponsorProgress> = fc.record({
  departmentId: shared.departmentId,
  personIsComplete: fc.boolean(),
  age: ageDecision,
  sponsoredIsKnown: fc.boolean(),
  sponsorExists: fc.boolean(),
  sent: shared.sent,
  isSending: fc.boolean(),
  canSign: fc.boolean(),
});
export const newProfileProgress: fc.Arbitrary<NewProfileProgress> = fc.record({
  departmentId: shared.departmentId,
  personIsComplete: fc.boolean(),
  age: ageDecision,
  sent: shared.sent,
  isSending: fc.boolean(),
});

/** The change of a visitor who follows a reason. */
export function remedyOf(reason: Reason): object {
  switch (reason.kind) {
    case 'eligibility':
      return { eligibility: 'allowed' };
    case 'departmentMissing':
      return { departmentId: 1 };
    case 'membershipMissing':
    case 'membershipIsTest':
      return { membership: { id: 8, noDirectDebit: false, isTest: false } };
    case 'priceChanged':
      return { priceChanged: false };
    case 'listIsEmpty':
      return { listIsEmpty: false };
    case 'codeMissing':
      return { code: 'notChecked' };
    case 'codeNotChecked':
      return { code: 'valid' };
    case 'personIncomplete':
      return { personIsComplete: true };
    case 'age':
      return { age: ALLOWED };
    case 'memberExists':
      return { memberExists: false, sponsorExists: false };
    case 'sponsoredUnknown':
      return { sponsoredIsKnown: true };
    case 'linkMissing':
      return { canSign: true };
    case 'sending':
      return { isSending: false };
  }
}
