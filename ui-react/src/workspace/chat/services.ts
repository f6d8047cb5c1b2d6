import type { Behavior, FileContent, Reply } from '@felles/core';
import type { Command, Entry, Form, Query } from '@felles/core/data';
import type {
  AgreementConversations,
  ChatEdit,
  ChatStore,
  Composer,
  Conversation,
  ConversationFields,
  NewConversationDraft,
  ThreadQuestion,
  ThreadStore,
  TitleDraft,
} from '@felles/core/workspace';

/** The conversations of agreements. Each visit of the page has stores of its own. */
export interface ChatServices {
  /** Begins with the conversation of the address; `letGo` leaves it. */
  list(chosenId: string | null, letGo: () => void): ChatStore;
  thread(question$: Behavior<ThreadQuestion | null>): ThreadStore;
  composer(question$: Behavior<ThreadQuestion | null>): Composer;
  /** The content of an attachment. */
  attachment(id: number | string): Reply<FileContent>;
  /** Begins with what is chosen already. `created` hears what was begun; its first message is on its way by then. */
  creation(
    start: NewConversationDraft,
    created: (conversation: Conversation, sent: NewConversationDraft) => void,
  ): Form<NewConversationDraft>;
  /** Another title for one that others may change meanwhile. */
  title(conversation$: Behavior<Conversation | null>, done: () => void): Form<TitleDraft>;
  /** Renames, closes and reopens one conversation. */
  change(id: number | string): Command<ConversationFields, Conversation>;
  /** The conversations about a node, as far as they are in an agreement of the user. */
  ofNode(node: number | string): Query<string, readonly AgreementConversations[]>;
  /** What is written, in whichever conversation, and not at the service yet. */
  readonly unsent$: Behavior<readonly Entry<ChatEdit>[]>;
  readonly online$: Behavior<boolean>;
}
