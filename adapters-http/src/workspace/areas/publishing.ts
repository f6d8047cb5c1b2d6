// The panels that are published for all users, which are marked as read.
import type { Query } from '@felles/core/data';
import { queryOf } from '@felles/core/internal/data/query';
import type { PanelLine } from '@felles/core/internal/workspace/publishing/model';
import { createPublishingStore, type PublishingStore } from '@felles/core/internal/workspace/publishing/store';
import type { PublishingPort } from '@felles/core/workspace/publishing';
import type { Http } from '../../http.ts';
import { CHANNELS } from '../../wire/live/names.ts';
import { publishing } from '../../wire/workspace/frame.ts';
import { openWhileSignedIn, type WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';

/**
 * Core's `PublishingPort`, for staff who are signed in. The list of panels is an addition; `markRead` is a GET that
 * changes something.
 */
export const createPublishingHttp = (http: Http): PublishingPort => ({
  panels: () => http.ask(publishing.panels, {}),
  panel: (id) => http.ask(publishing.panel, { params: { id } }),
  markRead: (id) => http.ask(publishing.markRead, { params: { id } }),
});

/** The panels that are published for all users. */
export interface PublishingServices {
  readonly publishing: PublishingStore;
  /** All that is published. */
  published(): Query<'all', readonly PanelLine[]>;
}

/**
 * Marks of reading are the user's: they are forgotten when the session is over. The list of all panels is an addition.
 */
export function publishingServices(door: WorkspaceDoor): PublishingServices {
  const port = createPublishingHttp(door.http);
  const { freshAtOnce, heard } = liveAt(door);
  const fresh = freshAtOnce(heard(CHANNELS.panels));
  const publishing = createPublishingStore({ port, again$: fresh.again$ });
  // A page opens it; its marks are the user's.
  openWhileSignedIn(door, { open: () => undefined, close: publishing.close });
  return { publishing, published: () => queryOf('all', port.panels, fresh) };
}
