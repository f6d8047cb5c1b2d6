// What is written and not at the service yet, as it is shown.
import type { Entry } from '../../data/outbox.ts';
import { explainFailure } from '../../shared/messages.ts';
import type { Failure } from '../../shared/result.ts';
import type { Upload } from '../../shell/uploads.ts';
import type { ChatEdit } from './edits.ts';
import type { ThreadQuestion } from './model.ts';
import type { AttachmentProgress } from './outbox.ts';

/** A message that the service does not have yet, or may not have. */
export interface PendingMessage {
  readonly key: string;
  readonly text: string;
  /** When it was written, on the wall (milliseconds). */
  readonly writtenAt: number;
  readonly files: readonly { readonly name: string; readonly size: number; readonly type: string }[];
  readonly state: 'waiting' | 'sending' | 'lost' | 'failed';
  readonly failure: Failure | null;
}

/** A file of a message that has been sent. Its id is the key under which it is sent. */
export interface ThreadUpload extends Upload {
  readonly messageId: string;
}

/** What of a conversation is not at the service, as its row in a list tells it. */
export interface UnsentInRow {
  /** The newest message; null where the files of one that has been sent are all. */
  readonly newest: PendingMessage | null;
  /** Whether anything is sent as soon as that is possible. */
  readonly isWaiting: boolean;
  /** Whether anything was refused, and waits for the user. */
  readonly isRefused: boolean;
}

/** What is written in one conversation and not at the service; null where all of it is. */
export function unsentIn(entries: readonly Entry<ChatEdit>[], question: ThreadQuestion): UnsentInRow | null {
  const own = entries.filter((entry) => isInThread(entry, question));
  if (own.length === 0) return null;
  const newest = own.findLast(({ input }) => input.kind === 'message');
  return {
    newest: newest === undefined ? null : pendingOf(newest),
    isWaiting: own.some(({ state }) => state !== 'failed'),
    isRefused: own.some(({ state }) => state === 'failed'),
  };
}

/** Whether it belongs to a conversation, in its mode. */
export const isInThread = ({ input }: Entry<ChatEdit>, { mode, conversationId }: ThreadQuestion): boolean =>
  input.mode === mode && input.conversation_id === conversationId;

export function pendingOf({ key, input, state, refusal }: Entry<ChatEdit>): PendingMessage {
  const { text, written_at, files } = input.kind === 'message' ? input : { text: '', written_at: 0, files: [] };
  return {
    key,
    text,
    writtenAt: written_at,
    files: files.map(({ name, type, bytes }) => ({ name, type, size: bytes.length })),
    state,
    failure: refusal,
  };
}

/** A file of a message that has been sent; nothing for a message. */
export function uploadOf(
  { key, input, refusal }: Entry<ChatEdit>,
  progress: AttachmentProgress | undefined,
): readonly ThreadUpload[] {
  if (input.kind !== 'attachment') return [];
  const { file, message_id } = input;
  return [
    {
      ...{ id: key, messageId: message_id, name: file.name, size: file.bytes.length },
      ...(progress ?? { sent: 0, startedAt: 0, sentAt: 0 }),
      state: refusal === null ? 'sending' : 'failed',
      failure: refusal === null ? null : explainFailure(refusal),
    },
  ];
}
