// The reasons that block a sign-up. The visitor can act on each of them.
import type { AgeDecision } from '../../person/age.ts';
import type { Eligibility, SignupProgress } from './progress.ts';

export type Reason =
  | { readonly kind: 'eligibility'; readonly eligibility: Exclude<Eligibility, 'allowed'> }
  | { readonly kind: 'departmentMissing' }
  | { readonly kind: 'membershipMissing' }
  | { readonly kind: 'membershipIsTest' }
  | { readonly kind: 'priceChanged' }
  | { readonly kind: 'listIsEmpty' }
  | { readonly kind: 'codeMissing' }
  | { readonly kind: 'codeNotChecked' }
  | { readonly kind: 'personIncomplete' }
  | { readonly kind: 'age'; readonly decision: Exclude<AgeDecision, { readonly kind: 'allowed' }> }
  | { readonly kind: 'memberExists'; readonly loggedIn: boolean }
  | { readonly kind: 'sponsoredUnknown' }
  | { readonly kind: 'linkMissing' }
  | { readonly kind: 'sending' };

/** [P-MEMBERSHIP-41] [P-MEMBERSHIP-43] An agreement cannot start before the eligibility is known. */
const eligibilityReasons = ({ eligibility }: Pick<SignupProgress, 'eligibility'>): readonly Reason[] =>
  eligibility === 'allowed' ? [] : [{ kind: 'eligibility', eligibility }];

export const departmentReasons = ({ departmentId }: Pick<SignupProgress, 'departmentId'>): readonly Reason[] =>
  departmentId === null ? [{ kind: 'departmentMissing' }] : [];

/** [P-MEMBERSHIP-38] [P-MEMBERSHIP-39] [P-SIGNUP-09] A test membership is for new visitors, not for members. */
function membershipReasons(progress: SignupProgress): readonly Reason[] {
  const { departmentId, membership, listIsEmpty, loggedIn, priceChanged } = progress;
  // Without a department there is no list; that has its own reason.
  if (departmentId === null) return [];
  // The page must not ask for a choice from an empty list.
  if (membership === null) return [{ kind: listIsEmpty ? 'listIsEmpty' : 'membershipMissing' }];
  if (loggedIn && membership.isTest) return [{ kind: 'membershipIsTest' }];
  return priceChanged ? [{ kind: 'priceChanged' }] : [];
}

/** The reasons that block the choice of a membership. */
export const choiceReasons = (progress: SignupProgress): readonly Reason[] => [
  ...eligibilityReasons(progress),
  ...departmentReasons(progress),
  ...membershipReasons(progress),
];

/** [P-MEMBERSHIP-40] An empty list blocks; a direct link may name a membership that the list lacks. */
export const emptyListReasons = ({
  departmentId,
  listIsEmpty,
  arrivedDirectly,
}: Pick<SignupProgress, 'departmentId' | 'listIsEmpty' | 'arrivedDirectly'>): readonly Reason[] =>
  departmentId !== null && listIsEmpty && !arrivedDirectly ? [{ kind: 'listIsEmpty' }] : [];

/** [P-PERSON-56] [P-SIGNUP-58] [P-MEMBERSHIP-45] The reasons that block the sending of personal data. */
export const personReasons = (progress: SignupProgress): readonly Reason[] => [
  ...eligibilityReasons(progress),
  ...(progress.personIsComplete ? [] : [{ kind: 'personIncomplete' } as const]),
  ...(progress.age.kind === 'allowed' ? [] : [{ kind: 'age', decision: progress.age } as const]),
  ...(progress.memberExists ? [{ kind: 'memberExists', loggedIn: progress.loggedIn } as const] : []),
  ...(progress.isSending ? [{ kind: 'sending' } as const] : []),
];

/** [P-PERSON-39] [P-PERSON-56] Whether the page offers a next button: not to a visitor who could never use it. */
export const offersNext = (reasons: readonly Reason[]): boolean =>
  !reasons.some(
    (reason) =>
      reason.kind === 'age' || (reason.kind === 'eligibility' && BARRED.some((bar) => bar === reason.eligibility)),
  );

const BARRED: readonly Eligibility[] = ['hasActiveAgreement', 'hasSponsor'];
