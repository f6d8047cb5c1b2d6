import * as z from 'zod/mini';
import { text } from '../../shared/wire-values.ts';

/** [P-PAYMENT-58] The service's link to its terms. */
export const ConditionLink = z.object({
  has_condition: z.nullish(z.boolean()),
  url: text(),
  /** An addition: false if there is no document either. */
  has_document: z.nullish(z.boolean()),
});
export type ConditionLink = z.infer<typeof ConditionLink>;
