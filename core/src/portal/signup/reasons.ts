// The reasons that block a sign-up, and their words. The visitor can act on each of them.

import type { SignupMessage } from '../../texts/signup.ts';
import { type AgeDecision, ageMessage } from '../person/age.ts';

/** Whether the visitor may start an agreement. For a member it is unknown until the profile is loaded. */
export type Eligibility = 'unknown' | 'notLoaded' | 'allowed' | 'hasActiveAgreement' | 'hasSponsor';

export interface ChosenMembership {
  readonly id: number;
  readonly noDirectDebit: boolean;
  readonly isTest: boolean;
}

/** The sent data compared with the current input. */
export type SentState = 'nothing' | 'changed' | 'current';

/** The state that decides how far a sign-up may go, the same in every flow of a member. */
export interface SignupProgress {
  readonly eligibility: Eligibility;
  readonly loggedIn: boolean;
  readonly departmentId: number | null;
  readonly membership: ChosenMembership | null;
  /** Whether the price has changed since the choice, and the visitor has not agreed to that. */
  readonly priceChanged: boolean;
  /** Whether the filtered list has no membership to choose. */
  readonly listIsEmpty: boolean;
  readonly arrivedDirectly: boolean;
  readonly personIsComplete: boolean;
  readonly age: AgeDecision;
  /** Whether the service has answered that this person is a member already. */
  readonly memberExists: boolean;
  readonly sent: SentState;
  /** Whether a request is running whose answer decides the next step. */
  readonly isSending: boolean;
}

export type Reason =
  | { readonly kind: 'eligibility'; readonly eligibility: Exclude<Eligibility, 'allowed'> }
  | { readonly kind: 'age'; readonly decision: Exclude<AgeDecision, { readonly kind: 'allowed' }> }
  | { readonly kind: 'memberExists'; readonly loggedIn: boolean }
  | {
      readonly kind:
        | 'departmentMissing'
        | 'membershipMissing'
        | 'membershipIsTest'
        | 'priceChanged'
        | 'listIsEmpty'
        | 'codeMissing'
        | 'codeNotChecked'
        | 'personIncomplete'
        | 'sponsoredUnknown'
        | 'linkMissing'
        | 'sending';
    };
type Reasons = readonly Reason[];

/** The message of a reason, which says what to do. */
export function describeReason(reason: Reason): SignupMessage {
  switch (reason.kind) {
    case 'eligibility':
      return { key: INELIGIBLE[reason.eligibility], params: {} };
    case 'age':
      return ageMessage(reason.decision) ?? { key: 'person.underage', params: {} };
    case 'memberExists':
      return { key: reason.loggedIn ? 'signup.alreadyMember' : 'signup.earlierMember', params: {} };
    default:
      return { key: `signup.${reason.kind}`, params: {} };
  }
}

const INELIGIBLE = {
  unknown: 'signup.whoUnknown',
  notLoaded: 'signup.whoNotLoaded',
  hasActiveAgreement: 'signup.hasActiveAgreement',
  hasSponsor: 'signup.hasSponsor',
} as const satisfies Readonly<Record<Exclude<Eligibility, 'allowed'>, SignupMessage['key']>>;

/** [P-PERSON-39] [P-PERSON-56] Whether the page offers a next button: not to a visitor who could never use it. */
export const offersNext = (reasons: Reasons): boolean =>
  !reasons.some(
    (reason) =>
      reason.kind === 'age' ||
      (reason.kind === 'eligibility' &&
        (['hasActiveAgreement', 'hasSponsor'] as Eligibility[]).includes(reason.eligibility)),
  );

/** Nothing blocks a visitor who has sent everything, so that they can finish. */
export const unblockedOnceSent =
  <P>(reasons: (progress: P) => Reasons) =>
  (progress: P & Pick<SignupProgress, 'sent'>): Reasons =>
    progress.sent === 'current' ? [] : reasons(progress);

/** [P-MEMBERSHIP-41] [P-MEMBERSHIP-43] An agreement cannot start before the eligibility is known. */
const eligibilityReasons = ({ eligibility }: Pick<SignupProgress, 'eligibility'>): Reasons =>
  eligibility === 'allowed' ? [] : [{ kind: 'eligibility', eligibility }];

export const departmentReasons = ({ departmentId }: Pick<SignupProgress, 'departmentId'>): Reasons =>
  departmentId === null ? [{ kind: 'departmentMissing' }] : [];

/** [P-MEMBERSHIP-38] [P-MEMBERSHIP-39] [P-SIGNUP-09] A test membership is for new visitors, not for members. */
function membershipReasons(progress: SignupProgress): Reasons {
  const { departmentId, membership, listIsEmpty, loggedIn, priceChanged } = progress;
  // Without a department there is no list; that has its own reason.
  if (departmentId === null) return [];
  // The page must not ask for a choice from an empty list.
  if (membership === null) return [{ kind: listIsEmpty ? 'listIsEmpty' : 'membershipMissing' }];
  if (loggedIn && membership.isTest) return [{ kind: 'membershipIsTest' }];
  return priceChanged ? [{ kind: 'priceChanged' }] : [];
}

/** They block the choice of a department and a membership. */
export const choiceReasons = unblockedOnceSent(
  (progress: SignupProgress): Reasons => [
    ...eligibilityReasons(progress),
    ...departmentReasons(progress),
    ...membershipReasons(progress),
  ],
);

/** They block the sending of a person, in every flow. */
export const personReasons = ({
  personIsComplete,
  age,
  isSending,
  ...rest
}: Pick<SignupProgress, 'personIsComplete' | 'age' | 'isSending'> &
  Partial<Pick<SignupProgress, 'memberExists' | 'loggedIn'>>): Reasons => [
  ...(personIsComplete ? [] : [{ kind: 'personIncomplete' } as const]),
  ...(age.kind === 'allowed' ? [] : [{ kind: 'age', decision: age } as const]), // [P-PERSON-56]
  ...(rest.memberExists ? [{ kind: 'memberExists', loggedIn: rest.loggedIn === true } as const] : []),
  ...(isSending ? [{ kind: 'sending' } as const] : []),
];

/** [P-SIGNUP-89] [P-PERSON-56] [P-SIGNUP-58] [P-MEMBERSHIP-45] The step that sends a member. */
export const PERSONALIA = {
  reasons: unblockedOnceSent(
    (progress: SignupProgress): Reasons => [...eligibilityReasons(progress), ...personReasons(progress)],
  ),
  isSubmit: true,
} as const;

/** The step at which direct debit is signed. */
export const signingReasons = ({ canSign }: { readonly canSign: boolean }): Reasons =>
  canSign ? [] : [{ kind: 'linkMissing' }];
