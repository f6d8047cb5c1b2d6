import type { Reply } from '../../shared/reply.ts';
import type { MemberInformation, MemberUpdate } from '../person/model.ts';
import type { SponsorCodeUse } from '../sponsor/model.ts';
import type { ContractRecord, NewContract, NewMember, NewProfile, SignupInformation } from './model.ts';

/** A repeated key with unchanged content gets the first answer again, so nothing is created twice. Other content needs another key. */
export interface SignupPort {
  createMember(member: NewMember, key: string): Reply<SignupInformation>;
  updateMember(memberId: string, member: Omit<MemberUpdate, 'memberId'>): Reply<MemberInformation>;
  createContract(memberId: string, contract: NewContract, key: string): Reply<ContractRecord>;
  /** Makes the code's company the payer. The answer is not needed, and a repeated request changes nothing. */
  useCode(code: string, use: SponsorCodeUse): Reply<Readonly<Record<string, string>>>;
  createProfile(profile: NewProfile, key: string): Reply<SignupInformation>;
}
