// The view of unsent messages and files.
import type { Entry } from '../../data/outbox-model.ts';
import { sizeOf } from '../../shared/file.ts';
import { explainFailure } from '../../shared/messages.ts';
import type { Failure } from '../../shared/result.ts';
import type { Upload } from '../../shell/uploads.ts';
import type { ChatEdit } from './edits.ts';
import type { ConversationQuestion } from './model.ts';
import type { AttachmentProgress } from './outbox.ts';

/** A message that the service may not have yet. */
export interface PendingMessage {
  readonly key: string;
  readonly text: string;
  /** When it was written (wall clock, milliseconds). */
  readonly writtenAt: number;
  readonly files: readonly { readonly name: string; readonly size: number; readonly type: string }[];
  readonly state: 'waiting' | 'sending' | 'lost' | 'failed';
  /** Of a lost one: its request found no network, so no answer is missing. */
  readonly isUnreached?: true;
  readonly failure: Failure | null;
}

/** A file of a sent message. Its id is its idempotency key. */
export interface MessageUpload extends Upload {
  readonly messageId: string;
}

/** The unsent part of a conversation, for its row in a list. */
export interface UnsentInRow {
  /** The newest unsent message; null if only files are left. */
  readonly newest: PendingMessage | null;
  /** Whether anything waits for the network. */
  readonly isWaiting: boolean;
  /** Whether anything was refused, so that the user must decide. */
  readonly isRefused: boolean;
}

/** The unsent part of a conversation; null if everything is sent. */
export function unsentIn(entries: readonly Entry<ChatEdit>[], question: ConversationQuestion): UnsentInRow | null {
  const own = entries.filter((entry) => isOfConversation(entry, question));
  if (own.length === 0) return null;
  const newest = own.findLast(({ input }) => input.kind === 'message');
  return {
    newest: newest === undefined ? null : pendingOf(newest),
    isWaiting: own.some(({ state }) => state !== 'failed'),
    isRefused: own.some(({ state }) => state === 'failed'),
  };
}

export const isOfConversation = ({ input }: Entry<ChatEdit>, { mode, conversationId }: ConversationQuestion): boolean =>
  input.mode === mode && input.conversation_id === conversationId;

export function pendingOf({ key, input, state, isUnreached, refusal }: Entry<ChatEdit>): PendingMessage {
  const { text, written_at, files } = input.kind === 'message' ? input : { text: '', written_at: 0, files: [] };
  return {
    key,
    text,
    writtenAt: written_at,
    files: files.map(({ name, type, bytes }) => ({ name, type, size: bytes.length })),
    state,
    ...(isUnreached && { isUnreached }),
    failure: refusal,
  };
}

/** The upload of an attachment; empty for a message. */
export function uploadOf(
  { key, input, refusal }: Entry<ChatEdit>,
  progress: AttachmentProgress | undefined,
): readonly MessageUpload[] {
  if (input.kind !== 'attachment') return [];
  const { file, message_id } = input;
  return [
    {
      ...{ id: key, messageId: message_id, name: file.name, size: sizeOf(file) },
      ...(progress ?? { sent: 0, startedAt: 0, sentAt: 0 }),
      state: refusal === null ? 'sending' : 'failed',
      failure: refusal === null ? null : explainFailure(refusal),
    },
  ];
}
