/** What can be bought at a center, and the groups that its memberships are in. */

import { MembershipGroups, Memberships } from '@felles/core/portal';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';
import { WholeNumber, WholeNumbers, YesOrNo } from '../values.ts';

/** [P-MEMBERSHIP-13] Without groups those of every group. */
export const memberships = call({
  method: 'GET',
  path: '/departments/{departmentid}/memberships',
  aliases: ['/v1/boostsignup/departments/{departmentid}/memberships'],
  access: 'center',
  summary: 'What can be bought at a department',
  params: z.object({ departmentid: WholeNumber }),
  query: z.object({ include_hidden: z.optional(YesOrNo), group_ids: z.optional(WholeNumbers) }),
  harmless: ['include_hidden', 'group_ids'],
  reply: json(Memberships),
});

/** [P-MEMBERSHIP-14] Those of the whole center, also the ones that are not active. */
export const groups = call({
  method: 'GET',
  path: '/departments/memberships/groups',
  aliases: ['/v1/boostsignup/departments/memberships/groups'],
  access: 'center',
  summary: 'The groups that memberships belong to',
  reply: json(MembershipGroups),
});
