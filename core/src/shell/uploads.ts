// The progress texts of an upload.
import type { Message } from '../shared/messages.ts';

/** `sent` and `size` in bytes, times in milliseconds. */
export interface UploadProgress {
  readonly size: number;
  readonly sent: number;
  readonly startedAt: number;
  /** When its last part was sent. */
  readonly sentAt: number;
}

/** One chosen file from its choice to its end. A failed one stays, with its reason, until the user decides. */
export interface Upload extends UploadProgress {
  readonly id: string;
  readonly name: string;
  readonly state: 'sending' | 'done' | 'failed';
  readonly failure?: Message | null;
}

/** Whether a retry can help: not if the file itself is the problem. */
export const mayTryAgain = ({ state, failure }: Pick<Upload, 'state' | 'failure'>): boolean =>
  state === 'failed' && failure?.key.startsWith('upload.') !== true;

/** Before this time the speed is not known well enough for an estimate (milliseconds). */
const PACE_KNOWN = 1_000;

/** Whole percent; 100 only after the last byte, and for an empty file. */
export const percentOf = ({ size, sent }: Pick<UploadProgress, 'size' | 'sent'>): number =>
  size <= 0 ? 100 : Math.floor((Math.min(Math.max(sent, 0), size) / size) * 100);

/** The remaining seconds at the current speed; null while it is unknown. */
export function secondsLeft({ size, sent, startedAt, sentAt }: UploadProgress): number | null {
  const passed = sentAt - startedAt;
  if (sent <= 0 || passed < PACE_KNOWN) return null;
  return Math.ceil(((Math.max(size - sent, 0) / sent) * passed) / 1_000);
}

const MEGABYTE = 1_000_000;

const unitOf = (bytes: number): string => (bytes < MEGABYTE ? 'kB' : 'MB');

/** Bytes in the unit of the whole: "8,1" of 13 megabytes, "12" of 48 kilobytes. */
export const partOfSize = (bytes: number, whole: number): string =>
  whole < MEGABYTE ? String(Math.ceil(bytes / 1_000)) : (bytes / MEGABYTE).toFixed(1).replace('.', ',');

/** "48 kB", "4,8 MB", in Norwegian. */
export const sizeInWords = (bytes: number): string => `${partOfSize(bytes, bytes)} ${unitOf(bytes)}`;
