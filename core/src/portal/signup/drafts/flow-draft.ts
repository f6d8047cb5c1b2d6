// How far one flow has come, as it is kept in the tab.
import * as z from 'zod/mini';
import { PendingKey } from '../../../shared/keys.ts';

/** What the service has accepted of this sign-up, and what it gave for it. Kept with the drafts. */
export const SentRecord = z.object({
  memberId: z.string(),
  /** The person as they were last sent, to compare with. */
  person: z.string(),
  /** The agreement that was last sent; null between a member that was made known and their agreement. */
  choice: z.nullable(z.object({ departmentId: z.number(), membershipId: z.number() })),
  contractId: z.nullable(z.string()),
  invoiceId: z.nullable(z.string()),
  /** Where to sign, as the service gave it. The page never goes there without the visitor asking. */
  link: z.nullable(z.string()),
  /** Of the company that the service knows to pay for the agreement. */
  code: z.optional(z.nullable(z.string())),
  /** Of the company that was named to the service without an answer: it may be the payer. */
  triedCode: z.optional(z.nullable(z.string())),
  /** Whether the service knows that another person is to pay for it. */
  isPrivate: z.optional(z.boolean()),
  /** By which name the service knows them, where it has said so. */
  knownAs: z.optional(z.nullable(z.string())),
  /** Whether the member was logged in: a visitor without a session may not go on with what that member sent. */
  hadSession: z.optional(z.boolean()),
});
export type SentRecord = Readonly<z.infer<typeof SentRecord>>;

/** Of whom the service said that they are a member already: the phone number, and the logged-in member, null for a visitor. */
export const Conflict = z.object({
  phone: z.string(),
  memberId: z.nullable(z.string()),
  /** The personal data of an update: the service does not say which part of them is another member's. */
  person: z.optional(z.string()),
  /** The member that exists may be the one that this sign-up has created without getting the answer. */
  isPerhapsOwn: z.optional(z.boolean()),
});
export type Conflict = Readonly<z.infer<typeof Conflict>>;

export const FlowDraft = z.object({
  step: z.nullable(z.string()),
  sent: z.nullable(SentRecord),
  /** What was sent and not answered: one request at most of each visitor who used this tab. */
  pending: z.readonly(z.array(PendingKey)),
  conflict: z.nullable(Conflict),
});
export type FlowDraft = Readonly<z.infer<typeof FlowDraft>>;

export const EMPTY_FLOW: FlowDraft = { step: null, sent: null, pending: [], conflict: null };
