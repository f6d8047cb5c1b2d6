// Unknown fields pass, and null counts as absent: the service's records are only partly known.
import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { id, numberOrText, text } from '../../shared/wire-values.ts';
import { MemberInformation, type MemberUpdate, PersonalInformation } from '../person/model.ts';
import type { SponsorCodeUse } from '../sponsor/model.ts';

const flag = () => z.nullish(z.boolean());

/** An addition: the accepted terms, identified by their address, or by the content of the center's own document. */
export const AcceptedTerms = z.object({
  address: z.optional(z.string()),
  /** Hexadecimal digits. */
  sha256: z.optional(z.string()),
  /** An ISO timestamp in UTC. */
  at: z.string(),
});
export type AcceptedTerms = z.infer<typeof AcceptedTerms>;

/** An addition: the shown price (kroner). The service refuses if its price differs. */
const shownPrice = () => z.optional(z.number());

/** [P-SIGNUP-05] [P-SIGNUP-61] The request that creates a member. */
export const NewMember = z.extend(PersonalInformation, {
  approve_tos: z.boolean(),
  approve_storage: z.optional(z.boolean()),
  departmentId: z.number(),
  membershipId: z.number(),
  /** The return address of the direct-debit provider. */
  netsCallbackUrl: z.string(),
  acceptanceCallbackUrl: z.optional(z.string()),
  /** The code of the company that pays. */
  sponsor_code: z.optional(z.string()),
  is_privately_sponsored: z.optional(z.boolean()),
  acceptedTerms: z.optional(AcceptedTerms),
  shownPrice: shownPrice(),
});
export type NewMember = z.infer<typeof NewMember>;

/** [P-SIGNUP-05] [P-SIGNUP-62] The service's answer: the sent data and the results. */
export const SignupInformation = z.extend(MemberInformation, {
  approve_storage: flag(),
  departmentId: numberOrText(),
  membershipId: numberOrText(),
  contractId: id(),
  ownerId: id(),
  invoiceId: id(),
  hasSignedAG: flag(),
  /** The address for signing direct debit. */
  link_to_nets: text(),
  /** Not used by the portal. */
  link_to_sign: text(),
  netsCallbackUrl: text(),
  acceptanceCallbackUrl: text(),
  is_sponsor: flag(),
  is_privately_sponsored: flag(),
  sponsor_code: text(),
  sponsorConnectionHash: text(),
});
export type SignupInformation = z.infer<typeof SignupInformation>;

/** [P-SIGNUP-65] The request for a new agreement of an existing member. */
export const NewContract = z.object({
  membershipId: z.number(),
  departmentId: z.number(),
  netsCallbackUrl: z.string(),
  /** An addition: another person pays for an existing member. */
  is_privately_sponsored: z.optional(z.boolean()),
  acceptedTerms: z.optional(AcceptedTerms),
  shownPrice: shownPrice(),
});
export type NewContract = z.infer<typeof NewContract>;

/** The terms and the price that were shown before the visitor agreed. */
export type AgreedOffer = Pick<NewContract, 'acceptedTerms' | 'shownPrice'>;

/** [P-SIGNUP-65] The service's answer. */
export const ContractRecord = z.looseObject({
  contractId: id(),
  invoiceId: id(),
  memberId: id(),
  ownerId: id(),
  link_to_nets: text(),
});
export type ContractRecord = z.infer<typeof ContractRecord>;

/** [P-SIGNUP-54] The request that creates a profile without a membership. */
export const NewProfile = z.extend(PersonalInformation, { approve_tos: z.boolean(), departmentId: z.number() });
export type NewProfile = z.infer<typeof NewProfile>;

/** A repeated key with unchanged content gets the first answer again, so nothing is created twice. Other content needs another key. */
export interface SignupPort {
  createMember(member: NewMember, key: string): Reply<SignupInformation>;
  updateMember(memberId: string, member: Omit<MemberUpdate, 'memberId'>): Reply<MemberInformation>;
  createContract(memberId: string, contract: NewContract, key: string): Reply<ContractRecord>;
  /** Makes the code's company the payer. The answer is not needed, and a repeated request changes nothing. */
  useCode(code: string, use: SponsorCodeUse): Reply<Readonly<Record<string, string>>>;
  createProfile(profile: NewProfile, key: string): Reply<SignupInformation>;
}
