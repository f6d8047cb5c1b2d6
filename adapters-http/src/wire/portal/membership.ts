// Memberships on sale, and their groups.
import { MembershipGroups, Memberships } from '@felles/core/portal/membership';
import * as z from 'zod/mini';
import { visitor } from '../rows.ts';
import { WholeNumber, WholeNumbers, YesOrNo } from '../values.ts';

/** Memberships on sale at a center, and their groups. */
export const membership = {
  /** [P-MEMBERSHIP-13] Without groups those of every group. */
  memberships: visitor.get('/departments/{departmentid}/memberships', 'The memberships of a department', {
    aliases: ['/v1/boostsignup/departments/{departmentid}/memberships'],
    params: z.object({ departmentid: WholeNumber }),
    query: z.object({ include_hidden: z.optional(YesOrNo), group_ids: z.optional(WholeNumbers) }),
    loggableQuery: ['include_hidden', 'group_ids'],
    reply: Memberships,
  }),
  /** [P-MEMBERSHIP-14] Those of the whole center, also the ones that are not active. */
  groups: visitor.get('/departments/memberships/groups', 'The groups of memberships', {
    aliases: ['/v1/boostsignup/departments/memberships/groups'],
    reply: MembershipGroups,
  }),
};
