import { bytesOfText, concatBytes, stands, uint16 } from './bytes.ts';
import { type BarePhoto, orientationIn, tiffOf } from './orientation.ts';

const EXIF = 'Exif\0\0';

/** Markers without a length: TEM and the restarts. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Keeps the picture, its colours and its orientation; null if the file cannot be parsed. Data behind the picture goes too. */
export function cleanJpeg(bytes: Uint8Array, keepsOrientation: boolean): BarePhoto | null {
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  let hasPicture = false;
  let at = 2;
  while (at < bytes.length) {
    const start = at;
    if (bytes[at] !== 0xff) return null;
    while (bytes[at] === 0xff) at += 1;
    const marker = bytes[at] ?? 0;
    at += 1;
    if (marker === 0xd9) break;
    if (isAlone(marker)) {
      parts.push(bytes.subarray(start, at));
      continue;
    }
    const end = at + uint16(bytes, at);
    if (marker < 0xc0 || marker === 0xd8 || end < at + 2 || end > bytes.length) return null;
    const content = bytes.subarray(at + 2, end);
    if (marker === 0xe1 && stands(content, 0, EXIF)) orientation = orientationIn(content.subarray(EXIF.length));
    if (isOfPicture(marker, content)) parts.push(Uint8Array.of(0xff, marker), bytes.subarray(at, end));
    at = end;
    if (marker !== 0xda) continue;
    hasPicture = true;
    const next = endOfScan(bytes, at);
    parts.push(bytes.subarray(at, next));
    at = next;
  }
  if (!hasPicture) return null;
  const [beginning = new Uint8Array(), ...rest] = parts;
  const exif = exifOf(keepsOrientation ? orientation : 1);
  return { bytes: concatBytes([beginning, ...exif, ...rest, Uint8Array.of(0xff, 0xd9)]), orientation };
}

/** Of the application segments, only those with colour information. */
function isOfPicture(marker: number, content: Uint8Array): boolean {
  if (marker === 0xe0) return stands(content, 0, 'JFIF\0');
  if (marker === 0xe2) return stands(content, 0, 'ICC_PROFILE\0');
  if (marker === 0xee) return stands(content, 0, 'Adobe');
  return marker < 0xe0;
}

/** The end of the coded picture: the next marker that is neither a restart nor an escaped byte. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isAlone(next)) return at;
  }
  return bytes.length;
}

function exifOf(orientation: number): readonly Uint8Array[] {
  if (orientation === 1) return [];
  const content = concatBytes([bytesOfText(EXIF), tiffOf(orientation)]);
  return [Uint8Array.of(0xff, 0xe1, 0, content.length + 2), content];
}

/** The size of the coded picture (pixels), before it is turned; null if no frame tells it. */
export function sizeOfJpeg(bytes: Uint8Array): { readonly width: number; readonly height: number } | null {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + uint16(bytes, at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    // Tables have markers among those of the frames.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: uint16(bytes, at + 5), width: uint16(bytes, at + 7) };
    if (marker === 0xda) return null;
  }
  return null;
}
