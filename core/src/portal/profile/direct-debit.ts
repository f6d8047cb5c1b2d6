// What the service says of a member's direct debit, for a member who comes back with an address that reports it too.
import { activeAgreements } from './agreements.ts';
import type { Profile } from './model.ts';
import { isYes, wordsIn } from './reading.ts';
import { type MayLeaveFor, type WaitingAgreement, waitingAgreements } from './waiting.ts';

export interface KnownDirectDebit {
  /** The names of the agreements that it holds for; null for one without a name. */
  readonly active: readonly (string | null)[];
  /** Those that do not hold yet, with what each waits for. */
  readonly waiting: readonly WaitingAgreement[];
}

export const knownDirectDebit = (profile: Profile, mayLeaveFor: MayLeaveFor): KnownDirectDebit => ({
  active: activeAgreements(profile).flatMap(({ title, bbs_status }) => (isYes(bbs_status) ? [wordsIn(title)] : [])),
  waiting: waitingAgreements(profile, mayLeaveFor),
});
