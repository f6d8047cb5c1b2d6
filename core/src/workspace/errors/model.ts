import type { Message } from '../../shared/messages.ts';

/** Something that went wrong in a part of the workspace. */
export interface SharedError {
  readonly id: number;
  readonly message: Message;
  /** The part that it happened in. */
  readonly source: string;
  /** Milliseconds. */
  readonly at: number;
}
