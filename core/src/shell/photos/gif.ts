import { concatBytes, stands } from './bytes.ts';
import type { BarePhoto } from './orientation.ts';

export const isGif = (bytes: Uint8Array): boolean => stands(bytes, 0, 'GIF87a') || stands(bytes, 0, 'GIF89a');

/** The size of a colour table (bytes), from the flags before it. */
const tableOf = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Keeps the pictures and their timing; null if the file cannot be parsed. */
export function cleanGif(bytes: Uint8Array): BarePhoto | null {
  let at = 13 + tableOf(bytes[10] ?? 0);
  const parts: Uint8Array[] = [bytes.subarray(0, at)];
  let hasPicture = false;
  while (at < bytes.length) {
    const start = at;
    const kind = bytes[at];
    if (kind === 0x3b)
      return hasPicture ? { bytes: concatBytes([...parts, Uint8Array.of(0x3b)]), orientation: 1 } : null;
    if (kind !== 0x21 && kind !== 0x2c) return null;
    const isPicture = kind === 0x2c;
    // A picture has a position, perhaps colours, and a number before its blocks; other parts have a label.
    const end = endOfBlocks(bytes, isPicture ? at + 11 + tableOf(bytes[at + 9] ?? 0) : at + 2);
    if (end === null) return null;
    if (isPicture || isOfMovement(bytes, at)) parts.push(bytes.subarray(start, end));
    hasPicture ||= isPicture;
    at = end;
  }
  return null;
}

const isOfMovement = (bytes: Uint8Array, at: number): boolean =>
  bytes[at + 1] === 0xf9 || (bytes[at + 1] === 0xff && stands(bytes, at + 3, 'NETSCAPE2.0'));

/** Each block starts with its length; length 0 is the end. Null without an end. */
function endOfBlocks(bytes: Uint8Array, from: number): number | null {
  for (let at = from; at < bytes.length; ) {
    const length = bytes[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
  return null;
}
