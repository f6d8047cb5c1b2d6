// Reads bytes of photos. Reading beyond the end gives 0, so each format checks itself whether its file is cut short.

/** Whether the bytes at `at` are these characters. */
export const stands = (bytes: Uint8Array, at: number, text: string): boolean =>
  at + text.length <= bytes.length && [...text].every((letter, place) => bytes[at + place] === letter.charCodeAt(0));

export const uint16 = (bytes: Uint8Array, at: number, isLittle = false): number => {
  const [first = 0, second = 0] = [bytes[at], bytes[at + 1]];
  return isLittle ? first + second * 256 : first * 256 + second;
};

export const uint32 = (bytes: Uint8Array, at: number, isLittle = false): number => {
  const [first, second] = [uint16(bytes, at, isLittle), uint16(bytes, at + 2, isLittle)];
  return isLittle ? first + second * 65_536 : first * 65_536 + second;
};

/** Big endian for PNG, little endian for WebP. */
export function inFour(value: number, isLittle = false): Uint8Array {
  const four = Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
  return isLittle ? four.reverse() : four;
}

export const bytesOfText = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
