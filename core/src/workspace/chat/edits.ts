// What is sent of a conversation, as it waits in the browser until the service has it.
import * as z from 'zod/mini';
import type { NamedFile } from '../../shared/file.ts';
import { CHAT_MODES } from './model.ts';

const File: z.ZodMiniType<NamedFile, NamedFile> = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.instanceof(Uint8Array),
});

/** Where it belongs. A conversation never changes its mode, so what was written in one is never shown in the other. */
const OF = { mode: z.enum(CHAT_MODES), conversation_id: z.string() };

const MessageEdit = z.object({
  kind: z.literal('message'),
  ...OF,
  text: z.string(),
  files: z.readonly(z.array(File)),
  /** When it was written, on the wall (milliseconds). */
  written_at: z.number(),
  /** The newest message that was known then; null where none was. */
  after: z.nullable(z.string()),
});
export type MessageEdit = Readonly<z.infer<typeof MessageEdit>>;

const AttachmentEdit = z.object({
  kind: z.literal('attachment'),
  ...OF,
  message_id: z.string(),
  file: File,
  /** How many files before it in the message have the same name and size. */
  before: z.number(),
});
export type AttachmentEdit = Readonly<z.infer<typeof AttachmentEdit>>;

const ChatEdit = z.discriminatedUnion('kind', [MessageEdit, AttachmentEdit]);
export type ChatEdit = MessageEdit | AttachmentEdit;

/** What was kept, perhaps by an older version of the application; null where it cannot be read. */
export const chatEditIn = (kept: unknown): ChatEdit | null => ChatEdit.safeParse(kept).data ?? null;
