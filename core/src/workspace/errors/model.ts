import type { Message } from '../../shared/messages.ts';

/** A failure in a part of the workspace. */
export interface SharedError {
  readonly id: number;
  readonly message: Message;
  readonly source: string;
  /** Milliseconds. */
  readonly at: number;
}
