import type { Placement } from '@felles/core/internal/workspace/site-photos/placement';
import { type DrawPhoto, preparePhoto } from '@felles/core/workspace/site-photos';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, gif, jpeg, png, SECRET, textOf, webp, withLitter } from '../../../support/photos.ts';

const FORMATS = { jpeg, png, webp } as const;
const format = fc.constantFrom('jpeg', 'png', 'webp');
const orientation = fc.integer({ min: 1, max: 8 });
const HEIC = bytesOf(`\0\0\0\x18ftypheic\0\0\0\0${SECRET}`);

interface Drawing {
  readonly photo: Uint8Array;
  readonly placement: Placement;
}

/** A device that draws everything as this, and what it was given to draw. */
function drawing(drawn: Uint8Array | null = jpeg(1), size = { width: 4_000, height: 3_000 }) {
  const drawings: Drawing[] = [];
  const draw: DrawPhoto = async (photo, placementIn) => {
    drawings.push({ photo, placement: placementIn(size) });
    return drawn;
  };
  return { draw, drawings };
}

const sent = async (photo: Uint8Array, { draw } = drawing()): Promise<string> => {
  const result = await preparePhoto(photo, draw);
  return typeof result === 'string' ? result : textOf(result);
};

describe('a photo that is made ready', () => {
  it('[W-SITE-36] should be drawn without its orientation, by the turn that it had', async () => {
    await fc.assert(
      fc.asyncProperty(format, orientation, async (kind, turned) => {
        const device = drawing();
        const text = await sent(FORMATS[kind](turned), device);
        expect(text).not.toContain(SECRET);
        const [only] = device.drawings;
        const isKept = kind === 'jpeg' && turned === 1;
        expect(only === undefined, 'a small upright JPEG needs no drawing').toBe(isKept);
        if (only === undefined) return;
        expect(textOf(only.photo)).not.toMatch(/MM\0\*|GPS/);
        expect([only.placement.width, only.placement.height]).toEqual(turned > 4 ? [1920, 2560] : [2560, 1920]);
      }),
    );
  });

  it('[W-SITE-36] should lose the data that the device writes into the drawn photo', async () => {
    expect(await sent(png(1), drawing(jpeg(6)))).not.toContain(SECRET);
  });

  it('[W-SITE-36] should be drawn as the device sees it where its parts cannot be told apart', async () => {
    for (const photo of [HEIC, withLitter(jpeg(6))]) {
      const device = drawing();
      expect(await sent(photo, device)).toContain('JFIF');
      expect(device.drawings[0]?.photo).toBe(photo);
      expect(device.drawings[0]?.placement.width).toBe(2560);
    }
  });

  it('[W-SITE-36] should not be sent where it cannot be drawn, or the drawing cannot be cleaned', async () => {
    for (const drawn of [null, bytesOf('\xff\xd8\xff'), bytesOf('text')])
      for (const photo of [HEIC, png(3)]) expect(await sent(photo, drawing(drawn))).toBe('unclear');
    const broken: DrawPhoto = () => Promise.reject(new Error('no memory'));
    expect(await preparePhoto(HEIC, broken)).toBe('unclear');
  });

  it('[W-SITE-36] should be no photo where its bytes are those of something else', async () => {
    for (const file of [gif(), bytesOf('%PDF-1.7'), bytesOf('')]) expect(await sent(file)).toBe('notPhoto');
  });

  it('[W-SITE-37] should be drawn where an upright JPEG is too large, or says no size', async () => {
    const large = drawing();
    await sent(withSize(jpeg(1), 2_561, 100), large);
    await sent(withSize(jpeg(1), 100, 2_561), large);
    expect(large.drawings).toHaveLength(2);
    const small = drawing();
    await sent(withSize(jpeg(1), 2_560, 2_560), small);
    expect(small.drawings).toHaveLength(0);
    const heavy = drawing();
    await sent(withBulk(jpeg(1), 1_500_000), heavy);
    const unknown = drawing();
    await sent(withoutFrame(jpeg(1)), unknown);
    expect([heavy.drawings.length, unknown.drawings.length]).toEqual([1, 1]);
  });
});

const frameOf = (photo: Uint8Array): number => textOf(photo).indexOf('\xff\xc0\0\x0b');

function withSize(photo: Uint8Array, width: number, height: number): Uint8Array {
  const bytes = Uint8Array.from(photo);
  const frame = frameOf(bytes);
  bytes.set([height >> 8, height & 255, width >> 8, width & 255], frame + 5);
  return bytes;
}

const withoutFrame = (photo: Uint8Array): Uint8Array =>
  Uint8Array.from([...photo.slice(0, frameOf(photo)), ...photo.slice(frameOf(photo) + 13)]);

/** Coded picture, of that length. */
function withBulk(photo: Uint8Array, length: number): Uint8Array {
  const at = textOf(photo).indexOf('\x12\xff\0\x34');
  const bytes = new Uint8Array(photo.length + length).fill(7);
  bytes.set(photo.subarray(0, at));
  bytes.set(photo.subarray(at), at + length);
  return bytes;
}
