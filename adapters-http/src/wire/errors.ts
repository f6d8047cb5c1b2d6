import * as z from 'zod/mini';

/** [P-TRANSPORT-11] The body of every refusal of the service. */
export const ErrorObject = z.object({
  http_status: z.nullish(z.number()),
  message: z.nullish(z.string()),
  type: z.nullish(z.string()),
  /** Ours: the field of the request that cannot be taken, 'body.title' say. */
  field: z.optional(z.string()),
  /** Ours: more about the refusal, by its type: the newer values of fields that another user has changed, say. */
  detail: z.optional(z.unknown()),
});
export type ErrorObject = z.infer<typeof ErrorObject>;
/** The body of a refusal: one error object, under the name `error`. */
export const ErrorBody = z.object({ error: ErrorObject });

/** [P-TRANSPORT-12] The body of a refusal for several reasons, under the name `errors`. */
export const ErrorsBody = z.object({ errors: z.array(ErrorObject) });

/** As they are read: some services write each as the body of a refusal of its own. */
export const SeveralErrors = z.object({ errors: z.array(z.union([ErrorBody, ErrorObject])) });

const ErrorInAnswer = z.union([
  z.object({ error: z.object({ message: z.string() }) }),
  z.object({ error: z.string(), message: z.nullish(z.string()) }),
  z.object({ error: z.literal(true), message: z.string() }),
]);

/** The message of an error object in an answer that went well; null for an answer that is none. An empty error is none. */
export function errorInAnswer(body: unknown): string | null {
  const { data } = z.safeParse(ErrorInAnswer, body);
  if (data === undefined) return null;
  const { error } = data;
  if (typeof error === 'object') return error.message;
  const message = 'message' in data ? (data.message ?? '') : '';
  if (error === true) return message;
  return error.trim() === '' ? null : message.trim() || error;
}
