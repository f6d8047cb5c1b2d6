import type { ConnectionEnd } from '../../realtime/model.ts';

/** The outcome of a close. Instants are of the wall clock, durations of the monotonic clock (milliseconds). */
export type ReconnectOutcome =
  /** The time of the next attempt is known. */
  | { readonly kind: 'waits'; readonly until: number }
  | { readonly kind: 'tries'; readonly after: number }
  | { readonly kind: 'back'; readonly after: number }
  | { readonly kind: 'failed'; readonly after: number }
  /** The client does not reconnect until the user asks for it. */
  | { readonly kind: 'nothing' };

/** A closed connection in the history, with the code and reason of its end. */
export interface PastConnection extends ConnectionEnd {
  /** A running number that identifies the connection. */
  readonly number: number;
  readonly closedAt: number;
  /** When it closed (monotonic clock). */
  readonly mark: number;
  /** The number of closes after which the client gave up; null if it did not. */
  readonly gaveUpAfter: number | null;
  readonly outcome: ReconnectOutcome;
}
