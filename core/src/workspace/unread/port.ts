import type { Reply } from '../../shared/reply.ts';

/** The call for the number in the menu. */
export interface UnreadPort {
  /** The number of unread messages. */
  unread(): Reply<number>;
}
