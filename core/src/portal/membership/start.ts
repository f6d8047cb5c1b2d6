// Whether a member may start a new agreement.
import { activeAgreements, awaitedBy, isSponsored } from '../profile/agreements.ts';
import type { Profile } from '../profile/model.ts';

/** [P-MEMBERSHIP-41] [P-MEMBERSHIP-43] A member with an agreement or a sponsor cannot start another one. */
export function mayStart(profile: Profile | null): 'allowed' | 'hasActiveAgreement' | 'hasSponsor' {
  if (profile === null) return 'allowed';
  if (activeAgreements(profile).length > 0) return 'hasActiveAgreement';
  // A signed agreement counts too, although the bank has not confirmed it yet.
  if (profile.avtaler?.some((agreement) => awaitedBy(agreement) === 'signed')) return 'hasActiveAgreement';
  return isSponsored(profile) ? 'hasSponsor' : 'allowed';
}
