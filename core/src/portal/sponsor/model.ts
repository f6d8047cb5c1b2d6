// Unknown fields pass, and null counts as absent: the service's records are only partly known.
import * as z from 'zod/mini';
import { text } from '../../shared/wire-values.ts';
import { Membership } from '../membership/model.ts';
import { FirstInvoice } from '../payment/model.ts';
import { MemberInformation, PersonalInformation, WRITTEN_PERSON } from '../person/model.ts';

/** [P-SPONSOR-12] What a company's code opens. An answer that names no departments at all says nothing. */
export const SponsorCodeLookup = z.object({
  AG_departments: z.array(z.number()),
  /** An addition, by the name it has in a company's own record: whose code it is. */
  navn: text(),
});
export type SponsorCodeLookup = z.infer<typeof SponsorCodeLookup>;

/** What the payer is asked to pay for: where, what, and what is drawn first, as far as that is settled. */
export const SponsoredAgreement = z.object({
  departmentId: z.number(),
  /** The name of the department. */
  department: text(),
  membership: Membership,
  first: z.nullish(FirstInvoice),
});
export type SponsoredAgreement = z.infer<typeof SponsoredAgreement>;

/**
 * [P-SPONSOR-31] The person that the payer is asked to pay for. An addition: the agreement that is paid for. A service that
 * does not know it, or tells it in another form, still works: the page says that it is not known.
 */
export const SponsoredMember = z.extend(z.object(WRITTEN_PERSON), {
  agreement: z.catch(z.nullish(SponsoredAgreement), null),
});
export type SponsoredMember = z.infer<typeof SponsoredMember>;

/** [P-SPONSOR-33] What is sent of a sponsor: who they are, and where they come back to. */
export const SponsorInformation = z.extend(PersonalInformation, {
  departmentId: z.number(),
  is_sponsor: z.literal(true),
  netsCallbackUrl: z.string(),
  acceptanceCallbackUrl: z.string(),
  sponsorConnectionHash: z.optional(z.string()),
});
export type SponsorInformation = z.infer<typeof SponsorInformation>;

/** [P-SPONSOR-33] The sponsor as the service has written them down, and where they sign. */
export const SponsorCreated = z.extend(MemberInformation, { link_to_nets: text() });
export type SponsorCreated = z.infer<typeof SponsorCreated>;

/** [P-SPONSOR-39] Whether a sponsor and the member they pay for belong together now. */
export const SponsorConnection = z.object({ success: z.boolean(), firstname: text(), lastname: text() });
export type SponsorConnection = z.infer<typeof SponsorConnection>;

/** [P-SPONSOR-36] */
export const SponsorCodeUse = z.object({
  departmentId: z.number(),
  memberId: z.string(),
  contractId: z.optional(z.string()),
});
export type SponsorCodeUse = z.infer<typeof SponsorCodeUse>;

/** What is kept of the sponsor code for as long as the tab lives. */
export const SponsorCodeDraft = z.object({
  code: z.string().check(z.maxLength(100)),
  /** The code parameter that was last taken over; another one is a new link. */
  parameter: z.nullable(z.string()),
  wasValid: z.boolean(),
});
export type SponsorCodeDraft = z.infer<typeof SponsorCodeDraft>;

/** What came of a message to a sponsor: what the service said; `uncertain` where it is not known whether one was sent. */
export const ContactOutcome = z.enum(['notSigned', 'signed', 'unknown', 'uncertain']);
export type ContactOutcome = z.infer<typeof ContactOutcome>;

export const SponsorContact = z.object({ memberId: z.string(), phone: z.string(), outcome: ContactOutcome });
export type SponsorContact = z.infer<typeof SponsorContact>;

/** What is kept of the sponsor's number for as long as the tab lives, and to whom a message has gone. */
export const SponsorContactDraft = z.object({
  phone: z.string().check(z.maxLength(100)),
  contacts: z.array(SponsorContact),
});
export type SponsorContactDraft = z.infer<typeof SponsorContactDraft>;
