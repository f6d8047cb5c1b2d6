import { placementOf } from '@felles/core/internal/workspace/site-photos/placement';
import { LONGEST_SIDE } from '@felles/core/workspace/site-photos';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const side = fc.integer({ min: 1, max: 12_000 });
const orientation = fc.integer({ min: 1, max: 8 });

/** By orientation: the edges of the upright picture that the first stored row and the first stored column are (Exif 2.32, 0x0112). */
const EDGES = [
  ['top', 'left'],
  ['top', 'right'],
  ['bottom', 'right'],
  ['bottom', 'left'],
  ['left', 'top'],
  ['right', 'top'],
  ['right', 'bottom'],
  ['left', 'bottom'],
] as const;

describe('the place of a photo on its canvas', () => {
  it('[W-SITE-36] should put the first row and the first column where the orientation says', () => {
    fc.assert(
      fc.property(side, side, orientation, (width, height, turned) => {
        const placement = placementOf({ width, height }, turned);
        const at = (x: number, y: number) => {
          const [a, b, c, d, e, f] = placement.transform;
          return [a * x + c * y + e, b * x + d * y + f] as const;
        };
        const onEdge = ([x, y]: readonly [number, number]) => ({
          left: Math.abs(x) < 1e-6,
          top: Math.abs(y) < 1e-6,
          right: Math.abs(x - placement.width) < 1e-6,
          bottom: Math.abs(y - placement.height) < 1e-6,
        });
        const [row, column] = EDGES[turned - 1] ?? ['top', 'left'];
        for (const corner of [at(0, 0), at(width, 0)]) expect(onEdge(corner)[row]).toBe(true);
        for (const corner of [at(0, 0), at(0, height)]) expect(onEdge(corner)[column]).toBe(true);
        // The picture fills its canvas.
        const far = onEdge(at(width, height));
        expect([far.left || far.right, far.top || far.bottom]).toEqual([true, true]);
      }),
    );
  });

  it('[W-SITE-37] should have a longest side of at most 2,560 pixels, in the same proportions, and never grow', () => {
    fc.assert(
      fc.property(side, side, orientation, (width, height, turned) => {
        const canvas = placementOf({ width, height }, turned);
        const [across, down] = turned > 4 ? [height, width] : [width, height];
        expect(Math.max(canvas.width, canvas.height)).toBe(Math.min(LONGEST_SIDE, Math.max(width, height)));
        expect(Math.min(canvas.width, canvas.height)).toBeGreaterThanOrEqual(1);
        expect(canvas.width).toBeLessThanOrEqual(across);
        expect(Math.abs(canvas.width * down - canvas.height * across)).toBeLessThanOrEqual(Math.max(across, down));
      }),
    );
  });
});
