/** The member of the session, and the change of a member, which a sign-up makes too. */

import { MemberInformation, MemberUpdate } from '@felles/core/portal/person';
import { Profile } from '@felles/core/portal/profile';
import { member, visitor } from '../rows.ts';

/** [P-PROFILE-05] Whose profile it is, the session says. */
export const profile = member.get(
  '/v1/portal/profile',
  'The profile of the member with the session, with their agreements',
  { aliases: ['/portal/profile'], reply: Profile },
);

export const updateMember = visitor.put(
  '/v1/boostsignup/member/{memberId}',
  'Brings a member’s information up to date',
  { aliases: ['/member/{memberId}'], body: MemberUpdate, reply: MemberInformation },
);
