import type { Reply } from '../../shared/reply.ts';
import type { RecentEvent } from './model.ts';

export interface AboutPort {
  /** The recent events of a channel, oldest first. */
  recent(channel: string): Reply<readonly RecentEvent[]>;
}
