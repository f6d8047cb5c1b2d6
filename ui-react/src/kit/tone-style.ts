import { toneVariables } from '@felles/core';
import type { CSSProperties } from 'react';

const KEPT = 500;
const styles = new Map<string | null, CSSProperties>();

/** The style that gives an element the colours derived from one colour. Cached for each colour, as it is slow to compute. */
export function toneStyle(color: string | null): CSSProperties {
  const known = styles.get(color);
  if (known) return known;
  if (styles.size >= KEPT) styles.clear();
  const made = toneVariables(color) as CSSProperties; // React's type of a style knows no variables, though it sets them
  styles.set(color, made);
  return made;
}
