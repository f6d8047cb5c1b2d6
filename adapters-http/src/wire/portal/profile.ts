/** The member of the session, and the change of a member, which a sign-up makes too. */

import { MemberInformation, MemberUpdate, Profile } from '@felles/core/portal';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';

/** [P-PROFILE-05] Whose profile it is, the session says. */
export const profile = call({
  method: 'GET',
  path: '/v1/portal/profile',
  aliases: ['/portal/profile'],
  access: 'member',
  summary: 'The profile of the member with the session, with their agreements',
  reply: json(Profile),
});

export const updateMember = call({
  method: 'PUT',
  path: '/v1/boostsignup/member/{memberId}',
  aliases: ['/member/{memberId}'],
  // A person in the middle of a sign-up has no session.
  access: 'center',
  summary: 'Brings a member’s information up to date',
  params: z.object({ memberId: z.string() }),
  body: { format: 'json', schema: MemberUpdate },
  reply: json(MemberInformation),
});
