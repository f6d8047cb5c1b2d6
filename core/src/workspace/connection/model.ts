import type { ConnectionEnd } from '../../realtime/model.ts';

/** What became of a connection that had closed. Instants are the wall's (milliseconds), lengths are the monotonic clock's. */
export type ReconnectOutcome =
  /** The next attempt is at a known time. */
  | { readonly kind: 'waits'; readonly until: number }
  | { readonly kind: 'tries'; readonly after: number }
  | { readonly kind: 'back'; readonly after: number }
  | { readonly kind: 'failed'; readonly after: number }
  /** The client does not connect again until the user asks for it. */
  | { readonly kind: 'nothing' };

/** A connection that closed, and what followed. */
export interface PastConnection extends ConnectionEnd {
  /** Counted from the first, so that it can be told from any other. */
  readonly number: number;
  readonly closedAt: number;
  /** When it closed, by the clock that only goes forward. */
  readonly mark: number;
  /** The client gave up at this close, after so many; null where it did not. */
  readonly gaveUpAfter: number | null;
  readonly outcome: ReconnectOutcome;
}
