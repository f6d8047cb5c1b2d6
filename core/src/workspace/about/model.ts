import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';

/** Milliseconds, in the range of `Date`. */
const Instant = z.number().check(z.gte(-8.64e15), z.lte(8.64e15));

/** A past event of a channel, for a client that was away. */
export const RecentEvent = z.object({ event: z.string(), data: z.unknown(), at: Instant });
export type RecentEvent = Readonly<z.infer<typeof RecentEvent>>;

/** A message that this page publishes. */
export interface Note {
  readonly id: string;
  readonly text: string;
}

/** An event, as a line of the page. */
export interface Line {
  readonly id: string;
  readonly event: string;
  readonly text: string;
  /** When it was published, or received (milliseconds). */
  readonly at: number;
  /** An event without an id cannot be recognized in a fetch, so it is shown only until then. */
  readonly isKnownById: boolean;
}

/** The requests of the page about the live connection; all else there comes from the connection itself. */
export interface AboutPort {
  /** The recent events of a channel, oldest first. */
  recent(channel: string): Reply<readonly RecentEvent[]>;
}
