// The user's notifications, which are marked as seen.
import { questionIn } from '@felles/core/internal/data/question';
import { changesOf } from '@felles/core/internal/workspace/connection/changes-of';
import { NOTIFICATIONS_ADDRESS } from '@felles/core/internal/workspace/notifications/rules';
import { createNotificationsStore } from '@felles/core/internal/workspace/notifications/store';
import { Notification, type NotificationsPort, type NotificationsStore } from '@felles/core/workspace/notifications';
import { NEVER, switchMap } from 'rxjs';
import type { Http } from '../../http.ts';
import { EVENTS, liveList } from '../../wire/live/names.ts';
import { notifications } from '../../wire/workspace/frame.ts';
import { openWhileSignedIn, type WorkspaceDoor } from '../../workspace-door/door.ts';
import { liveAt, ownChannel } from '../../workspace-door/live.ts';

/**
 * Core's `NotificationsPort`, for staff who are signed in. An addition as a whole; the service knows whose they are.
 */
export const createNotificationsHttp = (http: Http): NotificationsPort => ({
  notifications: () => http.ask(notifications.notifications, {}),
  markSeen: (ids) => http.ask(notifications.markSeen, { body: { ids } }),
});

/** The notifications of the user. */
export interface NotificationServices {
  readonly store: NotificationsStore;
}

/** One store for the menu and all visits, from the sign-in on; it hears the user's own channel once the user is known. */
export function notificationServices(door: WorkspaceDoor): NotificationServices {
  const store = createNotificationsStore({
    port: createNotificationsHttp(door.http),
    place: questionIn(door.listAddress, NOTIFICATIONS_ADDRESS),
    changes$: ownChannel(door).pipe(
      switchMap((channel) =>
        channel === null
          ? NEVER
          : changesOf(door.realtime, { channel, ...liveList(Notification, EVENTS.notification) }),
      ),
    ),
    ...liveAt(door).fresh,
  });
  openWhileSignedIn(door, store);
  return { store };
}
