// The record of a sent message.
import * as z from 'zod/mini';

export const SentMessage = z.object({
  id: z.int(),
  at: z.number(),
  kind: z.enum(['sms', 'email']),
  /** A phone number as it is dialled within the country, or an e-mail address. */
  to: z.string(),
  from: z.string(),
  /** Of an e-mail. */
  subject: z.nullable(z.string()),
  /** Paragraphs of plain text. */
  lines: z.array(z.string()),
  /** Where it leads, if anywhere. */
  link: z.nullable(z.object({ text: z.string(), address: z.string() })),
});
export type SentMessage = z.infer<typeof SentMessage>;
