import type { NotificationMessages } from '../workspace/notifications/messages.ts';
import type { TextsOf } from './text-of.ts';

/** A notification that could not be marked as seen. */
export const no = {
  'notifications.notSeen': 'Det ble ikke merket som sett: {{reason}}',
} as const satisfies TextsOf<NotificationMessages>;

/** In English. */
export const en = {
  'notifications.notSeen': 'It was not marked as seen: {{reason}}',
} as const satisfies TextsOf<NotificationMessages>;
