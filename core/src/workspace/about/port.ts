import type { Reply } from '../../shared/reply.ts';
import type { RecentEvent } from './model.ts';

export interface AboutPort {
  /** What was told in a channel lately, the oldest first. */
  recent(channel: string): Reply<readonly RecentEvent[]>;
}
