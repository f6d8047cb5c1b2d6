// Idempotency keys: a repeated request is sent under the same key.
import * as z from 'zod/mini';
import { type Failure, isRefused } from './result.ts';

/** The key of an unanswered request, with the request's text. */
export const PendingKey = z.object({
  key: z.string(),
  content: z.string(),
  /** How often the service has failed under this key. */
  serverErrors: z.number(),
  /** Whether it was sent before, under this key or another one, and not answered: the service may have done it. */
  isRepeated: z.optional(z.boolean()),
});
export type PendingKey = Readonly<z.infer<typeof PendingKey>>;

/** After this many failures the service may only be repeating a stored answer. */
const FAILURES_PER_KEY = 2;

/** The pending key if the same content is unanswered, else a new one. */
export function keyFor(pending: PendingKey | null, content: string, newKey: () => string): PendingKey {
  if (pending?.content !== content) return { key: newKey(), content, serverErrors: 0 };
  if (pending.serverErrors < FAILURES_PER_KEY) return { ...pending, isRepeated: true };
  return { key: newKey(), content, serverErrors: 0, isRepeated: true };
}

/** The key after a failure: null after a refusal, which is an answer, and when the key has failed too often. */
export function afterFailure<P extends Pick<PendingKey, 'serverErrors'>>(pending: P, failure: Failure): P | null {
  if (failure.kind !== 'refused') return pending;
  return isRefused(failure) ? null : afterServerError(pending);
}

/** Counts a failure of the service; null once the key has failed too often. */
export function afterServerError<P extends Pick<PendingKey, 'serverErrors'>>(pending: P): P | null {
  const serverErrors = pending.serverErrors + 1;
  return serverErrors < FAILURES_PER_KEY ? { ...pending, serverErrors } : null;
}

/** For a repeated request. A 409 to a retry may be our own earlier success, so the key stays. */
export function afterUnanswered(pending: PendingKey, failure: Failure): PendingKey | null {
  if (failure.kind !== 'refused') return pending;
  if (!isRefused(failure)) return { ...pending, serverErrors: pending.serverErrors + 1 };
  return failure.refusal === 'conflict' && pending.isRepeated ? pending : null;
}
