import type { Reply } from '../../shared/reply.ts';
import type { MemberInformation, MemberUpdate } from '../person/model.ts';
import type { ContractRecord, NewContract, NewMember, NewProfile, SignupInformation } from './model.ts';

/**
 * What a sign-up asks of the service. A key names one intention: a service that honours it answers the same key and
 * the same content with its first answer, whatever that was, and creates nothing again. Other content needs another key.
 */
export interface SignupPort {
  createMember(member: NewMember, key: string): Reply<SignupInformation>;
  updateMember(memberId: string, member: Omit<MemberUpdate, 'memberId'>): Reply<MemberInformation>;
  createContract(memberId: string, contract: NewContract, key: string): Reply<ContractRecord>;
  createProfile(profile: NewProfile, key: string): Reply<SignupInformation>;
}
