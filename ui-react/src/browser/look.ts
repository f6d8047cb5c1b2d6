import { fromLch, hexOf, type NamedColor, type StyleVariables, themeVariables } from '@felles/core';

/** The title and the language of the page, for browsers and screen readers. */
export function namePage(title: string, languageTag: string): void {
  document.title = title;
  document.documentElement.lang = languageTag;
}

/** Sets a center's colours on the page, and returns how to remove them. */
export function wearColors(colors: readonly NamedColor[]): () => void {
  const variables = Object.entries(themeVariables(colors));
  const { style } = document.documentElement;
  for (const [name, value] of variables) style.setProperty(name, value);
  return () => {
    for (const [name] of variables) style.removeProperty(name);
  };
}

/** Keeps the two colours that the loading screen in portal.html starts with at the next visit to this center. */
export function rememberLook(centerCode: string, theme: StyleVariables): void {
  const image = hexOf(fromLch({ l: 0.235, c: 0.008, h: Number(theme['--hue']) }));
  try {
    window.localStorage.setItem(`felles.look.${centerCode}`, JSON.stringify({ image, brand: theme['--brand'] }));
  } catch {
    // Storage is full or forbidden: the next visit starts in the standard colours.
  }
}
