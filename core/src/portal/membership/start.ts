// Who may start a new agreement.
import { activeAgreements, awaitedBy, isSponsored } from '../profile/agreements.ts';
import type { Profile } from '../profile/model.ts';

/**
 * [P-MEMBERSHIP-41] [P-MEMBERSHIP-43] A member who has an agreement, or for whom another person pays, cannot start another.
 */
export function mayStart(profile: Profile | null): 'allowed' | 'hasActiveAgreement' | 'hasSponsor' {
  if (profile === null) return 'allowed';
  if (activeAgreements(profile).length > 0) return 'hasActiveAgreement';
  // What is signed cannot be chosen anew because the bank has yet to confirm it.
  if (profile.avtaler?.some((agreement) => awaitedBy(agreement) === 'signed')) return 'hasActiveAgreement';
  return isSponsored(profile) ? 'hasSponsor' : 'allowed';
}
