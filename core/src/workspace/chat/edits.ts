// The pending requests of a conversation, stored in the browser.
import * as z from 'zod/mini';
import { type OutboxItem, outboxItem } from '../../data/outbox-rows.ts';
import { StoredFile, sizeOf } from '../../shared/file.ts';
import { CHAT_MODES } from './model.ts';

/** A conversation never changes its mode, so text written in one is never shown in the other. */
const OF = { mode: z.enum(CHAT_MODES), conversation_id: z.string() };

/** A message still to be sent, with its files, as the browser stores it. */
export const MessageEdit = z.object({
  kind: z.literal('message'),
  ...OF,
  text: z.string(),
  files: z.readonly(z.array(StoredFile)),
  /** When it was written (wall clock, milliseconds). */
  written_at: z.number(),
  /** The newest known message at that time; null without one. */
  after: z.nullable(z.string()),
});
export type MessageEdit = Readonly<z.infer<typeof MessageEdit>>;

/** A file still to be sent to a message that the service has created, as the browser stores it. */
export const AttachmentEdit = z.object({
  kind: z.literal('attachment'),
  ...OF,
  message_id: z.string(),
  file: StoredFile,
  /** The number of earlier files of the message with the same name and size. */
  before: z.number(),
});
export type AttachmentEdit = Readonly<z.infer<typeof AttachmentEdit>>;

const ChatEdit = z.discriminatedUnion('kind', [MessageEdit, AttachmentEdit]);
/** An entry of the chat's outbox: a message first, then each of its files. */
export type ChatEdit = MessageEdit | AttachmentEdit;

/** The stored entry, maybe of an older version of the application; null if it cannot be read. */
export const chatEditIn = (stored: unknown): ChatEdit | null => ChatEdit.safeParse(stored).data ?? null;

/** [W-SITE-34] A message, or a file of one, for people. */
export const chatItem = (edit: ChatEdit): OutboxItem<'message' | 'attachment'> =>
  edit.kind === 'message'
    ? outboxItem({
        kind: 'message',
        title: edit.text,
        text: edit.text,
        at: edit.written_at,
        files: edit.files.length,
        size: edit.files.reduce((sum, file) => sum + sizeOf(file), 0),
      })
    : outboxItem({ kind: 'attachment', title: edit.file.name, files: 1, size: sizeOf(edit.file) });
