// The key of a creating call: whoever sends the same again, for whatever reason, sends it under the same key.
import * as z from 'zod/mini';
import { type Failure, isRefused } from './result.ts';

/** The key of a call that has not been answered, and what it is the key of. */
export const PendingKey = z.object({ key: z.string(), content: z.string(), serverErrors: z.number() });
export type PendingKey = Readonly<z.infer<typeof PendingKey>>;

/** The key that a content is sent under: its own where it has been sent before without an answer. */
export const keyFor = (pending: PendingKey | null, content: string, newKey: () => string): PendingKey =>
  pending?.content === content ? pending : { key: newKey(), content, serverErrors: 0 };

/**
 * What becomes of a key with a failure. Where nobody knows what the service has done, the same key asks for the same
 * answer. A refusal is an answer; and a service that fails twice over may only be repeating itself.
 */
export function afterFailure<P extends Pick<PendingKey, 'serverErrors'>>(pending: P, failure: Failure): P | null {
  if (failure.kind !== 'refused') return pending;
  if (isRefused(failure) || pending.serverErrors > 0) return null;
  return { ...pending, serverErrors: 1 };
}
