// Removes personal data from a photo before it is sent: the place, the time, the author and the camera.
import { stands } from './bytes.ts';
import { cleanGif, isGif } from './gif.ts';
import { cleanJpeg } from './jpeg.ts';
import type { BarePhoto } from './orientation.ts';
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
  const format = formatOfPhoto(bytes);
  if (format === null) return { kind: 'other' };
  const cleaned = CLEANERS[format](bytes, true);
  return cleaned === null ? { kind: 'unclear' } : { kind: 'clean', bytes: cleaned.bytes };
}

/** The pixels as they are stored, with the turn that they need told apart; null if the file cannot be parsed. */
export function barePhoto(bytes: Uint8Array): BarePhoto | null {
  const format = formatOfPhoto(bytes);
  return format === null ? null : CLEANERS[format](bytes, false);
}

type Cleaner = (bytes: Uint8Array, keepsOrientation: boolean) => BarePhoto | null;

const CLEANERS = {
  jpeg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
  gif: cleanGif,
  // HEIF is not parsed here: a browser that can draw it makes a JPEG of it.
  heif: () => null,
} satisfies Readonly<Record<string, Cleaner>>;

/** The format of a photo by its bytes; null if they are those of no photo. */
export function formatOfPhoto(bytes: Uint8Array): keyof typeof CLEANERS | null {
  if (stands(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (isPng(bytes)) return 'png';
  if (isWebp(bytes)) return 'webp';
  if (isGif(bytes)) return 'gif';
  return isHeif(bytes) ? 'heif' : null;
}

const isHeif = (bytes: Uint8Array): boolean =>
  stands(bytes, 4, 'ftyp') &&
  ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1', 'avif'].some((brand) => stands(bytes, 8, brand));
