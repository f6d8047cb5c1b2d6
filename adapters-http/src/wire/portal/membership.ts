/** What can be bought at a center, and the groups that its memberships are in. */

import { MembershipGroups, Memberships } from '@felles/core/portal/membership';
import * as z from 'zod/mini';
import { visitor } from '../rows.ts';
import { WholeNumber, WholeNumbers, YesOrNo } from '../values.ts';

/** [P-MEMBERSHIP-13] Without groups those of every group. */
export const memberships = visitor.get(
  '/departments/{departmentid}/memberships',
  'What can be bought at a department',
  {
    aliases: ['/v1/boostsignup/departments/{departmentid}/memberships'],
    params: z.object({ departmentid: WholeNumber }),
    query: z.object({ include_hidden: z.optional(YesOrNo), group_ids: z.optional(WholeNumbers) }),
    harmless: ['include_hidden', 'group_ids'],
    reply: Memberships,
  },
);

/** [P-MEMBERSHIP-14] Those of the whole center, also the ones that are not active. */
export const groups = visitor.get('/departments/memberships/groups', 'The groups that memberships belong to', {
  aliases: ['/v1/boostsignup/departments/memberships/groups'],
  reply: MembershipGroups,
});
