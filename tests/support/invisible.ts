/** Invisible characters that a copied number or code brings along: marks of direction, of no width, and a space that holds together. */
export const INVISIBLE = [
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u2060', '\ufeff', '\u00ad', '\u00a0'],
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
] as const;
