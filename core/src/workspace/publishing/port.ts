import type { Reply } from '../../shared/reply.ts';
import type { PublishedPanel } from './model.ts';

export interface PublishingPort {
  panel(id: string): Reply<PublishedPanel>;
  /** [W-PANELS-03] It is marked as read, although it is only asked for: once, and never ahead. */
  markRead(id: string): Reply<PublishedPanel>;
}
