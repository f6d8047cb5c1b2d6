import { fromLch, hexOf } from '@felles/core';
import { parseColor, type Rgb, toLch } from '@felles/core/internal/shared/color';
import { apcaContrast, wcagContrast } from '@felles/core/internal/shared/contrast';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const byte = fc.integer({ min: 0, max: 255 });
const rgb = fc.tuple(byte, byte, byte).map(([r, g, b]): Rgb => [r / 255, g / 255, b / 255]);
const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [1, 1, 1];

describe('parseColor', () => {
  it('should read back every color it writes', () => {
    fc.assert(
      fc.property(rgb, (given) => {
        expect(parseColor(hexOf(given))).toEqual(given);
      }),
    );
  });

  it.each([
    ['#1c6b55', '#1c6b55'],
    ['1C6B55', '#1c6b55'],
    [' #abc ', '#aabbcc'],
    ['#abcd', '#aabbcc'],
    ['#aabbccdd', '#aabbcc'],
    ['rgb(1, 2, 3)', '#010203'],
    ['RGB(1 2 3)', '#010203'],
    ['rgba(1,2,3,0.5)', '#010203'],
    ['rgb(1 2 3 / 50%)', '#010203'],
    ['rgb(300,0,0)', '#ff0000'],
  ])('should read %s as %s', (text, written) => {
    expect(hexOf(parseColor(text) ?? BLACK)).toBe(written);
  });

  it.each(['', '#', '#12', '#12345', '#1234567', '#123456789', 'red', 'rgb(1,2)', 'rgb(-1,2,3)', 'hsl(1,2%,3%)'])(
    'should not read %j',
    (text) => {
      expect(parseColor(text)).toBeNull();
    },
  );
});

describe('fromLch', () => {
  it('should bring every color back from its place', () => {
    fc.assert(
      fc.property(rgb, (given) => {
        expect(hexOf(fromLch(toLch(given)))).toBe(hexOf(given));
      }),
    );
  });

  it('should show a color for every place there is, keeping its lightness', () => {
    const place = fc.record({
      l: fc.double({ min: 0, max: 1, noNaN: true }),
      c: fc.double({ min: 0, max: 0.4, noNaN: true }),
      h: fc.double({ min: 0, max: 360, noNaN: true }),
    });
    fc.assert(
      fc.property(place, (wanted) => {
        const shown = fromLch(wanted);
        expect(shown.every((part) => part >= 0 && part <= 1)).toBe(true);
        // Half a step of an eight-bit channel is furthest near black, where it is 0.0534 of lightness.
        expect(Math.abs(toLch(shown).l - wanted.l)).toBeLessThan(0.054);
      }),
    );
  });
});

describe('contrast', () => {
  it('should know black on white', () => {
    expect(wcagContrast(BLACK, WHITE)).toBeCloseTo(21, 5);
    expect(apcaContrast(BLACK, WHITE)).toBeCloseTo(106, 0);
    expect(apcaContrast(WHITE, BLACK)).toBeCloseTo(107.9, 0);
  });

  it('should be the same both ways, at least one, and one with itself', () => {
    fc.assert(
      fc.property(rgb, rgb, (a, b) => {
        expect(wcagContrast(a, b)).toBe(wcagContrast(b, a));
        expect(wcagContrast(a, b)).toBeGreaterThanOrEqual(1);
        expect(wcagContrast(a, a)).toBe(1);
        expect(apcaContrast(a, a)).toBe(0);
      }),
    );
  });
});
