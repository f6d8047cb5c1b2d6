// How many messages the user has not read, for every page.
import type { Http } from '@felles/adapters-http';
import { createUnreadHttp } from '@felles/adapters-http/workspace/unread';
import type { RealtimeStore } from '@felles/core/realtime';
import { createUnreadStore, type MeStore, type UnreadStore } from '@felles/core/workspace';
import { filter } from 'rxjs';
import { liveAt, ofTheUser } from './live.ts';
import type { WorkspacePlace } from './place.ts';

/** The event that tells each user about a new count. */
export const UNREAD_EVENT = 'message.unread';

export const unreadOfUser = (at: WorkspacePlace, realtime: RealtimeStore, http: Http, me: MeStore): UnreadStore =>
  createUnreadStore({
    port: createUnreadHttp(http),
    ...liveAt(at, realtime).freshBy(ofTheUser(realtime, me).pipe(filter(({ event }) => event === UNREAD_EVENT))),
  });
