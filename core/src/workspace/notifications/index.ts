export type { NotificationMessage, NotificationMessages } from '../../texts/notifications.ts';
export * from './model.ts';
export {
  actOf,
  byDay,
  colorOf,
  IMPORTANCE,
  type ImportanceColor,
  instantOf,
  isNew,
  NOTIFICATION_PARTS,
  NOTIFICATIONS_ADDRESS,
  type NotificationAct,
  type NotificationCount,
  type NotificationDay,
  type NotificationPart,
  type NotificationsQuestion,
  newestFirst,
} from './rules.ts';
export * from './store.ts';
