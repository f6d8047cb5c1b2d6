/** An address that a page may lead to: https, or this very machine; never script or data, and nobody before an @. */
export function isWebAddress(address: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(address)) return false;
  return (
    /^https:\/\/(?:\[[\da-f:.]+\]|[\p{L}\p{N}][\p{L}\p{N}.-]*)(?::\d{1,5})?(?:[/?#]|$)/iu.test(address) ||
    /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?(?:[/?#]|$)/i.test(address)
  );
}

/** Whose page an address leads to, for the visitor to see before going there. */
export const hostOf = (address: string): string => /^https?:\/\/([^/?#]+)/i.exec(address)?.[1] ?? '';
