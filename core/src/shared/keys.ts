// The key of a creating call: whoever sends the same again, for whatever reason, sends it under the same key.
import * as z from 'zod/mini';
import { type Failure, isRefused } from './result.ts';

/** The key of a call that has not been answered, and what it is the key of. */
export const PendingKey = z.object({
  key: z.string(),
  content: z.string(),
  /** How often the service has failed under it. */
  serverErrors: z.number(),
  /** Whether it was sent under another key before, which brought nothing but failures of the service. */
  isRepeated: z.optional(z.boolean()),
});
export type PendingKey = Readonly<z.infer<typeof PendingKey>>;

/** A service that fails so often under one key may only be repeating itself. */
const FAILURES_PER_KEY = 2;

/** The key that a content is sent under: its own where it has been sent before without an answer. */
export function keyFor(pending: PendingKey | null, content: string, newKey: () => string): PendingKey {
  if (pending?.content !== content) return { key: newKey(), content, serverErrors: 0 };
  if (pending.serverErrors < FAILURES_PER_KEY) return pending;
  return { key: newKey(), content, serverErrors: 0, isRepeated: true };
}

/**
 * What becomes of a key with a failure. Where nobody knows what the service has done, the same key asks for the same
 * answer. A refusal is an answer; and a service that fails twice over may only be repeating itself.
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
 * The same where what was asked for stays what is asked for first, until the service has said what came of it. That there
 * is somebody already is no such word once it may be said of whom an earlier key has made.
 */
export function afterUnanswered(pending: PendingKey, failure: Failure): PendingKey | null {
  if (failure.kind !== 'refused') return pending;
  if (!isRefused(failure)) return { ...pending, serverErrors: pending.serverErrors + 1 };
  return failure.refusal === 'conflict' && pending.isRepeated ? pending : null;
}
