import type { Message, MessageOf, SharedMessages } from '../../shared/messages.ts';

export interface NotificationMessages {
  'notifications.notSeen': { readonly reason: Message };
}

export type NotificationMessage = MessageOf<SharedMessages & NotificationMessages>;
