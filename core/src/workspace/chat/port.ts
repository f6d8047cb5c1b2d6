import type { NamedFile } from '../../shared/file.ts';
import type { Reply } from '../../shared/reply.ts';
import type { Id } from '../../shared/wire-values.ts';
import type {
  AgreementConversations,
  Attachment,
  ChatMessage,
  Conversation,
  ConversationFields,
  MessageMarks,
  MessagePart,
  NewConversation,
} from './model.ts';

/** The chat's requests. A `key` is an idempotency key; `ofNode` asks for the conversations about a node. */
export interface ChatPort {
  agreements(): Reply<readonly AgreementConversations[]>;
  conversation(id: Id): Reply<Conversation>;
  ofNode(node: Id): Reply<readonly Conversation[]>;
  create(fields: NewConversation, key: string): Reply<Conversation>;
  change(id: Id, fields: ConversationFields): Reply<Conversation>;
  /** Oldest first. All messages without a part, or from a service without parts. */
  messages(id: Id, part: MessagePart | null): Reply<readonly ChatMessage[]>;
  send(id: Id, text: string, key: string): Reply<ChatMessage>;
  mark(id: Id, marks: MessageMarks): Reply<unknown>;
  attach(messageId: Id, file: NamedFile, key: string, onProgress: (sent: number) => void): Reply<Attachment>;
}
