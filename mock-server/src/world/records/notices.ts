// The record of a message that a member reads in the portal.
import * as z from 'zod/mini';

export const NoticeRecord = z.object({
  id: z.int(),
  /** Epoch milliseconds. */
  at: z.number(),
  center: z.string(),
  member: z.int(),
  /** A cause is told once. */
  cause: z.string(),
  kind: z.string(),
  text: z.string(),
  class: z.nullable(z.object({ date: z.string(), id: z.int(), departmentId: z.int() })),
  invoiceId: z.nullable(z.int()),
  contractId: z.nullable(z.string()),
  isSeen: z.boolean(),
});
export type NoticeRecord = z.infer<typeof NoticeRecord>;
