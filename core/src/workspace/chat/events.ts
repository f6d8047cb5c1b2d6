// The live events of a conversation's messages.
import * as z from 'zod/mini';
import { tolerant } from '../../shared/tolerant.ts';
import { ChatMessage } from './model.ts';

export type ThreadEvent =
  /** `key` belongs to the request that created it, if the service names it. */
  | { readonly kind: 'message'; readonly message: ChatMessage; readonly key: string | null }
  | { readonly kind: 'status'; readonly ids: readonly string[]; readonly status: string };

export const conversationChannel = (id: number | string): string => `conversation.${id}`;

const StatusChange = z.object({
  ids: z.readonly(z.array(z.union([z.number(), z.string()]))),
  status: z.string(),
});

const Message = tolerant(ChatMessage);

/** Null for other or unreadable events. */
export function threadEventIn(frame: {
  readonly event: string;
  readonly data?: unknown;
  readonly key?: string | undefined;
}): ThreadEvent | null {
  switch (frame.event) {
    case 'message.created':
    case 'attachment.added': {
      const { data: message } = z.safeParse(Message, frame.data);
      if (message === undefined) return null;
      // The key of an attachment's event is not that of its message.
      return { kind: 'message', message, key: (frame.event === 'message.created' && frame.key) || null };
    }
    case 'message.status': {
      const { data: change } = z.safeParse(StatusChange, frame.data);
      return change === undefined ? null : { kind: 'status', ids: change.ids.map(String), status: change.status };
    }
    default:
      return null;
  }
}
