import type { Reply } from '../../shared/reply.ts';

export interface UnreadPort {
  /** The number of unread messages. */
  unread(): Reply<number>;
}
