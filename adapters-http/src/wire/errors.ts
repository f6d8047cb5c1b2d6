import * as z from 'zod/mini';

/** [P-TRANSPORT-11] What every refusal of the service looks like. */
export const ErrorObject = z.object({
  http_status: z.nullish(z.number()),
  message: z.nullish(z.string()),
  type: z.nullish(z.string()),
});
export type ErrorObject = z.infer<typeof ErrorObject>;
export const ErrorBody = z.object({ error: ErrorObject });

/** [P-TRANSPORT-12] Several at once. */
export const ErrorsBody = z.object({ errors: z.array(ErrorObject) });
