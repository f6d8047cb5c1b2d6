/** A number that some services write as text; null if it is none. */
export function numberIn(value: number | string | null | undefined): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = (value ?? '').trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

const NO_BREAK_SPACE = '\u00a0';

/** Digits in groups of three, with no line break inside: "9 999". */
export const groupDigits = (digits: number | string): string =>
  String(digits).replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);

/** Whether a typed number is right but for its size. Its decimals do not count. */
export function isBeyond(typed: string, most: number): boolean {
  const plain = typed.replace(/\s/g, '').replace(',', '.');
  return /^\d+(\.\d*)?$/.test(plain) && Math.floor(Number(plain)) > most;
}
