import type { NotificationsPort } from '@felles/core/workspace';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/notifications.ts';

export const createNotificationsHttp = (http: Http): NotificationsPort => ({
  notifications: () => http.ask(wire.notifications, {}),
  markSeen: (ids) => http.ask(wire.markSeen, { body: { ids } }),
});
