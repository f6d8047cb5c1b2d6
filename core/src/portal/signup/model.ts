// Unknown fields pass, and null counts as absent: the service's records are only partly known.
import * as z from 'zod/mini';
import { id, text } from '../../shared/wire-values.ts';
import { MemberInformation, PersonalInformation } from '../person/model.ts';

const flag = () => z.nullish(z.boolean());

/**
 * An addition: which terms the visitor read when agreeing, and when. Terms on another site are known by their address, the
 * center's own document by its content.
 */
export const AcceptedTerms = z.object({
  address: z.optional(z.string()),
  /** In hexadecimal digits. */
  sha256: z.optional(z.string()),
  /** An ISO timestamp in UTC. */
  at: z.string(),
});
export type AcceptedTerms = z.infer<typeof AcceptedTerms>;

/** An addition: the kroner that were shown as the price. A service that would charge another price refuses. */
const shownPrice = () => z.optional(z.number());

/** [P-SIGNUP-05] [P-SIGNUP-61] What is sent when a visitor becomes a member. */
export const NewMember = z.extend(PersonalInformation, {
  approve_tos: z.boolean(),
  approve_storage: z.optional(z.boolean()),
  departmentId: z.number(),
  membershipId: z.number(),
  /** Where the direct-debit provider sends the browser back to. */
  netsCallbackUrl: z.string(),
  acceptanceCallbackUrl: z.optional(z.string()),
  /** Of the company that pays. */
  sponsor_code: z.optional(z.string()),
  is_privately_sponsored: z.optional(z.boolean()),
  acceptedTerms: z.optional(AcceptedTerms),
  shownPrice: shownPrice(),
});
export type NewMember = z.infer<typeof NewMember>;

/** [P-SIGNUP-05] [P-SIGNUP-62] A member's information as the service gives it back: what was sent, and what came of it. */
export const SignupInformation = z.extend(MemberInformation, {
  approve_storage: flag(),
  departmentId: id(),
  membershipId: id(),
  contractId: id(),
  ownerId: id(),
  invoiceId: id(),
  hasSignedAG: flag(),
  /** Where the agreement about direct debit is signed. */
  link_to_nets: text(),
  /** Understood, and used by nothing. */
  link_to_sign: text(),
  netsCallbackUrl: text(),
  acceptanceCallbackUrl: text(),
  is_sponsor: flag(),
  is_privately_sponsored: flag(),
  sponsor_code: text(),
  sponsorConnectionHash: text(),
});
export type SignupInformation = z.infer<typeof SignupInformation>;

/** [P-SIGNUP-65] What is sent for a new agreement of a member the service knows already. */
export const NewContract = z.object({
  membershipId: z.number(),
  departmentId: z.number(),
  netsCallbackUrl: z.string(),
  /** An addition: another person is to pay for a member the service knows already. */
  is_privately_sponsored: z.optional(z.boolean()),
  acceptedTerms: z.optional(AcceptedTerms),
  shownPrice: shownPrice(),
});
export type NewContract = z.infer<typeof NewContract>;

/** What the visitor was shown before agreeing. */
export type Agreed = Pick<NewContract, 'acceptedTerms' | 'shownPrice'>;

/** [P-SIGNUP-65] What came of it. */
export const ContractRecord = z.looseObject({
  contractId: id(),
  invoiceId: id(),
  memberId: id(),
  ownerId: id(),
  link_to_nets: text(),
});
export type ContractRecord = z.infer<typeof ContractRecord>;

/** [P-SIGNUP-54] What is sent when a visitor wants a profile and nothing else. */
export const NewProfile = z.extend(PersonalInformation, { approve_tos: z.boolean(), departmentId: z.number() });
export type NewProfile = z.infer<typeof NewProfile>;
