// How a photo is turned: the one thing that is kept of its Exif data, without which it would lie on its side.
import { joined, lettersOf, stands, uint16, uint32 } from './bytes.ts';

const TAG = 0x0112;

/** The orientation (1 to 8) that a block of Exif data says; 1, upright, where it says none. */
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

/** Exif data that says the orientation and nothing else. */
export const tiffOf = (orientation: number): Uint8Array =>
  joined([
    lettersOf('MM\0*'),
    Uint8Array.of(0, 0, 0, 8, 0, 1),
    // A single number of 16 bits, and then no further directory.
    Uint8Array.of(TAG >> 8, TAG & 255, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0),
    Uint8Array.of(0, 0, 0, 0),
  ]);
