// The records of an agreement, of the direct debit that is signed for it, and of the link for its payer.
import * as z from 'zod/mini';

/** Older records, from before there was a choice, are Norwegian. */
const WrittenLanguage = z._default(z.enum(['no', 'en']), 'no');

export const Contract = z.object({
  id: z.int(),
  at: z.number(),
  center: z.string(),
  memberId: z.int(),
  departmentId: z.int(),
  membershipId: z.int(),
  title: z.string(),
  /** Kroner, including VAT. */
  price: z.number(),
  temporary: z.boolean(),
  invoiceId: z.int(),
  /** Where direct debit is signed for; null where the membership has none. */
  signingId: z.nullable(z.string()),
  /** From when it holds, in epoch milliseconds; null as long as it is neither signed nor paid. */
  activeFrom: z.nullable(z.number()),
  /** Another agreement was chosen in its place before it was signed. */
  isReplaced: z.boolean(),
  /** The member has said that another person is to pay, and gets no letter about it. */
  isPaidByAnother: z.boolean(),
  /** In which everything about it is written. */
  language: WrittenLanguage,
});
export type Contract = z.infer<typeof Contract>;

/** How the latest visit ended, in the words with which the provider sends the visitor back. */
export const SIGNING_STATUSES = ['ok', 'not_started', 'not_ok'] as const;
export type SigningStatus = (typeof SIGNING_STATUSES)[number];

export const Signing = z.object({
  /** Part of the address at which it is signed; a visitor who knows it may sign. */
  id: z.string(),
  at: z.number(),
  center: z.string(),
  contractId: z.int(),
  /** Who signs, which is the one who pays. */
  memberId: z.int(),
  /** Where the browser is sent back to. */
  returnTo: z.string(),
  status: z.enum(SIGNING_STATUSES),
  /** A visitor who left without a signature is reminded of it, once. */
  isReminded: z.boolean(),
});
export type Signing = z.infer<typeof Signing>;

export const Connection = z.object({
  /** Part of the link; a visitor who has it is taken for the one it was sent to. */
  hash: z.string(),
  expires: z.number(),
  center: z.string(),
  departmentId: z.int(),
  /** Who is to be paid for, and by which agreement; it is still to be made where only the membership is known. */
  memberId: z.int(),
  contractId: z.nullable(z.int()),
  membershipId: z.nullable(z.int()),
  /** Of the person who was asked, as it is dialled within the country. */
  phone: z.string(),
  /** The service's answer about the payer. */
  answer: z.string(),
  /** Once they have said who they are, and where they sign. */
  sponsorId: z.nullable(z.int()),
  signingId: z.nullable(z.string()),
  isAccepted: z.boolean(),
});
export type Connection = z.infer<typeof Connection>;
