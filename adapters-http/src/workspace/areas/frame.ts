// The menu, how many messages are not read, and the pages that the user has visited.
import { createMenuStore, type MenuStore } from '@felles/core/internal/workspace/menu/store';
import { createUnreadStore, type UnreadStore } from '@felles/core/internal/workspace/unread/store';
import { createVisitsStore, type VisitsStore } from '@felles/core/internal/workspace/visits/store';
import { EVENTS } from '../../wire/live/names.ts';
import { openWhileSignedIn, perDoor } from '../../workspace-door/door.ts';
import { liveAt, userEvents } from '../../workspace-door/live.ts';
import { createSettingsHttp, createUnreadHttp, createVisitsHttp } from '../user.ts';

/** The stores of the frame around every page. */
export interface FrameServices {
  readonly menu: MenuStore;
  /** How many messages are not read, for the badge in the menu. */
  readonly unread: UnreadStore;
  readonly visits: VisitsStore;
}

/** The count of messages and the visits begin with the sign-in, and end with the session. */
export const frameServices = perDoor((door): FrameServices => {
  const unread = createUnreadStore({
    port: createUnreadHttp(door.http),
    ...liveAt(door).freshBy(userEvents(door, [EVENTS.message.unread])),
  });
  const visits = createVisitsStore({ port: createVisitsHttp(door.http), clock: door.clock });
  openWhileSignedIn(door, visits, unread);
  return { menu: createMenuStore({ port: createSettingsHttp(door.http) }), unread, visits };
});
