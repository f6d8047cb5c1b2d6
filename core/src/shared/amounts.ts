// Amounts as people type them in Norwegian: "1 240,5".

/** Null if the text is no amount. */
export function readAmount(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return /^\d{1,15}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
}
