// Removes personal data from a photo before it is sent: the place, the time, the author and the camera.
import { stands } from './bytes.ts';
import { cleanGif, isGif } from './gif.ts';
import { cleanJpeg } from './jpeg.ts';
import { cleanPng, isPng } from './png.ts';
import { cleanWebp, isWebp } from './webp.ts';

/** The result for one file: unchanged, without the personal data, or not to be sent. */
export type CleanPhoto =
  /** No photo: the file is unchanged. */
  | { readonly kind: 'other' }
  | { readonly kind: 'clean'; readonly bytes: Uint8Array }
  /** The picture cannot be separated from the other data, so the file may not be sent. */
  | { readonly kind: 'unclear' };

/** Decides by the bytes and not by the name. Keeps the picture, its colours and its orientation. */
export function cleanPhoto(bytes: Uint8Array): CleanPhoto {
  const clean = cleanerOf(bytes);
  if (clean === null) return { kind: 'other' };
  const cleaned = clean(bytes);
  return cleaned === null ? { kind: 'unclear' } : { kind: 'clean', bytes: cleaned };
}

function cleanerOf(bytes: Uint8Array): ((bytes: Uint8Array) => Uint8Array | null) | null {
  if (stands(bytes, 0, '\xff\xd8\xff')) return cleanJpeg;
  if (isPng(bytes)) return cleanPng;
  if (isWebp(bytes)) return cleanWebp;
  if (isGif(bytes)) return cleanGif;
  return isHeif(bytes) ? () => null : null;
}

/** HEIF is not parsed here: a browser that can draw it makes a JPEG of it. */
const isHeif = (bytes: Uint8Array): boolean =>
  stands(bytes, 4, 'ftyp') &&
  ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1', 'avif'].some((brand) => stands(bytes, 8, brand));
