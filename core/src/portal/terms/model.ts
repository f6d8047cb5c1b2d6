import * as z from 'zod/mini';
import type { FileContent } from '../../shared/file.ts';
import type { Reply } from '../../shared/reply.ts';
import { text } from '../../shared/wire-values.ts';

/** The center's payment terms, as an external address or as a document of the service. */
export interface TermsPort {
  conditionUrl(): Reply<ConditionLink>;
  conditions(): Reply<FileContent>;
}

/** [P-PAYMENT-58] The service's link to its terms. */
export const ConditionLink = z.object({
  has_condition: z.nullish(z.boolean()),
  url: text(),
  /** An addition: false if there is no document either. */
  has_document: z.nullish(z.boolean()),
});
export type ConditionLink = z.infer<typeof ConditionLink>;
