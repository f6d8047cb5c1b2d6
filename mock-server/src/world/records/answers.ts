// The record of the first answer to a key.
import * as z from 'zod/mini';

/** Keys and contents are kept as what cannot be read back, for a kept world is a file. */
export const FirstAnswer = z.object({
  key: z.string(),
  content: z.string(),
  at: z.number(),
  outcome: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('value'), value: z.unknown() }),
    z.object({
      kind: z.literal('refusal'),
      status: z.int(),
      message: z.string(),
      type: z.string(),
      field: z.optional(z.string()),
      detail: z.optional(z.unknown()),
    }),
  ]),
});
export type FirstAnswer = z.infer<typeof FirstAnswer>;
