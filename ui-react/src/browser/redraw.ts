import type { PickedFile } from '@felles/core/data';
import type { PickedChatFile } from '@felles/core/workspace/chat';

/** The quality of a photo in JPEG (0 to 1). */
const QUALITY = 0.92;

/** A photo as a JPEG drawn by the browser, turned upright and without other data; null where the browser cannot draw it. */
export async function redraw(photo: Blob, longestSide = Number.POSITIVE_INFINITY): Promise<Uint8Array | null> {
  return drawn(await createImageBitmap(photo), longestSide);
}

/** For a photo with a longer side than that; null for one that is small already. */
async function shrunk(photo: Blob, longestSide: number): Promise<Uint8Array | null> {
  const image = await createImageBitmap(photo);
  if (Math.max(image.width, image.height) > longestSide) return drawn(image, longestSide);
  image.close();
  return null;
}

async function drawn(image: ImageBitmap, longestSide: number): Promise<Uint8Array | null> {
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const pen = canvas.getContext('2d');
  if (pen !== null) {
    // A JPEG has no see-through parts: they would turn black.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  image.close();
  if (pen === null) return null;
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  return blob && new Uint8Array(await blob.arrayBuffer());
}

/** A file that the user has chosen, as it is sent. */
export const pickedOf = (file: File): PickedFile => ({
  name: file.name,
  size: file.size,
  read: async () => new Uint8Array(await file.arrayBuffer()),
  redraw: () => redraw(file),
});

/** The longest side of a photo in a message (pixels): enough to see a crack in a wall, and quick to fetch on a site. */
const LONGEST_SIDE = 2_048;

/** A file that the user has chosen for a message. */
export const pickedForChat = (file: File): PickedChatFile => ({
  ...pickedOf(file),
  redraw: () => redraw(file, LONGEST_SIDE),
  shrink: () => shrunk(file, LONGEST_SIDE),
});
