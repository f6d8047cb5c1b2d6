// What is being written: text and files, apart for each conversation and mode.
import type { Picked } from '../../data/uploads.ts';
import type { Behavior } from '../../shared/behavior.ts';
import type { NamedFile } from '../../shared/file.ts';
import type { Message } from '../../shared/messages.ts';

/** A file that has been chosen for a message. */
export interface ChosenFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** As it will be sent: photos smaller, and without where they were taken; null while it is read, or where it cannot go. */
  readonly ready: NamedFile | null;
  readonly failure: Message | null;
}

export interface ComposerView {
  readonly text: string;
  readonly files: readonly ChosenFile[];
  /** Why it was not sent: too long, say. */
  readonly problem: Message | null;
  /** Something is there, and all files are read. */
  readonly maySend: boolean;
}

export interface Composer {
  /** Always of the conversation and mode of this moment. */
  readonly view$: Behavior<ComposerView>;
  write(text: string): void;
  attach(files: readonly Picked[]): void;
  remove(fileId: string): void;
  /** Puts it into the outbox. False where there is nothing to send, or something is wrong with it. */
  send(): boolean;
}
