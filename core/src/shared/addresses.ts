/** An address that a page may lead to: https, or this very machine; never script or data, and no user name before an @. */
export function isWebAddress(address: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(address)) return false;
  return (
    /^https:\/\/(?:\[[\da-f:.]+\]|[a-z\d][a-z\d.-]*)(?::\d{1,5})?(?:[/?#]|$)/i.test(address) ||
    /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?(?:[/?#]|$)/i.test(address) ||
    // Asked last, and of no other address: the letters of the whole world take their time to build, and hardly a host has them.
    (/^https:/i.test(address) && /^https:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?(?:[/?#]|$)/iu.test(address))
  );
}

/**
 * Whether calls may be sent to what lies under an address: of the web, at any host, or of the page's own origin.
 * Nothing but a path may follow the host, as the path of each call is written behind it.
 */
export const isServiceBase = (address: string): boolean =>
  /^(?:https?:\/\/[^\s\\/?#@]+|(?!\/\/))(?:\/[^\s\\?#]*)?$/i.test(address);

/** Whose page an address leads to, for the visitor to see before going there. */
export const hostOf = (address: string): string => /^https?:\/\/([^/?#]+)/i.exec(address)?.[1] ?? '';

/** A page, and the hosts that its service names. Null where the service has no such list. */
export interface PageOfService {
  readonly origin: string;
  readonly hosts: readonly string[] | null;
}

/**
 * Whether a page may be left for an address that the service has given: https, at a host of the list, or at any host where
 * there is no list (portal D-46). A page of this very machine may be left for others of it, and no other page may.
 */
export function mayLeaveFor(address: string, page: PageOfService): boolean {
  if (!isWebAddress(address)) return false;
  const host = hostOf(address).toLowerCase();
  if (isLoopback(host)) return isLoopback(hostOf(page.origin).toLowerCase());
  return page.hosts === null || page.hosts.some((allowed) => isHost(host, allowed.toLowerCase()));
}

/** The same of a script that is loaded. The list must have the whole name of its host. */
export const mayLoadFrom = (address: string, { origin, hosts }: PageOfService): boolean =>
  mayLeaveFor(address, { origin, hosts: hosts?.filter((host) => !host.startsWith('*')) ?? null });

/** The origin of an address as browsers write it: in small letters, without the port that goes without saying. */
export function originOf(address: string): string {
  const origin = /^https?:\/\/[^/?#]+/i.exec(address)?.[0].toLowerCase() ?? '';
  return origin.replace(/^(https:.*):443$|^(http:.*):80$/, '$1$2');
}

const isLoopback = (host: string): boolean => /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host);

/** '*.example.no' is every host under that name, and not the name itself; a port that is not named is none. */
const isHost = (host: string, allowed: string): boolean =>
  allowed.startsWith('*.') ? allowed.length > 3 && host.endsWith(allowed.slice(1)) : host === allowed;

/** Part of an address as it was meant; a stray percent sign stands for itself. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A value as one part of an address. What is no text, half a character say, is written as one that is none. */
export const addressPart = (value: number | string): string =>
  encodeURIComponent(String(value).replace(/\p{Cs}/gu, '\ufffd'));
