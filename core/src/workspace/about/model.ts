import * as z from 'zod/mini';

/** Milliseconds, of which a calendar holds only so many. */
const Instant = z.number().check(z.gte(-8.64e15), z.lte(8.64e15));

/** An event of a channel, as the service gives it back to a client that was away. */
export const RecentEvent = z.object({ event: z.string(), data: z.unknown(), at: Instant });
export type RecentEvent = Readonly<z.infer<typeof RecentEvent>>;

/** What this page itself publishes. */
export interface Note {
  readonly id: string;
  readonly text: string;
}

/** What was told, as one line of the page. */
export interface Line {
  readonly id: string;
  readonly event: string;
  readonly text: string;
  /** When it was told, or heard (milliseconds). */
  readonly at: number;
  /** What has no id of its own is not known again when it is fetched, so it is shown until then only. */
  readonly isKnownById: boolean;
}
