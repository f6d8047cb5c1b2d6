import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { flag, Id, id, text } from '../../shared/wire-values.ts';

/** [W-PANELS-01] A text for dashboards, as the service sends it; a page shows it as a `LoadedPanel`. */
export const PublishedPanel = z.object({
  pub_id: id(),
  title: text(),
  ingress: text(),
  text: text(),
  error: z.nullish(z.unknown()),
});
export type PublishedPanel = Readonly<z.infer<typeof PublishedPanel>>;

/** Ours: a line of the list of panels, with its read state. The specification has no list. */
export const PanelLine = z.looseObject({
  pub_id: Id,
  title: text(),
  ingress: text(),
  read: flag(),
});
export type PanelLine = Readonly<z.infer<typeof PanelLine>>;

/** [W-PANELS-04] A loaded panel: its content, or an error. */
export interface LoadedPanel {
  readonly pub_id: string;
  readonly title: string;
  readonly ingress: string;
  readonly text: string;
  readonly error: typeof FAILURE | null;
}

/** [W-PANELS-05] The `error` of a panel that could not be loaded; the panel still has its id. */
export const FAILURE = 'FAILURE';

/** The calls for published panels, each a text with a title and an introduction. */
export interface PublishingPort {
  /** Newest first. */
  panels(): Reply<readonly PanelLine[]>;
  panel(id: string): Reply<PublishedPanel>;
  /** [W-PANELS-03] Requesting it marks it as read, so it is requested once, and never in advance. */
  markRead(id: string): Reply<PublishedPanel>;
}
