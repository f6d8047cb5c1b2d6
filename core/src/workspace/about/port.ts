import type { Reply } from '../../shared/reply.ts';
import type { RecentEvent } from './model.ts';

/** The requests of the page about the live connection; all else there comes from the connection itself. */
export interface AboutPort {
  /** The recent events of a channel, oldest first. */
  recent(channel: string): Reply<readonly RecentEvent[]>;
}
