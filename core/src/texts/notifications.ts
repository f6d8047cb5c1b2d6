import type { MessageOf, SharedMessages } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** A notification that could not be marked as seen. */
export const no = {
  'notifications.notSeen': 'Det ble ikke merket som sett: {{reason}}',
} as const;

/** In English. */
export const en = {
  'notifications.notSeen': 'It was not marked as seen: {{reason}}',
} as const satisfies TextsOf<NotificationMessages>;

/** The one message of the notifications: the service has not marked them as seen. */
export type NotificationMessages = MessagesOf<typeof no>;

/** Why notifications are new again: their mark was undone. */
export type NotificationMessage = MessageOf<SharedMessages & NotificationMessages>;
