// The record of a signed direct debit.
import * as z from 'zod/mini';

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
