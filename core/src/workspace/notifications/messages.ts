import type { Message, MessageOf, SharedMessages } from '../../shared/messages.ts';

/** The one message of the notifications: the service has not marked them as seen. */
export interface NotificationMessages {
  'notifications.notSeen': { readonly reason: Message };
}

/** Why notifications are new again: their mark was undone. */
export type NotificationMessage = MessageOf<SharedMessages & NotificationMessages>;
