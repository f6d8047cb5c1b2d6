// Conversations of agreements, with their messages and files.
import { readableOf } from '@felles/core';
import {
  AgreementConversations,
  Attachment,
  ChatMessage,
  Conversation,
  ConversationFields,
  MessageMarks,
  NewConversation,
} from '@felles/core/workspace/chat';
import * as z from 'zod/mini';
import { PARTS_ADDITION, parts, SLOW } from '../call.ts';
import { staff } from '../rows.ts';
import { FilePart } from '../values.ts';

const Part = z.object({ before: z.optional(z.string()), size: z.optional(z.string()) });

/** Conversations of agreements, their messages and files, and how many messages are unread. */
export const chat = {
  agreements: staff.get('/v1/conversations/agreement_conversations', 'The agreements of the user', {
    reply: readableOf(AgreementConversations),
  }),
  conversation: staff.get('/v1/conversations/{conversationID}', 'One conversation', { reply: Conversation }),
  change: staff.put('/v1/conversations/{conversationID}', 'Renames or closes a conversation', {
    body: ConversationFields,
    reply: Conversation,
  }),
  create: staff.post('/v1/conversations', 'Begins a conversation in an agreement', {
    body: NewConversation,
    reply: Conversation,
    takesKey: true,
  }),
  messages: staff.get('/v1/conversations/{conversationID}/messages', 'Messages, the oldest first', {
    query: Part,
    loggableQuery: Object.keys(Part.shape),
    added: { before: PARTS_ADDITION, size: PARTS_ADDITION },
    reply: readableOf(ChatMessage),
  }),
  send: staff.post('/v1/conversations/{conversationID}/messages', 'Sends a message to a conversation', {
    body: z.object({ text: z.string() }),
    reply: ChatMessage,
    takesKey: true,
  }),
  mark: staff.put('/v1/conversations/{conversationID}/messages/status', 'Marks messages, for example as read', {
    body: MessageMarks,
    reply: z.unknown(),
  }),
  ofNode: staff.get('/v1/nodes/{node_id}/conversations', 'The conversations about a node', {
    reply: readableOf(Conversation),
  }),
  unread: staff.get('/v1/messages/unread', 'How many messages the user has not read', { reply: z.number() }),
  attach: staff.post('/v1/messages/{messageID}/attachments', 'Attaches a file to a message', {
    body: parts({ file: FilePart }),
    reply: Attachment,
    patience: SLOW,
    takesKey: true,
  }),
};
