import type { Reply } from '../../shared/reply.ts';
import type { Notification } from './model.ts';

/** The calls for the notifications of the signed-in user. */
export interface NotificationsPort {
  notifications(): Reply<readonly Notification[]>;
  markSeen(ids: readonly Notification['id'][]): Reply<unknown>;
}
