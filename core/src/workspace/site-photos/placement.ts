// How a photo's pixels are put on a canvas: upright, and not larger than the service needs.

/** [W-SITE-37] The longest side of a photo that is sent (pixels). */
export const LONGEST_SIDE = 2_560;

export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** A canvas, and the transform under which the pixels are drawn on it: (x, y) to (ax + cy + e, bx + dy + f). */
export interface Placement extends PhotoSize {
  readonly transform: readonly [a: number, b: number, c: number, d: number, e: number, f: number];
}

/**
 * By orientation, from 1: the transform of a picture of one by one, as Exif (CIPA DC-008, tag 0x0112) says where its
 * first row and its first column lie.
 */
const TURNS: readonly Placement['transform'][] = [
  [1, 0, 0, 1, 0, 0],
  [-1, 0, 0, 1, 1, 0],
  [-1, 0, 0, -1, 1, 1],
  [1, 0, 0, -1, 0, 1],
  [0, 1, 1, 0, 0, 0],
  [0, 1, -1, 0, 1, 0],
  [0, -1, -1, 0, 1, 1],
  [0, -1, 1, 0, 0, 1],
];

const UPRIGHT = 1;
/** From this orientation on, the stored rows are columns of the upright picture. */
const FIRST_ON_ITS_SIDE = 5;

/** The place of stored pixels on the canvas of the upright photo. */
export function placementOf({ width, height }: PhotoSize, orientation: number): Placement {
  const isOnSide = orientation >= FIRST_ON_ITS_SIDE;
  const canvas = fitted(isOnSide ? { width: height, height: width } : { width, height });
  const [a, b, c, d, e, f] = TURNS[orientation - UPRIGHT] ?? [1, 0, 0, 1, 0, 0];
  const across = canvas.width / width;
  const down = canvas.height / height;
  // A picture on its side takes its width from the height of the canvas.
  const transform = [
    a * across,
    b * (canvas.height / width),
    c * (canvas.width / height),
    d * down,
    e * canvas.width,
    f * canvas.height,
  ] as const;
  return { ...canvas, transform };
}

function fitted({ width, height }: PhotoSize): PhotoSize {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const side = (pixels: number): number => Math.max(1, Math.round(pixels * scale));
  return { width: side(width), height: side(height) };
}
