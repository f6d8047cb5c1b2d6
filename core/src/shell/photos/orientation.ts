// A photo's orientation: the only Exif data that is kept, as the photo would be turned without it.
import { bytesOfText, concatBytes, stands, uint16, uint32 } from './bytes.ts';

const TAG = 0x0112;

/** A photo without personal data, and how its pixels must be turned (1 to 8). */
export interface BarePhoto {
  readonly bytes: Uint8Array;
  readonly orientation: number;
}

/** The orientation (1 to 8) in a block of Exif data; 1 (upright) if it has none. */
export function orientationIn(tiff: Uint8Array): number {
  const isLittle = stands(tiff, 0, 'II*\0');
  if (!isLittle && !stands(tiff, 0, 'MM\0*')) return 1;
  const first = uint32(tiff, 4, isLittle);
  for (let entry = 0; entry < uint16(tiff, first, isLittle); entry += 1) {
    const at = first + 2 + entry * 12;
    if (at + 12 > tiff.length) return 1;
    if (uint16(tiff, at, isLittle) !== TAG) continue;
    const value = uint16(tiff, at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** Exif data with the orientation only. */
export const tiffOf = (orientation: number): Uint8Array =>
  concatBytes([
    bytesOfText('MM\0*'),
    Uint8Array.of(0, 0, 0, 8, 0, 1),
    // One 16-bit number, and no further directory.
    Uint8Array.of(TAG >> 8, TAG & 255, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0),
    Uint8Array.of(0, 0, 0, 0),
  ]);
