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
  type NotificationAct,
  type NotificationDay,
  type NotificationPart,
  newestFirst,
} from './rules.ts';
export * from './store.ts';
