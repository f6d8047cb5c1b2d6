import type { NotificationsPort } from '@felles/core/workspace/notifications';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/notifications.ts';

/**
 * Core's `NotificationsPort`, for staff who are signed in. An addition as a whole; the service knows whose they are.
 */
export const createNotificationsHttp = (http: Http): NotificationsPort => ({
  notifications: () => http.ask(wire.notifications, {}),
  markSeen: (ids) => http.ask(wire.markSeen, { body: { ids } }),
});
