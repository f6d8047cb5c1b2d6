import { Id, readableOf } from '@felles/core/internal/shared/wire-values';
import { ConversationFields, MessageMarks, NewConversation } from '@felles/core/internal/workspace/chat/model';
import { AgreementConversations, Attachment, ChatMessage, Conversation } from '@felles/core/workspace/chat';
import * as z from 'zod/mini';
import { loggable, PARTS_ADDITION, parts, SLOW, withClientId } from '../call.ts';
import { addition, staff, staffAt } from '../rows.ts';
import { FilePart } from '../values.ts';

const PART = loggable({ before: z.optional(z.string()), size: z.optional(z.string()) });

const conversations = staffAt('/v1/conversations');

/** Conversations of agreements, their messages and files, and how many messages are unread. */
export const chat = {
  agreements: conversations.get('/agreement_conversations', 'The agreements of the user', {
    reply: readableOf(AgreementConversations),
  }),
  conversation: conversations.get('/{conversationID}', 'One conversation', { reply: Conversation }),
  change: conversations.put('/{conversationID}', 'Renames or closes a conversation', {
    body: ConversationFields,
    reply: Conversation,
  }),
  create: staff.create('/v1/conversations', 'Begins a conversation in an agreement', {
    body: NewConversation,
    reply: Conversation,
  }),
  /** [W-PLAN-07] For a project whose customer has none. */
  createAgreement: addition('agreements').create('/v1/agreements', 'Makes an agreement of a project with a company', {
    body: z.object({ project_id: Id, contact_id: Id, name: z.string(), client_id: z.optional(z.string()) }),
    reply: z.looseObject({ id: Id, name: z.string() }),
  }),
  messages: conversations.get('/{conversationID}/messages', 'Messages, the oldest first', {
    query: PART,
    added: { before: PARTS_ADDITION, size: PARTS_ADDITION },
    reply: readableOf(ChatMessage),
  }),
  send: conversations.create('/{conversationID}/messages', 'Sends a message to a conversation', {
    ...withClientId(z.object({ text: z.string() })),
    reply: ChatMessage,
  }),
  mark: conversations.put('/{conversationID}/messages/status', 'Marks messages, for example as read', {
    body: MessageMarks,
  }),
  ofNode: staff.get('/v1/nodes/{node_id}/conversations', 'The conversations about a node', {
    reply: readableOf(Conversation),
  }),
  unread: staff.get('/v1/messages/unread', 'How many messages the user has not read', { reply: z.number() }),
  attach: staff.create('/v1/messages/{messageID}/attachments', 'Attaches a file to a message', {
    body: parts({ file: FilePart }),
    reply: Attachment,
    patience: SLOW,
  }),
};
