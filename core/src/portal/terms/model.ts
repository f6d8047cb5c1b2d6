import * as z from 'zod/mini';
import { text } from '../../shared/wire-values.ts';

/** [P-PAYMENT-58] The service's link to its terms. */
export const ConditionLink = z.object({ has_condition: z.nullish(z.boolean()), url: text() });
export type ConditionLink = z.infer<typeof ConditionLink>;
