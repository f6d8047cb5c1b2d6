// The live events of a conversation's messages.
import { Id, tolerant } from '@felles/core';
import { ChatMessage, type ConversationEvent } from '@felles/core/workspace/chat';
import * as z from 'zod/mini';
import { EVENTS } from '../wire/live/names.ts';

const StatusChange = z.object({
  ids: z.readonly(z.array(Id)),
  status: z.string(),
});

const Message = tolerant(ChatMessage);

/** Null for other or unreadable events. */
export function conversationEventIn(frame: {
  readonly event: string;
  readonly data?: unknown;
  readonly key?: string | undefined;
}): ConversationEvent | null {
  switch (frame.event) {
    case EVENTS.message.created:
    case EVENTS.message.attachmentAdded: {
      const { data: message } = z.safeParse(Message, frame.data);
      if (message === undefined) return null;
      // The key of an attachment's event is not that of its message.
      return { kind: 'message', message, key: (frame.event === EVENTS.message.created && frame.key) || null };
    }
    case EVENTS.message.status: {
      const { data: change } = z.safeParse(StatusChange, frame.data);
      return change === undefined ? null : { kind: 'status', ids: change.ids, status: change.status };
    }
    default:
      return null;
  }
}
