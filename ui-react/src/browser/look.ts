import { fromLch, hexOf, type StyleVariables } from '@felles/core';

/** Keeps the two colours that the loading screen in portal.html starts with at the next visit to this center. */
export function rememberLook(centerCode: string, theme: StyleVariables): void {
  const image = hexOf(fromLch({ l: 0.235, c: 0.008, h: Number(theme['--hue']) }));
  try {
    window.localStorage.setItem(`felles.look.${centerCode}`, JSON.stringify({ image, brand: theme['--brand'] }));
  } catch {
    // Storage is full or forbidden: the next visit starts in the standard colours.
  }
}
