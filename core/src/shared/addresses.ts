/** An address that a link may have: https or this machine; never script or data, and no user name before an @. */
export function isWebAddress(address: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(address)) return false;
  return (
    /^https:\/\/(?:\[[\da-f:.]+\]|[a-z\d][a-z\d.-]*)(?::\d{1,5})?(?:[/?#]|$)/i.test(address) ||
    /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?(?:[/?#]|$)/i.test(address) ||
    // Last, as this expression is slow to build and few hosts have letters beyond ASCII.
    (/^https:/i.test(address) && /^https:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?(?:[/?#]|$)/iu.test(address))
  );
}

/** Whether requests may be sent below an address. Only a path may follow the host, as each request's path is added to it. */
export const isServiceBase = (address: string): boolean =>
  /^(?:https?:\/\/[^\s\\/?#@]+|(?!\/\/))(?:\/[^\s\\?#]*)?$/i.test(address);

/** The host of an address, shown to the visitor before the link is opened. */
export const hostOf = (address: string): string => /^https?:\/\/([^/?#]+)/i.exec(address)?.[1] ?? '';

/** A page's origin, and the hosts that its service allows. Null if the service has no list. */
export interface PageOfService {
  readonly origin: string;
  readonly hosts: readonly string[] | null;
}

/** Whether a page may go to an address of the service: https, at a listed host if there is a list (portal D-46), or both on this machine. */
export function mayLeaveFor(address: string, page: PageOfService): boolean {
  if (!isWebAddress(address)) return false;
  const host = hostOf(address).toLowerCase();
  if (isLoopback(host)) return isLoopback(hostOf(page.origin).toLowerCase());
  return page.hosts === null || page.hosts.some((allowed) => isHost(host, allowed.toLowerCase()));
}

/** Stricter for a script: the list must have the full name of its host. */
export const mayLoadFrom = (address: string, { origin, hosts }: PageOfService): boolean =>
  mayLeaveFor(address, { origin, hosts: hosts?.filter((host) => !host.startsWith('*')) ?? null });

/** The origin as browsers write it: in lower case, without the standard port. */
export function originOf(address: string): string {
  const origin = /^https?:\/\/[^/?#]+/i.exec(address)?.[0].toLowerCase() ?? '';
  return origin.replace(/^(https:.*):443$|^(http:.*):80$/, '$1$2');
}

const isLoopback = (host: string): boolean => /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host);

/** '*.example.no' matches every host under that name, but not the name itself; a port must be named. */
const isHost = (host: string, allowed: string): boolean =>
  allowed.startsWith('*.') ? allowed.length > 3 && host.endsWith(allowed.slice(1)) : host === allowed;

/** Decodes a part of an address; a stray percent sign stays as it is. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Encodes a value as one part of an address. Half a character is replaced, as it cannot be encoded. */
export const addressPart = (value: number | string): string =>
  encodeURIComponent(String(value).replace(/\p{Cs}/gu, '\ufffd'));
