// [W-SITE-36] Makes a chosen photo ready to be sent: upright, without other data, and not larger than needed.
import { barePhoto, cleanPhoto, formatOfPhoto } from '../../shell/photos/clean-photo.ts';
import { sizeOfJpeg } from '../../shell/photos/jpeg.ts';
import { LONGEST_SIDE, type PhotoSize, type Placement, placementOf } from './placement.ts';

/** Draws a photo's pixels as a JPEG on the canvas of a placement; null where the device cannot. */
export type DrawPhoto = (
  photo: Uint8Array,
  placementIn: (size: PhotoSize) => Placement,
  quality: number,
) => Promise<Uint8Array | null>;

/** Why a photo is not sent. */
export type PhotoFault = 'notPhoto' | 'unclear' | 'unreadable';

/** [W-SITE-37] The quality of the JPEG (0 to 1). */
export const PHOTO_QUALITY = 0.8;

/** A JPEG up to this size (bytes) is not compressed once more. */
const LIGHT = 1_500_000;

/** Runs off the main thread where the device can. */
export async function preparePhoto(source: Uint8Array, draw: DrawPhoto): Promise<Uint8Array | PhotoFault> {
  const format = formatOfPhoto(source);
  if (format === null || format === 'gif') return 'notPhoto';
  const bare = barePhoto(source);
  if (format === 'jpeg' && bare?.orientation === 1 && isSmall(bare.bytes)) return bare.bytes;
  // The device turns a photo by itself where its other data cannot be told apart.
  const { bytes, orientation } = bare ?? { bytes: source, orientation: 1 };
  const drawn = await draw(bytes, (size) => placementOf(size, orientation), PHOTO_QUALITY).catch(() => null);
  const clean = drawn === null ? null : cleanPhoto(drawn);
  return clean?.kind === 'clean' ? clean.bytes : 'unclear';
}

function isSmall(jpeg: Uint8Array): boolean {
  const size = sizeOfJpeg(jpeg);
  return size !== null && Math.max(size.width, size.height) <= LONGEST_SIDE && jpeg.length <= LIGHT;
}
