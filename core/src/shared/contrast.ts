// The contrast of two colours, and the nearest colour with enough contrast.
import { BLACK, fromLch, type Lch, linear, type Rgb, WHITE } from './color.ts';

/** The minimum contrast on a ground: by WCAG 2, and for text also by APCA. */
export interface Floor {
  readonly contrast: number;
  readonly readability: number;
}

/** `text` is for words on a ground; `edge` is for borders and icons, for which APCA asks nothing. */
export const FLOORS = {
  text: { contrast: 4.5, readability: 60 },
  edge: { contrast: 3, readability: 0 },
} as const;

/** The brightness of a colour as WCAG 2 and as APCA measure it. */
interface Brightness {
  readonly measured: number;
  readonly perceived: number;
}

/** The contrast of WCAG 2: 1 for none, 21 for black on white. */
export const wcagContrast = (a: Rgb, b: Rgb): number => contrastOf(luminance(a), luminance(b));

/** The contrast of a text on a ground (APCA 0.1.9, without its sign): 0 to 108. */
export const apcaContrast = (text: Rgb, ground: Rgb): number =>
  readabilityOf(perceivedLuminance(text), perceivedLuminance(ground));

function contrastOf(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function readabilityOf(ink: number, paper: number): number {
  if (Math.abs(paper - ink) < 0.0005) return 0;
  const difference = 1.14 * (paper > ink ? paper ** 0.56 - ink ** 0.57 : ink ** 0.62 - paper ** 0.65);
  return difference < 0.1 ? 0 : (difference - 0.027) * 100;
}

export const isSeen = (color: Rgb, ground: Rgb, floor: Floor): boolean =>
  reaches(brightnessOf(color), brightnessOf(ground), floor);

const reaches = (color: Brightness, ground: Brightness, { contrast, readability }: Floor): boolean =>
  contrastOf(color.measured, ground.measured) >= contrast &&
  readabilityOf(color.perceived, ground.perceived) >= readability;

const brightnessOf = (color: Rgb): Brightness => ({
  measured: luminance(color),
  perceived: perceivedLuminance(color),
});

/** Changes the lightness only as far as the floor needs it on all grounds. */
export function nearestSeen(place: Lch, grounds: readonly Rgb[], floor: Floor): Rgb {
  // Dozens of colours are tried while the page waits, so the brightness of each ground and colour is computed once.
  const papers = grounds.map(brightnessOf);
  const willDo = (color: Rgb): boolean => {
    const ink = brightnessOf(color);
    return papers.every((paper) => reaches(ink, paper, floor));
  };
  return nearest(place, 1, willDo) ?? (willDo(BLACK) ? BLACK : WHITE);
}

/** The nearest lightness of the same hue, within `reach`, that will do. */
export function nearest(place: Lch, reach: number, willDo: (color: Rgb) => boolean): Rgb | undefined {
  for (let distance = 0; distance <= reach; distance += 0.004) {
    for (const l of [place.l - distance, place.l + distance]) {
      const color = l >= 0 && l <= 1 ? fromLch({ ...place, l }) : null;
      if (color && willDo(color)) return color;
    }
  }
  return undefined;
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** APCA lifts the darkest colours a little, as a screen in a lit room does. */
function perceivedLuminance([r, g, b]: Rgb): number {
  const value = 0.2126729 * r ** 2.4 + 0.7151522 * g ** 2.4 + 0.072175 * b ** 2.4;
  return value < LIFT.below ? value + (LIFT.below - value) ** LIFT.exponent : value;
}

// biome-ignore lint/suspicious/noApproximativeNumericConstant: APCA's exponent is 1.414, which is not meant as a root of two
const LIFT = { below: 0.022, exponent: 1.414 } as const;
