// What a user reads while a file is on its way.
import type { Message } from '../shared/messages.ts';

/** How a file on its way stands; `sent` and `size` in bytes, times in milliseconds. */
export interface UploadProgress {
  readonly size: number;
  readonly sent: number;
  readonly startedAt: number;
  /** When the last part of it was sent. */
  readonly sentAt: number;
}

/** One file on its way, or there, or not. */
export interface Upload extends UploadProgress {
  readonly id: string;
  readonly name: string;
  readonly state: 'sending' | 'done' | 'failed';
  /** Why it failed, and what is kept. */
  readonly failure?: Message | null;
}

/** Whether another try can help: not where the file itself is the reason. */
export const mayTryAgain = ({ state, failure }: Pick<Upload, 'state' | 'failure'>): boolean =>
  state === 'failed' && failure?.key.startsWith('upload.') !== true;

/** From when on the pace is known well enough to tell how long the rest takes. */
const PACE_KNOWN = 1_000;

/** Whole per cent. A file is not whole before its last byte, and an empty one is. */
export const percentOf = ({ size, sent }: Pick<UploadProgress, 'size' | 'sent'>): number =>
  size <= 0 ? 100 : Math.floor((Math.min(Math.max(sent, 0), size) / size) * 100);

/** How many seconds the rest takes at the pace so far; null while that is not known. */
export function secondsLeft({ size, sent, startedAt, sentAt }: UploadProgress): number | null {
  const passed = sentAt - startedAt;
  if (sent <= 0 || passed < PACE_KNOWN) return null;
  return Math.ceil(((Math.max(size - sent, 0) / sent) * passed) / 1_000);
}

const MEGABYTE = 1_000_000;

const unitOf = (bytes: number): string => (bytes < MEGABYTE ? 'kB' : 'MB');

/** A number of bytes in the unit of the whole that they are a part of: "8,1" of 13 megabytes, "12" of 48 kilobytes. */
export const partOfSize = (bytes: number, whole: number): string =>
  whole < MEGABYTE ? String(Math.ceil(bytes / 1_000)) : (bytes / MEGABYTE).toFixed(1).replace('.', ',');

/** A number of bytes in Norwegian: "48 kB", "4,8 MB". */
export const sizeInWords = (bytes: number): string => `${partOfSize(bytes, bytes)} ${unitOf(bytes)}`;
