import { addressPart } from '../../shared/addresses.ts';
import type { Tokens } from './model.ts';

/** [W-AUTH-08] The same for every user, page and host. */
export const CLIENT_ID = 'felles-workspace';

/** [W-AUTH-07] A login scope and a standalone scope. */
export const SCOPES = ['login', 'standalone'] as const;

/** Says in an address that the provider sends the user back there. */
const RETURN = 'oauth_response';

/** [W-AUTH-01] [W-AUTH-02] [W-AUTH-03] The page without its hash and query, and the service that was named there. */
export function returnAddressOf(address: string): string {
  const service = firstValue(address, 'service');
  return `${pageOf(address)}?action=${RETURN}${service === null ? '' : `&service=${addressPart(service)}`}`;
}

/** Whether the provider has sent the user back to this address. */
export const isReturn = (address: string): boolean => firstValue(address, 'action') === RETURN;

/** [W-AUTH-16] What is to be shown again of the page that was left; null where it is not of this origin, or no page of ours. */
export function pathToRestore(left: string, origin: string): string | null {
  const path = left.startsWith(`${origin}/`) ? left.slice(origin.length) : null;
  // Two slashes, or one that leans the other way, lead to another host.
  if (path === null || /^\/[/\\]/.test(path) || /[\s\p{Cc}]/u.test(path) || isReturn(left)) return null;
  return path;
}

/** [W-AUTH-09] The access token, for as long as it serves. */
export const accessAt = (tokens: Tokens | null, now: number): string | null =>
  tokens !== null && now < tokens.expiresAt ? tokens.access : null;

/** A user whom the service knows by this id. */
export const ownerAtService = (id: number | string): string => `user ${id}`;

/** A user whom the host system knows by this id, at a service that says nothing. */
export const ownerAtHost = (id: number | string): string => `host ${id}`;

const SIGN_IN = 'sign-in ';

/** A user who is known by one sign-in alone: the next one counts as another user's. */
export const ownerBySignIn = (key: string): string => `${SIGN_IN}${key}`;

/** Whether the same user is known again after the next sign-in. */
export const comesBack = (owner: string): boolean => !owner.startsWith(SIGN_IN);

const pageOf = (address: string): string => /^[^?#]*/.exec(address)?.[0] ?? '';

/** The first value of that name in an address's query; null where there is none. */
function firstValue(address: string, name: string): string | null {
  const query = /^[^?#]*\?([^#]*)/.exec(address)?.[1] ?? '';
  for (const pair of query.split('&')) {
    const [key = '', ...value] = pair.split('=');
    if (decoded(key) === name) return decoded(value.join('='));
  }
  return null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
