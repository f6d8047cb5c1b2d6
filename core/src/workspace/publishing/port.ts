import type { Reply } from '../../shared/reply.ts';
import type { PanelLine, PublishedPanel } from './model.ts';

/** The calls for published panels, each a text with a title and an introduction. */
export interface PublishingPort {
  /** Newest first. */
  panels(): Reply<readonly PanelLine[]>;
  panel(id: string): Reply<PublishedPanel>;
  /** [W-PANELS-03] Requesting it marks it as read, so it is requested once, and never in advance. */
  markRead(id: string): Reply<PublishedPanel>;
}
