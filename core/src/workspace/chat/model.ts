import * as z from 'zod/mini';
import type { NamedFile } from '../../shared/file.ts';
import type { Reply } from '../../shared/reply.ts';
import { flag, Id, id, numberOrText, readableOf, text } from '../../shared/wire-values.ts';

/** A list without its unreadable entries. */
const listOf = <S extends z.ZodMiniType>(schema: S) => z.nullish(readableOf(schema));

/** [W-CHAT-15] The readers: everyone in the agreement, or only the user's own company. */
export const CHAT_MODES = ['PUBLIC', 'INTERNAL'] as const;
/** PUBLIC: all in the agreement read it. INTERNAL: only the user's own company does. */
export type ChatMode = (typeof CHAT_MODES)[number];

/** [W-CHAT-09] ALL is no filter. A closed conversation is also one of READ or UNREAD. */
export const CHAT_FILTERS = ['ALL', 'CLOSED', 'READ', 'UNREAD'] as const;
/** READ are the conversations without an unread message, UNREAD those with one, CLOSED those that were closed. */
export type ChatFilter = (typeof CHAT_FILTERS)[number];

/** How far a message has come at its other readers, in the order of the steps. */
export const MESSAGE_STATUSES = ['SENT', 'DELIVERED', 'READ'] as const;
/** The progress of a message at its other readers; it is independent of the user's own reading. */
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** [W-CHAT-04] A file that was sent with a message; `FilesPort.attachment` loads it by its id. */
export const Attachment = z.looseObject({
  attachment_id: Id,
  url: text(),
  preview_url: text(),
  metadata: z.nullish(z.looseObject({ title: text(), mime_type: text(), size_in_bytes: z.nullish(z.number()) })),
});
export interface Attachment extends Readonly<z.infer<typeof Attachment>> {}

/** A person as the chat names them: the sender of a message, or one with a role in the agreement. */
export const Sender = z.looseObject({ id: id(), first_name: text(), last_name: text() });
export type Sender = Readonly<z.infer<typeof Sender>>;

/** [W-CHAT-03] `sent_by_user` means the user who is signed in; `status` is about the other readers. */
export const ChatMessage = z.looseObject({
  id: Id,
  conversation_id: id(),
  sent_by_user: flag(),
  status: text(),
  text: text(),
  timestamp: text(),
  from: z.nullish(Sender),
  attachments: listOf(Attachment),
});
export interface ChatMessage extends Readonly<z.infer<typeof ChatMessage>> {}

/** [W-CHAT-02] Messages under one title; `most_recent_message` is null if there is none, or none that can be read. */
export const Conversation = z.looseObject({
  id: Id,
  title: text(),
  closed: flag(),
  created_at: text(),
  unread_messages_count: z.nullish(z.number()),
  most_recent_message: z.catch(z.nullish(ChatMessage), null),
  /** Ours: who closed it, and when. */
  closed_by: text(),
  closed_at: text(),
});
export interface Conversation extends Readonly<z.infer<typeof Conversation>> {}

const Party = z.looseObject({ id: id(), name: text() });

/** [W-CHAT-05] The contract that conversations belong to; `provider` is the company that delivers under it. */
export const ChatAgreement = z.looseObject({
  id: Id,
  name: text(),
  provider: z.nullish(Party),
  /** Ours: [W-PLAN-07] the customer, with the organisation number. */
  contact: z.nullish(z.looseObject({ id: id(), name: text(), orgnr: numberOrText() })),
  /** Ours: when it was made, and who made it; null where the service made it as the customer came. */
  created_at: text(),
  created_by: text(),
});
export interface ChatAgreement extends Readonly<z.infer<typeof ChatAgreement>> {}

/** [W-CHAT-07] A person with their role in the agreement. The contact is their company. */
export const Relation = z.looseObject({
  contact: z.nullish(Party),
  person: z.nullish(Sender),
  roles: listOf(z.looseObject({ id: id(), title: text() })),
  email: text(),
  mobile: text(),
  phone: text(),
});
export interface Relation extends Readonly<z.infer<typeof Relation>> {}

/** [W-CHAT-06] An agreement with its conversations, both those of all parties and those of the own company. */
export const AgreementConversations = z.looseObject({
  agreement: ChatAgreement,
  internal_conversations: listOf(Conversation),
  public_conversations: listOf(Conversation),
  relations: listOf(Relation),
  /** Ours: the agreement's project. */
  project: z.nullish(z.looseObject({ id: id(), title: text() })),
});
export interface AgreementConversations extends Readonly<z.infer<typeof AgreementConversations>> {}

/** The fields of a new conversation. Its readers never change afterwards. */
export const NewConversation = z.object({ title: z.string(), agreement_id: Id, internal: z.boolean() });
export type NewConversation = Readonly<z.infer<typeof NewConversation>>;

/** The typed values, with the first message. */
export interface NewConversationDraft {
  readonly agreement_id: string;
  readonly title: string;
  /** '' until the user has chosen. */
  readonly mode: ChatMode | '';
  readonly text: string;
}

/** Only the given fields change. */
export const ConversationFields = z.object({ title: z.optional(z.string()), closed: z.optional(z.boolean()) });
export type ConversationFields = Readonly<z.infer<typeof ConversationFields>>;

/** [W-CHAT-25] Without ids, all messages of the conversation are marked. */
export const MessageMarks = z.object({
  status: z.enum(MESSAGE_STATUSES),
  message_ids: z.optional(z.readonly(z.array(Id))),
});
export type MessageMarks = Readonly<z.infer<typeof MessageMarks>>;

/** A number of messages before one, or the newest ones. */
export interface MessagePart {
  /** The oldest known message; null for the newest part. */
  readonly before: Id | null;
  readonly size: number;
}

/** Each mode of a conversation is a question of its own. */
export interface ConversationQuestion {
  readonly mode: ChatMode;
  readonly conversationId: string;
}

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

/** A live event of a conversation's messages. */
export type ConversationEvent =
  /** `key` belongs to the request that created it, if the service names it. */
  | { readonly kind: 'message'; readonly message: ChatMessage; readonly key: string | null }
  | { readonly kind: 'status'; readonly ids: readonly string[]; readonly status: string };
