// What the steps of a sign-up ask of the areas they lead through.
import type { AgeDecision } from '../../person/age.ts';

/** Whether the visitor may begin an agreement. For a member that is not known before the profile has come. */
export type Eligibility = 'unknown' | 'notLoaded' | 'allowed' | 'hasActiveAgreement' | 'hasSponsor';

/** What the steps need to know of the chosen membership. */
export interface ChosenMembership {
  readonly id: number;
  readonly noDirectDebit: boolean;
  readonly isTest: boolean;
}

/** How what was sent in this sign-up compares with what is chosen and filled in now. */
export type Sent = 'nothing' | 'changed' | 'current';

/** What holds a sign-up up or lets it go on, the same in every flow. */
export interface Progress {
  readonly eligibility: Eligibility;
  readonly loggedIn: boolean;
  readonly departmentId: number | null;
  readonly membership: ChosenMembership | null;
  /** Whether the chosen membership has another price by now that the visitor has not agreed to. */
  readonly priceChanged: boolean;
  /** Whether the list of memberships, as it is filtered, has nothing to choose. */
  readonly listIsEmpty: boolean;
  readonly arrivedDirectly: boolean;
  readonly personIsComplete: boolean;
  readonly age: AgeDecision;
  /** Whether the service has answered that these data are a member's already. */
  readonly memberExists: boolean;
  readonly sent: Sent;
  /** Whether a call is on its way whose answer decides what comes next. */
  readonly isSending: boolean;
}
