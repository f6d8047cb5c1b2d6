import type { ChatMessage } from './model.ts';

/** A live event of a conversation's messages. */
export type ConversationEvent =
  /** `key` belongs to the request that created it, if the service names it. */
  | { readonly kind: 'message'; readonly message: ChatMessage; readonly key: string | null }
  | { readonly kind: 'status'; readonly ids: readonly string[]; readonly status: string };
