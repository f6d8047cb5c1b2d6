// The frame around every page: its menu, how much is not read, and what was visited.
import { createMenuStore, type MenuStore } from '@felles/core/workspace/menu';
import { createUnreadStore, type UnreadStore } from '@felles/core/workspace/unread';
import { createVisitsStore, type VisitsStore } from '@felles/core/workspace/visits';
import { EVENTS } from '../../wire/live/names.ts';
import { openWhileSignedIn, type WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt, ofTheUser } from '../../workspace-door/live.ts';
import { createSettingsHttp } from '../settings.ts';
import { createUnreadHttp } from '../unread.ts';
import { createVisitsHttp } from '../visits.ts';

/** What the frame around every page shows. */
export interface FrameServices {
  readonly menu: MenuStore;
  /** How many messages are not read, for the badge in the menu. */
  readonly unread: UnreadStore;
  readonly visits: VisitsStore;
}

/** Made once: the count of messages and the visits begin with the sign-in, and end with the session. */
export function frameServices(door: WorkspaceDoor): FrameServices {
  const unread = createUnreadStore({
    port: createUnreadHttp(door.http),
    ...liveAt(door).freshBy(ofTheUser(door, [EVENTS.message.unread])),
  });
  const visits = createVisitsStore({ port: createVisitsHttp(door.http), clock: door.clock });
  openWhileSignedIn(door, visits, unread);
  return { menu: createMenuStore({ port: createSettingsHttp(door.http) }), unread, visits };
}
