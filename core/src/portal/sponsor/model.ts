// Unknown fields pass, and null counts as absent: the service's records are only partly known.
import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { text } from '../../shared/wire-values.ts';
import { Membership } from '../membership/model.ts';
import { FirstInvoice } from '../payment/model.ts';
import { MemberInformation, PersonalInformation, WRITTEN_PERSON } from '../person/model.ts';

/** [P-SPONSOR-12] The departments of a company's code. An answer without departments is invalid. */
export const SponsorCodeLookup = z.object({
  AG_departments: z.array(z.number()),
  /** An addition: the company's name, as in its own record. */
  navn: text(),
});
export type SponsorCodeLookup = z.infer<typeof SponsorCodeLookup>;

/** The agreement to pay for: the department, the membership and the first withdrawal, if known. */
export const SponsoredAgreement = z.object({
  departmentId: z.number(),
  /** The name of the department. */
  department: text(),
  membership: Membership,
  first: z.nullish(FirstInvoice),
});
export interface SponsoredAgreement extends z.infer<typeof SponsoredAgreement> {}

/** [P-SPONSOR-31] The sponsored member. An addition: their agreement; without a readable one the page says that it is unknown. */
export const SponsoredMember = z.extend(z.object(WRITTEN_PERSON), {
  agreement: z.catch(z.nullish(SponsoredAgreement), null),
});
export type SponsoredMember = z.infer<typeof SponsoredMember>;

/** [P-SPONSOR-33] The request that creates a sponsor. */
export const SponsorInformation = z.extend(PersonalInformation, {
  departmentId: z.number(),
  is_sponsor: z.literal(true),
  netsCallbackUrl: z.string(),
  acceptanceCallbackUrl: z.string(),
  sponsorConnectionHash: z.optional(z.string()),
});
export type SponsorInformation = z.infer<typeof SponsorInformation>;

/** [P-SPONSOR-33] The created sponsor, with the address for signing. */
export const SponsorCreated = z.extend(MemberInformation, { link_to_nets: text() });
export type SponsorCreated = z.infer<typeof SponsorCreated>;

/** [P-SPONSOR-39] Whether the sponsor is now connected to the member. */
export const SponsorConnection = z.object({ success: z.boolean(), firstname: text(), lastname: text() });
export type SponsorConnection = z.infer<typeof SponsorConnection>;

/** [P-SPONSOR-36] The use of a company's code for a member; `contractId` is missing if no contract is known. */
export const SponsorCodeUse = z.object({
  departmentId: z.number(),
  memberId: z.string(),
  contractId: z.optional(z.string()),
});
export type SponsorCodeUse = z.infer<typeof SponsorCodeUse>;

/** The sponsor code, stored for the tab. */
export const SponsorCodeDraft = z.object({
  code: z.string().check(z.maxLength(100)),
  /** The last code of an address; a different one is a new link. */
  parameter: z.nullable(z.string()),
  wasValid: z.boolean(),
});
export type SponsorCodeDraft = z.infer<typeof SponsorCodeDraft>;

/** The outcome of a message to a sponsor. 'uncertain': it may have been sent. */
export const ContactOutcome = z.enum(['notSigned', 'signed', 'unknown', 'uncertain']);
export type ContactOutcome = z.infer<typeof ContactOutcome>;

export const SponsorContact = z.object({ memberId: z.string(), phone: z.string(), outcome: ContactOutcome });
export type SponsorContact = z.infer<typeof SponsorContact>;

/** The sponsor's number and the contacted numbers, stored for the tab. */
export const SponsorContactDraft = z.object({
  phone: z.string().check(z.maxLength(100)),
  contacts: z.array(SponsorContact),
});
export type SponsorContactDraft = z.infer<typeof SponsorContactDraft>;

/** The message to a sponsor: the number, the member, and the addresses of its links. */
export interface SponsorRequest extends SponsorAddresses {
  readonly phone: string;
  readonly departmentId: number;
  readonly memberId: string;
  readonly contractId: string | null;
}

/** The addresses for a sponsor: the sign-up, the return from signing, and the acceptance. */
export interface SponsorAddresses {
  readonly signupUrl: string;
  readonly netsCallbackUrl: string;
  readonly acceptanceCallbackUrl: string;
}

/** The requests of a member about a payer, and of the payer whose link has the hash. */
export interface SponsorPort {
  lookUpCode(code: string, contractId: string | null): Reply<SponsorCodeLookup>;
  /** Connects a member to the code's company; the answer is not needed. */
  useCode(code: string, use: SponsorCodeUse): Reply<Readonly<Record<string, string>>>;
  /** Sends an SMS; a repeated request may send another one. */
  contact(request: SponsorRequest): Reply<string>;
  sponsored(connectionHash: string): Reply<SponsoredMember>;
  createSponsor(sponsor: SponsorInformation, key: string): Reply<SponsorCreated>;
  /** A repeated acceptance changes nothing. */
  accept(connectionHash: string): Reply<SponsorConnection>;
}
