// The record of an agreement.
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
