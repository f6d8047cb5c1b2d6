// What the user is notified of.
import { changesOf } from '@felles/core/workspace/connection';
import { createNotificationsStore, type NotificationsStore } from '@felles/core/workspace/notifications';
import { NEVER, switchMap } from 'rxjs';
import { notifications } from '../../wire/live/notifications.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt, ownChannel } from '../../workspace-door/live.ts';
import { createNotificationsHttp } from '../notifications.ts';

/** What the user is notified of. */
export interface NotificationServices {
  readonly store: NotificationsStore;
}

/** One store for all visits; it hears the user's own channel once the user is known. */
export const notificationServices = (door: WorkspaceDoor): NotificationServices => ({
  store: createNotificationsStore({
    port: createNotificationsHttp(door.http),
    changes$: ownChannel(door).pipe(
      switchMap((channel) => (channel === null ? NEVER : changesOf(door.realtime, { channel, ...notifications }))),
    ),
    ...liveAt(door).fresh,
  }),
});
