import type { Reply } from '../../shared/reply.ts';
import type { MemberInformation, MemberUpdate } from '../person/model.ts';
import type { Profile } from './model.ts';

/** What the service knows about the member of the session, and how that is changed. */
export interface ProfilePort {
  profile(): Reply<Profile>;
  update(member: MemberUpdate): Reply<MemberInformation>;
}
