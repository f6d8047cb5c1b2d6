import * as z from 'zod/mini';
import { PendingKey } from '../../../shared/keys.ts';

/** What the service has accepted of this sign-up, with its answers. Stored with the drafts. */
export const SentRecord = z.object({
  memberId: z.string(),
  /** The personal data last sent, as text, to detect changes. */
  person: z.string(),
  /** The choice last sent; null while the member exists without an agreement. */
  choice: z.nullable(z.object({ departmentId: z.number(), membershipId: z.number() })),
  contractId: z.nullable(z.string()),
  invoiceId: z.nullable(z.string()),
  /** The address for signing. The page goes there only on the visitor's click. */
  link: z.nullable(z.string()),
  /** The code of the company that pays, confirmed by the service. */
  code: z.optional(z.nullable(z.string())),
  /** A code that was sent without an answer: its company may be the payer. */
  triedCode: z.optional(z.nullable(z.string())),
  /** Whether the service knows that another person pays. */
  isPrivate: z.optional(z.boolean()),
  /** The service's name for the person, if it differs. */
  knownAs: z.optional(z.nullable(z.string())),
  /** Whether a member was logged in: after the logout, the visitor must not continue that member's sign-up. */
  hadSession: z.optional(z.boolean()),
});
export type SentRecord = Readonly<z.infer<typeof SentRecord>>;

/** The person that the service knows already: the phone number, and the logged-in member (null for a visitor). */
export const Conflict = z.object({
  phone: z.string(),
  memberId: z.nullable(z.string()),
  /** The personal data of a refused update: the service does not say which field belongs to another member. */
  person: z.optional(z.string()),
  /** The existing member may come from this sign-up, whose answer was lost. */
  isPerhapsOwn: z.optional(z.boolean()),
});
export type Conflict = Readonly<z.infer<typeof Conflict>>;

/** The progress of one flow, stored until the tab closes: the step, what was sent, and what has no answer. */
export const FlowDraft = z.object({
  step: z.nullable(z.string()),
  sent: z.nullable(SentRecord),
  /** The unanswered requests: at most one for each visitor of this tab. */
  pending: z.readonly(z.array(PendingKey)),
  conflict: z.nullable(Conflict),
});
export type FlowDraft = Readonly<z.infer<typeof FlowDraft>>;

export const EMPTY_FLOW: FlowDraft = { step: null, sent: null, pending: [], conflict: null };
