import type { Reply } from '../../shared/reply.ts';
import type { PanelLine, PublishedPanel } from './model.ts';

export interface PublishingPort {
  /** All that is published, the newest first. */
  panels(): Reply<readonly PanelLine[]>;
  panel(id: string): Reply<PublishedPanel>;
  /** [W-PANELS-03] It is marked as read, although it is only asked for: once, and never ahead. */
  markRead(id: string): Reply<PublishedPanel>;
}
