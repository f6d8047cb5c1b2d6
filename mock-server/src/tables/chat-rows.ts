// The conversations of the demo company's agreements, their messages, the files of these, and how far each user has read.
import { Id } from '@felles/core/internal/shared/wire-values';
import {
  demoAttachments,
  demoChatAgreements,
  demoChatMessages,
  demoConversations,
  demoSeen,
} from '@felles/fixtures/workspace/chat';
import * as z from 'zod/mini';
import { table } from './table.ts';

/** The company and its customer at a project. */
const AgreementRow = z.object({
  id: Id,
  name: z.string(),
  project_id: Id,
  provider_id: Id,
  contact_id: Id,
  /** Of one that was made in the service; without its maker as the customer came. */
  created_at: z.optional(z.string()),
  created_by: z.optional(z.string()),
  /** Null for those who take part in the project, of both companies. */
  members: z.nullable(
    z.readonly(
      z.array(
        z.object({ person_id: Id, roles: z.readonly(z.array(z.object({ id: Id, title: z.nullish(z.string()) }))) }),
      ),
    ),
  ),
});
export type AgreementRow = z.infer<typeof AgreementRow>;

/** Events about these rows differ by listener, so the code that changes a row sends them. */
const UNTOLD = { channelsOf: () => [], events: null } as const;

export const agreements = table<AgreementRow>({
  ...UNTOLD,
  name: 'chat_agreements',
  schema: AgreementRow,
  idOf: ({ id }) => id,
  projectOf: ({ project_id: id }) => id,
  demo: demoChatAgreements,
});

const ConversationRow = z.object({
  id: Id,
  agreement_id: Id,
  internal: z.boolean(),
  title: z.string(),
  created_at: z.string(),
  closed: z.boolean(),
  closed_by: z.nullable(z.string()),
  closed_at: z.nullable(z.string()),
});
export type ConversationRow = z.infer<typeof ConversationRow>;

export const conversations = table<ConversationRow>({
  ...UNTOLD,
  name: 'conversations',
  schema: ConversationRow,
  idOf: ({ id }) => id,
  demo: (seed, now, _projects, _tasks, messages) => demoConversations(seed, now, messages),
});

/** The numbers of messages rise with time within a conversation. */
const MessageRow = z.object({
  id: Id,
  conversation_id: Id,
  person_id: Id,
  text: z.string(),
  timestamp: z.string(),
});
export type MessageRow = z.infer<typeof MessageRow>;

export const messages = table<MessageRow>({
  ...UNTOLD,
  name: 'chat_messages',
  schema: MessageRow,
  idOf: ({ id }) => id,
  demo: (seed, now, _projects, _tasks, count) => demoChatMessages(seed, now, count),
});

const AttachmentRow = z.object({
  id: Id,
  message_id: Id,
  conversation_id: Id,
  title: z.string(),
  mime_type: z.string(),
  /** Of a file that a user has sent; a demo file is as large as its drawing. */
  size: z.optional(z.int()),
});
export type AttachmentRow = z.infer<typeof AttachmentRow>;

export const attachments = table<AttachmentRow>({
  ...UNTOLD,
  name: 'chat_attachments',
  schema: AttachmentRow,
  idOf: ({ id }) => id,
  demo: (seed, now, _projects, _tasks, messages) => demoAttachments(seed, now, messages),
});

/** How far one user has come in one conversation. */
const SeenRow = z.object({
  login_id: Id,
  conversation_id: Id,
  /** The newest message that the user's page has fetched. */
  delivered: z.int(),
  /** All messages up to this one are read. */
  read: z.int(),
  /** Messages after it that are read too. */
  also: z.readonly(z.array(z.int())),
});
export type SeenRow = z.infer<typeof SeenRow>;

export const seenTable = table<SeenRow>({
  ...UNTOLD,
  name: 'chat_seen',
  schema: SeenRow,
  idOf: ({ login_id, conversation_id }) => `${login_id} ${conversation_id}`,
  demo: (seed, now, _projects, _tasks, messages) => demoSeen(seed, now, messages),
});

/** The tables that are filled anew when the demo gets another number of messages. */
export const CHAT_TABLES = ['conversations', 'chat_messages', 'chat_attachments', 'chat_seen'] as const;
