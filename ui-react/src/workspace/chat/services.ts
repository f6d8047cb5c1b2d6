import type { Behavior, FileContent, Reply } from '@felles/core';
import type { Command, Form, Query, QuestionPlace } from '@felles/core/data';
import type {
  AgreementConversations,
  ChatQuestion,
  ChatStore,
  Composer,
  Conversation,
  ConversationFields,
  NewConversationDraft,
  ThreadQuestion,
  ThreadStore,
} from '@felles/core/workspace';

/** The conversations of agreements. Each visit of the page has stores of its own. */
export interface ChatServices {
  /** `chosen$` is the id of the address; null where none is chosen. */
  list(place: ChatPlace): ChatStore;
  thread(question$: Behavior<ThreadQuestion | null>): ThreadStore;
  composer(question$: Behavior<ThreadQuestion | null>): Composer;
  /** The content of an attachment. */
  attachment(id: number | string): Reply<FileContent>;
  creation(): {
    readonly form: Form<NewConversationDraft>;
    readonly command: Command<NewConversationDraft, Conversation>;
  };
  /** Renames, closes and reopens one conversation. */
  change(id: number | string): Command<ConversationFields, Conversation>;
  /** The conversations about a node, as far as they are in an agreement of the user. */
  ofNode(node: number | string): Query<string, readonly AgreementConversations[]>;
  readonly online$: Behavior<boolean>;
}

export interface ChatPlace {
  readonly question: QuestionPlace<ChatQuestion>;
  readonly chosen$: Behavior<string | null>;
  /** Leaves the chosen conversation. */
  letGo(): void;
}
