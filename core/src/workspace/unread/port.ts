import type { Reply } from '../../shared/reply.ts';

export interface UnreadPort {
  /** How many messages the user has not read. */
  unread(): Reply<number>;
}
