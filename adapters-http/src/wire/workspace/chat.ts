/** Conversations of agreements, their messages and files, and how many messages are unread. */

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
import { PARTS_ADDITION } from '../call.ts';
import { staff } from '../rows.ts';
import { FilePart } from '../values.ts';

/** A file of many megabytes takes its time on a building site (milliseconds). */
const SLOW = 600_000;

const Part = z.object({ before: z.optional(z.string()), size: z.optional(z.string()) });

export const agreements = staff.get(
  '/v1/conversations/agreement_conversations',
  'The agreements of the user, each with its conversations',
  { reply: readableOf(AgreementConversations) },
);

export const conversation = staff.get('/v1/conversations/{conversationID}', 'One conversation', {
  reply: Conversation,
});

export const change = staff.put('/v1/conversations/{conversationID}', 'Renames, closes or reopens a conversation', {
  body: ConversationFields,
  reply: Conversation,
});

export const create = staff.post('/v1/conversations', 'Begins a conversation in an agreement', {
  body: NewConversation,
  reply: Conversation,
  takesKey: true,
});

export const messages = staff.get(
  '/v1/conversations/{conversationID}/messages',
  'The messages of a conversation, the oldest first',
  {
    query: Part,
    harmless: Object.keys(Part.shape),
    added: { before: PARTS_ADDITION, size: PARTS_ADDITION },
    reply: readableOf(ChatMessage),
  },
);

export const send = staff.post('/v1/conversations/{conversationID}/messages', 'Sends a message to a conversation', {
  body: z.object({ text: z.string() }),
  reply: ChatMessage,
  takesKey: true,
});

export const mark = staff.put(
  '/v1/conversations/{conversationID}/messages/status',
  'Marks messages of a conversation, as read for example',
  { body: MessageMarks, reply: z.unknown() },
);

export const ofNode = staff.get(
  '/v1/nodes/{node_id}/conversations',
  'The conversations about a node: a project, for example',
  { reply: readableOf(Conversation) },
);

export const unread = staff.get('/v1/messages/unread', 'How many messages the user has not read', {
  reply: z.number(),
});

export const attach = staff.post('/v1/messages/{messageID}/attachments', 'Attaches a file to a message', {
  body: { format: 'parts', schema: z.object({ file: FilePart }) },
  reply: Attachment,
  patience: SLOW,
  takesKey: true,
});
