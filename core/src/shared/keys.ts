// The key of a creating call: a caller that repeats the same call, for any reason, repeats its key.
import * as z from 'zod/mini';
import { type Failure, isRefused } from './result.ts';

/** The key of a call that has not been answered, and what it is the key of. */
export const PendingKey = z.object({
  key: z.string(),
  content: z.string(),
  /** How often the service has failed under it. */
  serverErrors: z.number(),
  /** Whether it was sent before, under this key or another one, and not answered: the service may have done it. */
  isRepeated: z.optional(z.boolean()),
});
export type PendingKey = Readonly<z.infer<typeof PendingKey>>;

/** A service that fails so often under one key may only be repeating itself. */
const FAILURES_PER_KEY = 2;

/** The key that a content is sent under: its own where it has been sent before without an answer. */
export function keyFor(pending: PendingKey | null, content: string, newKey: () => string): PendingKey {
  if (pending?.content !== content) return { key: newKey(), content, serverErrors: 0 };
  if (pending.serverErrors < FAILURES_PER_KEY) return { ...pending, isRepeated: true };
  return { key: newKey(), content, serverErrors: 0, isRepeated: true };
}

/**
 * What becomes of a key with a failure. Where the service may have done it, the same key asks for the same answer. A
 * refusal is an answer; and a service that fails twice over may only be repeating itself.
 */
export function afterFailure<P extends Pick<PendingKey, 'serverErrors'>>(pending: P, failure: Failure): P | null {
  if (failure.kind !== 'refused') return pending;
  return isRefused(failure) ? null : afterServerError(pending);
}

/** One more failure of the service is counted; null where it has failed as often as it may. */
export function afterServerError<P extends Pick<PendingKey, 'serverErrors'>>(pending: P): P | null {
  const serverErrors = pending.serverErrors + 1;
  return serverErrors < FAILURES_PER_KEY ? { ...pending, serverErrors } : null;
}

/**
 * The same for a request that is sent first until it is answered. A conflict is no answer to a repeated request: it may be
 * with what an earlier try has created.
 */
export function afterUnanswered(pending: PendingKey, failure: Failure): PendingKey | null {
  if (failure.kind !== 'refused') return pending;
  if (!isRefused(failure)) return { ...pending, serverErrors: pending.serverErrors + 1 };
  return failure.refusal === 'conflict' && pending.isRepeated ? pending : null;
}
