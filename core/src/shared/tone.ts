// The colours of an item that has its own: a class type, a person, a series in a chart.
import { fromLch, hexOf, type Lch, parseColor, type Rgb, toLch, WHITE } from './color.ts';
import { FLOORS, nearestSeen } from './contrast.ts';
import { inBothModes, type Mode, type StyleVariables } from './style-variables.ts';

/** The edge, a soft ground, and the text on that ground. */
export interface Tone {
  readonly edge: string;
  readonly soft: string;
  readonly onSoft: string;
}

/** An unreadable colour becomes a grey. */
export function tone(color: string | null, mode: Mode): Tone {
  const place = toLch(parseColor(color ?? '') ?? GREY);
  const look = LOOKS[mode];
  const soft = fromLch({ l: look.soft, c: Math.min(place.c, look.chroma), h: place.h });
  return {
    edge: hexOf(nearestSeen(place, surfaces(mode, place), FLOORS.edge)),
    soft: hexOf(soft),
    onSoft: hexOf(nearestSeen({ ...place, l: look.text }, [soft], FLOORS.text)),
  };
}

/** The style variables of one item's colour, for light and dark. */
export function toneVariables(color: string | null): StyleVariables {
  return inBothModes((mode) => {
    const { edge, soft, onSoft } = tone(color, mode);
    return { '--tone': edge, '--tone-soft': soft, '--on-tone-soft': onSoft };
  });
}

/** The surfaces of the style sheet, tinted with a colour as its own neutrals are. */
export function surfaces(mode: Mode, { c, h }: Lch): readonly Rgb[] {
  return SURFACES[mode].map((l) => (l === 1 ? WHITE : fromLch({ l, c: tint(c), h })));
}

/** How much of a colour its neutrals take. */
export const tint = (chroma: number): number => Math.min(0.006, chroma * 0.05);

const GREY: Rgb = [0.4, 0.4, 0.4];

/** The lightness of canvas, surface, sunken, raised and hover. */
const SURFACES = { light: [0.979, 1, 0.962, 1, 0.955], dark: [0.168, 0.205, 0.185, 0.24, 0.25] } as const;

const LOOKS = {
  light: { soft: 0.957, chroma: 0.028, text: 0.42 },
  dark: { soft: 0.272, chroma: 0.045, text: 0.84 },
} as const;
