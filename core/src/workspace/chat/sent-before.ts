// At a service that knows no keys: whether what was lost on the way has arrived, by what stands in the conversation.
import type { AttachmentEdit, MessageEdit } from './edits.ts';
import type { Attachment, ChatMessage } from './model.ts';
import { idOfMessage, isOwnMessage, timeOfMessage } from './own.ts';

/** By how much the clock of the device may be ahead of the service's (milliseconds). */
const CLOCKS_APART = 120_000;

/** The message that was made of an entry. `taken` are those that were made of other entries. */
export function messageSent(
  { text, written_at, after }: MessageEdit,
  messages: readonly ChatMessage[],
  taken: ReadonlySet<string>,
): ChatMessage | null {
  const known = messages.findIndex((message) => idOfMessage(message) === after);
  const isSince = (message: ChatMessage, at: number): boolean =>
    known >= 0 ? at > known : (timeOfMessage(message) ?? 0) >= written_at - CLOCKS_APART;
  const isIt = (message: ChatMessage, at: number): boolean =>
    isOwnMessage(message) &&
    (message.text ?? '').trim() === text.trim() &&
    isSince(message, at) &&
    !taken.has(idOfMessage(message));
  return messages.find(isIt) ?? null;
}

/** The attachment that was made of a file, by what it is called and its size. */
export function attachmentSent(
  { message_id, file, before }: AttachmentEdit,
  messages: readonly ChatMessage[],
): Attachment | null {
  const message = messages.find((one) => idOfMessage(one) === message_id);
  const alike = (message?.attachments ?? []).filter(
    ({ metadata }) => metadata?.title === file.name && metadata.size_in_bytes === file.bytes.length,
  );
  return alike[before] ?? null;
}
