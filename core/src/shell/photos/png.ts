import { bytesOfText, concatBytes, inFour, stands, uint32 } from './bytes.ts';
import { type BarePhoto, orientationIn, tiffOf } from './orientation.ts';

const PNG = '\x89PNG\r\n\x1a\n';

/** The chunks of the picture, its colours and its animation. Others may contain the place. */
const KEPT: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD hIST pHYs sPLT cICP mDCV cLLI acTL fcTL fdAT'.split(' '),
);

/** Keeps the picture, its colours and its orientation; null if the file cannot be parsed. */
export function cleanPng(bytes: Uint8Array, keepsOrientation: boolean): BarePhoto | null {
  const parts: Uint8Array[] = [];
  let orientation = 1;
  for (let at = PNG.length; at + 12 <= bytes.length; ) {
    const end = at + 12 + uint32(bytes, at);
    if (end > bytes.length) return null;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if ((parts.length === 0) !== (type === 'IHDR')) return null;
    if (type === 'eXIf') orientation = orientationIn(bytes.subarray(at + 8, end - 4));
    if (type === 'IEND') {
      const exif = exifOf(keepsOrientation ? orientation : 1);
      return { bytes: concatBytes([bytesOfText(PNG), ...parts, ...exif, bytes.subarray(at, end)]), orientation };
    }
    if (KEPT.has(type)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

export const isPng = (bytes: Uint8Array): boolean => stands(bytes, 0, PNG);

function exifOf(orientation: number): readonly Uint8Array[] {
  if (orientation === 1) return [];
  const content = concatBytes([bytesOfText('eXIf'), tiffOf(orientation)]);
  return [inFour(content.length - 4), content, inFour(checksum(content))];
}

/** CRC-32. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffff_ffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb8_8320 : sum >>> 1;
  }
  return ~sum;
}
