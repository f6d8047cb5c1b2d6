// The agreements with their conversations, narrowed, with the one that is chosen.
import type { Old } from '../../data/shown.ts';
import type { Behavior } from '../../shared/behavior.ts';
import type { Load } from '../../shared/load.ts';
import type { AgreementConversations, ChatFilter, ChatMode, Conversation } from './model.ts';

/** What of the conversations is shown. It stands in the address. */
export interface ChatQuestion {
  readonly mode: ChatMode;
  readonly filter: ChatFilter;
  readonly text: string;
}

export interface AgreementGroup {
  readonly of: AgreementConversations;
  /** Those of the mode that pass the filter. */
  readonly conversations: readonly Conversation[];
}

export interface ChosenConversation {
  readonly of: AgreementConversations;
  readonly mode: ChatMode;
  readonly conversation: Conversation;
}

export interface ChatView {
  readonly question: ChatQuestion;
  /** That of the chosen conversation, where one is known; or else that of the question. */
  readonly mode: ChatMode;
  readonly groups: Load<readonly AgreementGroup[]>;
  /** How many messages are not read, by mode, over all agreements. */
  readonly unread: Readonly<Record<ChatMode, number>>;
  /** How many conversations of the mode there are without a filter. */
  readonly total: number;
  /** Null where none is chosen, or while it is not known. */
  readonly chosen: ChosenConversation | null;
  /** The conversation of the address is in no agreement of the user. */
  readonly isGone: boolean;
  readonly old: Old | null;
}

export interface ChatStore {
  readonly view$: Behavior<ChatView>;
  open(): void;
  close(): void;
  retry(): void;
  /** Another filter or other words: the chosen conversation stays. */
  narrow(part: Partial<Pick<ChatQuestion, 'filter' | 'text'>>): void;
  /** [W-CHAT-18] Another mode lets go of the chosen conversation; the same one does nothing. */
  switchTo(mode: ChatMode): void;
}
