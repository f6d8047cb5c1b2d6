// Prepares a file for a message. Large photos are reduced, as every reader loads them.
import { type PickedFile, readySoon } from '../../data/uploads.ts';
import type { NamedFile } from '../../shared/file.ts';
import { problemOfFile, sendableFile, type UploadMessage } from '../../shell/sendable-files.ts';

/** A file as the user has picked it for a message; only a browser can shrink a photo. */
export interface PickedChatFile extends PickedFile {
  /** The photo as a smaller JPEG; null if it is small already, or the browser cannot draw it. */
  shrink?(): Promise<Uint8Array | null>;
}

/** Up to this size (bytes) a PNG stays as it is, as JPEG would blur the lines of a drawing. */
const SMALL_PICTURE = 2_000_000;

const mayBeSmaller = ({ type, bytes }: NamedFile): boolean =>
  type === 'image/jpeg' || (['image/png', 'image/webp'].includes(type) && bytes.length > SMALL_PICTURE);

export async function readyForChat(file: PickedChatFile): Promise<NamedFile | UploadMessage> {
  const problem = problemOfFile(file);
  if (problem !== null) return problem;
  const ready = await readySoon(file);
  if ('key' in ready || !mayBeSmaller(ready)) return ready;
  const drawn = await Promise.resolve(file.shrink?.()).catch(() => null);
  if (!drawn || drawn.length >= ready.bytes.length) return ready;
  const smaller = await sendableFile(ready.name.replace(/\.\w+$/, '.jpg'), drawn, async () => null);
  return 'key' in smaller ? ready : smaller;
}
