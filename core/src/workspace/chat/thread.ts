// The messages of the conversation that is chosen, with what is written and not there yet.
import type { Old } from '../../data/shown.ts';
import type { Behavior } from '../../shared/behavior.ts';
import type { Load } from '../../shared/load.ts';
import type { Failure } from '../../shared/result.ts';
import type { Upload } from '../../shell/uploads.ts';
import type { ChatMessage, ChatMode } from './model.ts';

/** What the messages are asked for. The same conversation in another mode is another question. */
export interface ThreadQuestion {
  readonly mode: ChatMode;
  readonly conversationId: string;
}

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

export interface ThreadView {
  readonly question: ThreadQuestion | null;
  /** Those that are fetched so far, the oldest first. */
  readonly messages: Load<readonly ChatMessage[]>;
  /** Written here and not answered yet, in the order of writing. They stand below the messages. */
  readonly pending: readonly PendingMessage[];
  /** Files of messages that have been sent: on their way, or failed. */
  readonly uploads: readonly Upload[];
  /** Whether there are older ones, and how their fetching stands. */
  readonly older: 'none' | 'more' | 'loading' | 'failed';
  readonly old: Old | null;
  /** The first message that was not read when the conversation was opened; null where all were. */
  readonly newFrom: string | null;
}

export interface ThreadStore {
  readonly view$: Behavior<ThreadView>;
  open(): void;
  close(): void;
  retry(): void;
  /** The reader is near the oldest one: fetches those before it. */
  fetchOlder(): void;
  /** Messages that have been in view for as long as reading takes. */
  read(ids: readonly string[]): void;
  /** Sends again what was refused, and looks at once for what was lost. */
  sendAgain(key: string): void;
  drop(key: string): void;
}
