// What is taken out of a photo before it leaves the device: where and when it was taken, by whom and with what.
import { stands } from './bytes.ts';
import { cleanGif, isGif } from './gif.ts';
import { cleanJpeg } from './jpeg.ts';
import { cleanPng, isPng } from './png.ts';
import { cleanWebp, isWebp } from './webp.ts';

export type CleanPhoto =
  /** No photo: it is as it was. */
  | { readonly kind: 'other' }
  | { readonly kind: 'clean'; readonly bytes: Uint8Array }
  /** A photo of which the picture cannot be told from the rest, so it may not be sent as it is. */
  | { readonly kind: 'unclear' };

/** By what the bytes are and not by the file's name. The picture itself, its colours and how it is turned are kept. */
export function cleanPhoto(bytes: Uint8Array): CleanPhoto {
  const clean = cleanerOf(bytes);
  if (clean === null) return { kind: 'other' };
  const made = clean(bytes);
  return made === null ? { kind: 'unclear' } : { kind: 'clean', bytes: made };
}

function cleanerOf(bytes: Uint8Array): ((bytes: Uint8Array) => Uint8Array | null) | null {
  if (stands(bytes, 0, '\xff\xd8\xff')) return cleanJpeg;
  if (isPng(bytes)) return cleanPng;
  if (isWebp(bytes)) return cleanWebp;
  if (isGif(bytes)) return cleanGif;
  return isHeif(bytes) ? () => null : null;
}

/** Its parts are not taken apart here; a browser that can draw it makes another photo of it. */
const isHeif = (bytes: Uint8Array): boolean =>
  stands(bytes, 4, 'ftyp') &&
  ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1', 'avif'].some((brand) => stands(bytes, 8, brand));
