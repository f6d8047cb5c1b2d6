import type { Reply } from '../../shared/reply.ts';
import type { Notification } from './model.ts';

export interface NotificationsPort {
  notifications(): Reply<readonly Notification[]>;
  markSeen(ids: readonly Notification['id'][]): Reply<unknown>;
}
