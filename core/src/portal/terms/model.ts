import * as z from 'zod/mini';

/** [P-PAYMENT-58] What the service says of its terms before anybody opens them. */
export const ConditionLink = z.object({ has_condition: z.nullish(z.boolean()), url: z.nullish(z.string()) });
export type ConditionLink = z.infer<typeof ConditionLink>;
