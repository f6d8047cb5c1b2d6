// A center's colours as style variables, for any input. Every pair of text and ground reaches its minimum contrast.
import { BLACK, fromLch, hexOf, type Lch, parseColor, type Rgb, toLch, WHITE } from './color.ts';
import { apcaContrast, FLOORS, isSeen, nearest, nearestSeen, wcagContrast } from './contrast.ts';
import { inBothModes, type Mode, type StyleVariables } from './style-variables.ts';
import { surfaces, tint } from './tone.ts';

/** A colour as a center names it. */
export interface NamedColor {
  readonly name: string;
  readonly color: string;
}

/** The standard colour, and the limits of a center's list of colours. */
export const THEME = {
  /** For a center without a readable colour. */
  standard: '#2f6b57',
  /** The main colour is the one whose name contains one of these words; earlier words win. */
  mainNames: ['primary', 'brand', 'main', 'accent', 'button', 'theme'],
  mostColors: 40,
  longestName: 40,
} as const;

/** The style variables of a center's colours, for light and for dark. */
export const themeVariables = (colors: readonly NamedColor[]): StyleVariables =>
  inBothModes((mode) => makeTheme(colors, mode));

/** [P-CENTER-20] The style variables of a center's colours in one mode; each colour is also there under its own name. */
export function makeTheme(colors: readonly NamedColor[], mode: Mode): StyleVariables {
  const readable = colors.slice(0, THEME.mostColors).flatMap(({ name, color }) => {
    const parsed = parseColor(color);
    return parsed ? [{ name: name.slice(0, THEME.longestName).toLowerCase(), color: parsed }] : [];
  });
  const named = THEME.mainNames.flatMap((part) => readable.find(({ name }) => name.includes(part)) ?? []);
  const main = named[0] ?? readable[0];
  const own = readable.map(({ name, color }) => [`--center-${plainName(name)}`, hexOf(color)]);
  return { ...brandVariables(main?.color ?? STANDARD, mode), ...Object.fromEntries(own) };
}

const STANDARD: Rgb = parseColor(THEME.standard) ?? BLACK;

const LOOKS = {
  light: { soft: { l: 0.955, c: 0.02 }, softHover: { l: 0.932, c: 0.03 }, text: [0, 0.52], onSoft: 0.34 },
  dark: { soft: { l: 0.275, c: 0.045 }, softHover: { l: 0.315, c: 0.05 }, text: [0.76, 1], onSoft: 0.9 },
} as const;

function brandVariables(given: Rgb, mode: Mode): StyleVariables {
  const place = toLch(given);
  const look = LOOKS[mode];
  const { fill, on } = fillFor(given);
  const soft = softened(place, look.soft);
  const softHover = softened(place, look.softHover);
  const plain = surfaces(mode, place);
  const everywhere = [...plain, soft, softHover];
  const edge = hexOf(nearestSeen(place, everywhere, FLOORS.edge));
  const standsOut = plain.every((ground) => wcagContrast(fill, ground) >= FLOORS.edge.contrast);
  const [darkest, lightest] = look.text;
  const text = { ...place, l: Math.min(lightest, Math.max(darkest, place.l)) };
  const onSoft = { ...place, c: Math.min(place.c, 0.1), l: look.onSoft };
  return {
    '--hue': place.h.toFixed(1),
    '--tint': tint(place.c).toFixed(4),
    '--brand': hexOf(fill),
    '--brand-hover': hexOf(pressed(fill, on, 0.045)),
    '--brand-active': hexOf(pressed(fill, on, 0.08)),
    '--on-brand': hexOf(on),
    '--brand-edge': edge,
    '--brand-outline': standsOut ? 'transparent' : edge,
    '--brand-text': hexOf(nearestSeen(text, everywhere, FLOORS.text)),
    '--brand-soft': hexOf(soft),
    '--brand-soft-hover': hexOf(softHover),
    '--on-brand-soft': hexOf(nearestSeen(onSoft, [soft, softHover], FLOORS.text)),
  };
}

/** The center's colour with its text. The colour moves only if neither white nor ink is readable on it, and as little as possible. */
function fillFor(given: Rgb): { readonly fill: Rgb; readonly on: Rgb } {
  const place = toLch(given);
  const ink = fromLch({ l: 0.19, c: Math.min(0.03, place.c), h: place.h });
  const texts = [WHITE, ink].sort((a, b) => apcaContrast(b, given) - apcaContrast(a, given));
  const asGiven = texts.find((text) => isSeen(text, given, FLOORS.text));
  if (asGiven) return { fill: given, on: asGiven };
  for (const reach of [0.07, 1]) {
    for (const on of texts) {
      const fill = nearest(place, reach, (color) => isSeen(on, color, FLOORS.text));
      if (fill) return { fill, on };
    }
  }
  return { fill: BLACK, on: WHITE };
}

/** A shade with more contrast, if the text stays readable. */
function pressed(fill: Rgb, on: Rgb, by: number): Rgb {
  const place = toLch(fill);
  const moved = fromLch({ ...place, l: place.l + (on === WHITE ? -by : by) });
  return isSeen(on, moved, FLOORS.text) ? moved : fill;
}

const softened = (place: Lch, { l, c }: { readonly l: number; readonly c: number }): Rgb =>
  fromLch({ l, c: Math.min(place.c, c), h: place.h });

/** A name for use in a variable's name: lower case, digits and single hyphens. */
const plainName = (name: string): string => name.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'unnamed';
