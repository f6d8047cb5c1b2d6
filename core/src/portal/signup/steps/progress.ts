// What the steps of a sign-up read of the areas.
import type { AgeDecision } from '../../person/age.ts';

/** Whether the visitor may start an agreement. For a member it is unknown until the profile is loaded. */
export type Eligibility = 'unknown' | 'notLoaded' | 'allowed' | 'hasActiveAgreement' | 'hasSponsor';

export interface ChosenMembership {
  readonly id: number;
  readonly noDirectDebit: boolean;
  readonly isTest: boolean;
}

/** The sent data compared with the current input. */
export type SentState = 'nothing' | 'changed' | 'current';

/** The state that decides how far a sign-up may go, the same in every flow. */
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
