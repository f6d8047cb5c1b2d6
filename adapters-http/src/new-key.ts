/** A key that is new and cannot be guessed: a UUID. Not by `randomUUID`, which plain http does not have. */
export function newKey(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  // The version and the variant of a random UUID.
  const drawn = `${hex.slice(0, 12)}4${hex.slice(13, 16)}a${hex.slice(17)}`;
  return drawn.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const KEY = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{8})([\da-f]{4})\+*(?:-(\d+))?\+*$/;

/**
 * [W-SITE-09] The client id of a record, from the key of its first request: a request after a refusal has another key, and
 * the key of a part is that of the whole with a number. None for a key that is no UUID.
 */
export function clientIdOf(key: string): string | undefined {
  const [, begin, end, part] = KEY.exec(key) ?? [];
  if (begin === undefined || end === undefined) return undefined;
  return begin + (part === undefined ? end : (Number(part) + 1).toString(16).padStart(4, '0'));
}
