// What is published for all users.
import { type Query, queryOf } from '@felles/core/data';
import { createPublishingStore, type PanelLine, type PublishingStore } from '@felles/core/workspace/publishing';
import { CHANNELS } from '../../wire/live/names.ts';
import { openWhileSignedIn, type WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt } from '../../workspace-door/live.ts';
import { createPublishingHttp } from '../publishing.ts';

/** What is published for all users. */
export interface PublishingServices {
  readonly publishing: PublishingStore;
  /** All that is published. */
  published(): Query<'all', readonly PanelLine[]>;
}

/** What was read is the user's: it is forgotten when the session is over. The list of all panels is an addition. */
export function publishingServices(door: WorkspaceDoor): PublishingServices {
  const port = createPublishingHttp(door.http);
  const { freshAtOnce, heard } = liveAt(door);
  const fresh = freshAtOnce(heard(CHANNELS.panels));
  const publishing = createPublishingStore({ port, again$: fresh.again$ });
  // A page opens it; what it has is the user's.
  openWhileSignedIn(door, { open: () => undefined, close: publishing.close });
  return { publishing, published: () => queryOf('all', port.panels, fresh) };
}
