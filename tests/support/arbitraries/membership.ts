import type { Membership } from '@felles/core/internal/portal/membership/model';
import type { Viewer } from '@felles/core/internal/portal/membership/rules';
import { aMembership } from '@felles/fixtures';
import fc from 'fast-check';

/** A yes or no as the service writes it: an absent one and a null are a no. */
const flag = fc.constantFrom(true, false, null, undefined);

/** Few ids, so that lists that follow one another have some in common. */
export const membershipId = fc.integer({ min: 1, max: 6 });
export const groupIds = fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 3 });

const flags = fc.record({
  is_direct_link_only: flag,
  is_featured: flag,
  no_direct_debit: flag,
  temporary: flag,
  test_membership: flag,
});

export const membership: fc.Arbitrary<Membership> = fc
  .tuple(membershipId, groupIds, flags, fc.integer({ min: 0, max: 1_000_000 }))
  .map(([id, group_ids, given, øre]) => aMembership({ id, group_ids, ...given, cost_included_vat: øre / 100 }));

/** Memberships whose ids are different, as the service sends them. */
export const memberships: fc.Arbitrary<readonly Membership[]> = fc.uniqueArray(membership, {
  selector: ({ id }) => id,
  maxLength: 6,
});

export const viewer: fc.Arbitrary<Viewer> = fc.record({
  flow: fc.constantFrom('ordinary', 'sponsor'),
  arrivedDirectly: fc.boolean(),
  loggedIn: fc.boolean(),
});
