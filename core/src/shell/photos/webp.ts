import { bytesOfText, concatBytes, inFour, stands, uint32 } from './bytes.ts';
import { type BarePhoto, orientationIn, tiffOf } from './orientation.ts';

const KEPT: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** The length of a frame's header (bytes), before its chunks. */
const FRAME_HEAD = 16;

/** A flag of the extended format. */
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;

export const isWebp = (bytes: Uint8Array): boolean => stands(bytes, 0, 'RIFF') && stands(bytes, 8, 'WEBP');

/** Keeps the picture, its colours and its orientation; null if the file cannot be parsed. */
export function cleanWebp(bytes: Uint8Array, keepsOrientation: boolean): BarePhoto | null {
  const end = 8 + uint32(bytes, 4, true);
  const chunks = end > bytes.length ? null : chunksIn(bytes.subarray(12, end));
  if (chunks === null || !chunks.some(({ type }) => ['VP8 ', 'VP8L', 'ANMF'].includes(type))) return null;
  const exif = chunks.find(({ type }) => type === 'EXIF')?.content;
  const orientation = exif === undefined ? 1 : orientationIn(exif);
  const kept = keepsOrientation ? orientation : 1;
  const parts: Uint8Array[] = [];
  for (const chunk of chunks.filter(({ type }) => KEPT.has(type))) {
    const content = cleanContent(chunk, kept);
    if (content === null) return null;
    parts.push(written(chunk.type, content));
  }
  // Only the extended format can have Exif data.
  if (kept !== 1 && chunks[0]?.type === 'VP8X') parts.push(written('EXIF', tiffOf(kept)));
  const body = concatBytes([bytesOfText('WEBP'), ...parts]);
  return { bytes: concatBytes([bytesOfText('RIFF'), inFour(body.length, true), body]), orientation };
}

interface Chunk {
  readonly type: string;
  readonly content: Uint8Array;
}

/** Each chunk starts with its length, and is padded to an even one. Null if one is cut short. */
function chunksIn(bytes: Uint8Array): readonly Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = uint32(bytes, at + 4, true);
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (at + 8 > bytes.length || content.length < length) return null;
    chunks.push({ type: String.fromCharCode(...bytes.subarray(at, at + 4)), content });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

function cleanContent({ type, content }: Chunk, orientation: number): Uint8Array | null {
  if (type === 'VP8X') {
    const flags = ((content[0] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)) | (orientation === 1 ? 0 : EXIF_FLAG);
    return concatBytes([Uint8Array.of(flags), content.subarray(1)]);
  }
  if (type !== 'ANMF') return content;
  const own = chunksIn(content.subarray(FRAME_HEAD));
  if (own === null) return null;
  const parts = own.filter((chunk) => KEPT.has(chunk.type) && chunk.type !== 'ANMF');
  return concatBytes([content.subarray(0, FRAME_HEAD), ...parts.map((chunk) => written(chunk.type, chunk.content))]);
}

const written = (type: string, content: Uint8Array): Uint8Array =>
  concatBytes([bytesOfText(type), inFour(content.length, true), content, new Uint8Array(content.length % 2)]);
