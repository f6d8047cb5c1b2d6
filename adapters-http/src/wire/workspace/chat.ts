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
} from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, json, PARTS_ADDITION } from '../call.ts';
import { FilePart } from '../values.ts';

const OfConversation = z.object({ conversationID: z.string() });

/** A file of many megabytes takes its time on a building site (milliseconds). */
const SLOW = 600_000;

const Part = z.object({ before: z.optional(z.string()), size: z.optional(z.string()) });

export const agreements = call({
  method: 'GET',
  path: '/v1/conversations/agreement_conversations',
  access: 'staff',
  summary: 'The agreements of the user, each with its conversations',
  reply: json(readableOf(AgreementConversations)),
});

export const conversation = call({
  method: 'GET',
  path: '/v1/conversations/{conversationID}',
  access: 'staff',
  summary: 'One conversation',
  params: OfConversation,
  reply: json(Conversation),
});

export const change = call({
  method: 'PUT',
  path: '/v1/conversations/{conversationID}',
  access: 'staff',
  summary: 'Renames, closes or reopens a conversation',
  params: OfConversation,
  body: { format: 'json', schema: ConversationFields },
  reply: json(Conversation),
});

export const create = call({
  method: 'POST',
  path: '/v1/conversations',
  access: 'staff',
  summary: 'Begins a conversation in an agreement',
  body: { format: 'json', schema: NewConversation },
  reply: json(Conversation),
  takesKey: true,
});

export const messages = call({
  method: 'GET',
  path: '/v1/conversations/{conversationID}/messages',
  access: 'staff',
  summary: 'The messages of a conversation, the oldest first',
  params: OfConversation,
  query: Part,
  harmless: Object.keys(Part.shape),
  added: { before: PARTS_ADDITION, size: PARTS_ADDITION },
  reply: json(readableOf(ChatMessage)),
});

export const send = call({
  method: 'POST',
  path: '/v1/conversations/{conversationID}/messages',
  access: 'staff',
  summary: 'Sends a message to a conversation',
  params: OfConversation,
  body: { format: 'json', schema: z.object({ text: z.string() }) },
  reply: json(ChatMessage),
  takesKey: true,
});

export const mark = call({
  method: 'PUT',
  path: '/v1/conversations/{conversationID}/messages/status',
  access: 'staff',
  summary: 'Marks messages of a conversation, as read for example',
  params: OfConversation,
  body: { format: 'json', schema: MessageMarks },
  reply: json(z.unknown()),
});

export const ofNode = call({
  method: 'GET',
  path: '/v1/nodes/{node_id}/conversations',
  access: 'staff',
  summary: 'The conversations about a node: a project, for example',
  params: z.object({ node_id: z.string() }),
  reply: json(readableOf(Conversation)),
});

export const unread = call({
  method: 'GET',
  path: '/v1/messages/unread',
  access: 'staff',
  summary: 'How many messages the user has not read',
  reply: json(z.number()),
});

export const attach = call({
  method: 'POST',
  path: '/v1/messages/{messageID}/attachments',
  access: 'staff',
  summary: 'Attaches a file to a message',
  params: z.object({ messageID: z.string() }),
  body: { format: 'parts', schema: z.object({ file: FilePart }) },
  reply: json(Attachment),
  patience: SLOW,
  takesKey: true,
});
