// For services without idempotency keys: finds out from the conversation whether a lost request has arrived.
import { sizeOf } from '../../shared/file.ts';
import type { AttachmentEdit, MessageEdit } from './edits.ts';
import { isOwnMessage, timeOfMessage } from './message.ts';
import type { Attachment, ChatMessage } from './model.ts';

/** How far the device's clock may be ahead of the service's (milliseconds). */
const CLOCKS_APART = 120_000;

/** The message that was created from an entry. `taken` are those of other entries. */
export function messageSent(
  { text, written_at, after }: MessageEdit,
  messages: readonly ChatMessage[],
  taken: ReadonlySet<string>,
): ChatMessage | null {
  const known = messages.findIndex((message) => message.id === after);
  const isSince = (message: ChatMessage, at: number): boolean =>
    known >= 0 ? at > known : (timeOfMessage(message) ?? 0) >= written_at - CLOCKS_APART;
  const isIt = (message: ChatMessage, at: number): boolean =>
    isOwnMessage(message) &&
    (message.text ?? '').trim() === text.trim() &&
    isSince(message, at) &&
    !taken.has(message.id);
  return messages.find(isIt) ?? null;
}

/** The attachment that was created from a file, by name and size. */
export function attachmentSent(
  { message_id, file, before }: AttachmentEdit,
  messages: readonly ChatMessage[],
): Attachment | null {
  const message = messages.find((one) => one.id === message_id);
  const alike = (message?.attachments ?? []).filter(
    ({ metadata }) => metadata?.title === file.name && metadata.size_in_bytes === sizeOf(file),
  );
  return alike[before] ?? null;
}
