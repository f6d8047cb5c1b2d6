// A file as it is sent in a message: a large photo smaller, as everyone who reads along fetches it.
import { type PickedFile, readySoon } from '../../data/uploads.ts';
import type { NamedFile } from '../../shared/file.ts';
import { problemOfFile, sendableFile, type UploadMessage } from '../../shell/sendable-files.ts';

export interface PickedChatFile extends PickedFile {
  /** The same photo as a smaller JPEG; null where it is small already, or cannot be drawn. */
  shrink?(): Promise<Uint8Array | null>;
}

/** A drawing or a picture in a few colours is kept as it is up to this size (bytes): as a JPEG its lines would blur. */
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
