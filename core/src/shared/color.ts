// Parses, converts and writes colours.

/** Red, green and blue from 0 to 1, as they are painted. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour as people see it (OKLCH): lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export const WHITE: Rgb = [1, 1, 1];
export const BLACK: Rgb = [0, 0, 0];

/** Longer texts are no colours. Checked first, so that hostile texts cost nothing. */
const LONGEST_COLOR = 64;
const HEX = /^#?(?:([\da-f]{3})[\da-f]?|([\da-f]{6})(?:[\da-f]{2})?)$/;
const FUNCTION = /^rgba?\( *(\d{1,3})(?: *, *| +)(\d{1,3})(?: *, *| +)(\d{1,3})(?: *[,/] *[\d.]{1,6}%?)? *\)$/;

/** Reads '#abc', '#aabbcc' and 'rgb(1, 2, 3)', also with an opacity, which is dropped. Everything else is no colour. */
export function parseColor(text: string): Rgb | null {
  if (text.length > LONGEST_COLOR) return null;
  const written = text.trim().toLowerCase();
  const hex = HEX.exec(written);
  if (hex) return fromHex(hex[1]?.replace(/./g, '$&$&') ?? hex[2] ?? '');
  const numbers = FUNCTION.exec(written);
  return numbers ? mapRgb([1, 2, 3], (part) => Math.min(255, Number(numbers[part])) / 255) : null;
}

/** '#aabbcc', the only form in which a colour leaves core. */
export function hexOf(color: Rgb): string {
  const byte = (part: number): string =>
    Math.round(clamp(part) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${color.map(byte).join('')}`;
}

/** The colour's place in OKLCH. */
export function toLch(color: Rgb): Lch {
  const [r, g, b] = mapRgb(color, linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(greenRed, blueYellow),
    h: ((Math.atan2(blueYellow, greenRed) * 180) / Math.PI + 360) % 360,
  };
}

/** The nearest colour that a screen can show: only the chroma is reduced. */
export function fromLch({ l: wanted, c, h }: Lch): Rgb {
  const l = clamp(wanted);
  const hue = { cos: Math.cos((h * Math.PI) / 180), sin: Math.sin((h * Math.PI) / 180) };
  const shown = isShowable(unclamped(l, c, hue)) ? c : greatestChroma(l, c, hue);
  return asPainted(mapRgb(unclamped(l, shown, hue), (part) => gamma(clamp(part))));
}

/** The linear value of an sRGB part. */
export const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** Screens paint eight bits, and contrast is measured on these, so every colour is rounded at once. */
const asPainted = (color: Rgb): Rgb => mapRgb(color, (part) => Math.round(part * 255) / 255);

const fromHex = (digits: string): Rgb =>
  mapRgb([0, 2, 4], (start) => Number.parseInt(digits.slice(start, start + 2), 16) / 255);

const mapRgb = ([r, g, b]: Rgb, change: (part: number) => number): Rgb => [change(r), change(g), change(b)];
const clamp = (part: number): number => Math.min(1, Math.max(0, part));
const gamma = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** The sine and cosine of a hue, computed once: dozens of chromas of one hue are tried while the page waits. */
interface Hue {
  readonly cos: number;
  readonly sin: number;
}

/** Linear red, green and blue, which may be outside the range of a screen. */
function unclamped(l: number, c: number, { cos, sin }: Hue): Rgb {
  const [a, b] = [c * cos, c * sin];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShowable = ([r, g, b]: Rgb): boolean => isPart(r) && isPart(g) && isPart(b);
const isPart = (part: number): boolean => part >= -0.0001 && part <= 1.0001;

function greatestChroma(l: number, c: number, hue: Hue): number {
  let shown = 0;
  let hidden = c;
  for (let step = 0; step < 18; step += 1) {
    const middle = (shown + hidden) / 2;
    if (isShowable(unclamped(l, middle, hue))) shown = middle;
    else hidden = middle;
  }
  return shown;
}
