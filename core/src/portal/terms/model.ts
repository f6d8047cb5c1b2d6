import * as z from 'zod/mini';
import { text } from '../../shared/wire-values.ts';

/** [P-PAYMENT-58] What the service says of its terms before the visitor opens them. */
export const ConditionLink = z.object({ has_condition: z.nullish(z.boolean()), url: text() });
export type ConditionLink = z.infer<typeof ConditionLink>;
