// The record of a link for a payer.
import * as z from 'zod/mini';

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
