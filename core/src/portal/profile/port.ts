import type { Reply } from '../../shared/reply.ts';
import type { MemberInformation, MemberUpdate } from '../person/model.ts';
import type { Profile } from './model.ts';

/** Reads and updates the member of the session. */
export interface ProfilePort {
  profile(): Reply<Profile>;
  update(member: MemberUpdate): Reply<MemberInformation>;
}
