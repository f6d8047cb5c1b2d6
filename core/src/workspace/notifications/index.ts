export type { NotificationMessage } from '../../texts/notifications.ts';
export * from './model.ts';
export { actOf, byDay, colorOf, type ImportanceColor, instantOf, isNew, type NotificationAct } from './rules.ts';
export type { NotificationsStore } from './store.ts';
