import { addressPart } from '../../shared/addresses.ts';
import { describeFailure, explainFailure } from '../../shared/messages.ts';
import type { Failure } from '../../shared/result.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { PartingMessage, SignInMessage } from '../../texts/sign-in.ts';
import type { Tokens } from './model.ts';

/** [W-AUTH-08] The name by which the sign-in provider knows the workspace, the same for all users and hosts. */
export const CLIENT_ID = 'felles-workspace';

/** [W-AUTH-07] A login scope and a standalone scope. */
export const SCOPES = ['login', 'standalone'] as const;

/** The parameter value that marks a return from the provider. */
const RETURN = 'oauth_response';

/** [W-AUTH-01] [W-AUTH-02] [W-AUTH-03] The page without its hash and query, with the named service. */
export function returnAddressOf(address: string): string {
  const service = firstValue(address, 'service');
  return `${pageOf(address)}?action=${RETURN}${service === null ? '' : `&service=${addressPart(service)}`}`;
}

/** Whether this address is a return from the provider. */
export const isReturn = (address: string): boolean => firstValue(address, 'action') === RETURN;

/** [W-AUTH-16] The path to show again after the sign-in; null for another origin, or no page of the workspace. */
export function pathToRestore(left: string, origin: string): string | null {
  const path = left.startsWith(`${origin}/`) ? left.slice(origin.length) : null;
  // `//` and `/\` would lead to another host.
  if (path === null || /^\/[/\\]/.test(path) || /[\s\p{Cc}]/u.test(path) || isReturn(left)) return null;
  return path;
}

/** [W-AUTH-09] Null if the access token has expired. */
export const accessAt = (tokens: Tokens | null, now: number): string | null =>
  tokens !== null && now < tokens.expiresAt ? tokens.access : null;

/** An owner by the service's user id. */
export const ownerAtService = (id: Id): string => `user ${id}`;

/** An owner by the host's user id, if the service names none. */
export const ownerAtHost = (id: Id): string => `host ${id}`;

const SIGN_IN = 'sign-in ';

/** An owner known only for one sign-in: the next sign-in counts as another user. */
export const ownerBySignIn = (key: string): string => `${SIGN_IN}${key}`;

/** Whether the owner can be recognized after the next sign-in. */
export const comesBack = (owner: string): boolean => !owner.startsWith(SIGN_IN);

const pageOf = (address: string): string => /^[^?#]*/.exec(address)?.[0] ?? '';

/** The first value of a query parameter; null without one. */
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

/** Unsent work of a user at a sign-out: it waits for the user, or is lost. */
export interface UnsentWork {
  /** The owner of the work. */
  readonly owner: string;
  /** The number of entries that have not reached the service. */
  readonly saved: number;
  readonly isTyped: boolean;
  readonly isUploading: boolean;
}

/** Most serious first; empty if nothing is unsent. */
export function unsentMessages({ owner, saved, isTyped, isUploading }: UnsentWork): readonly PartingMessage[] {
  const params = { count: saved };
  return [
    ...(saved === 0
      ? []
      : [comesBack(owner) ? ({ key: 'parting.waits', params } as const) : ({ key: 'parting.lost', params } as const)]),
    ...(isTyped ? [{ key: 'parting.typed', params: {} } as const] : []),
    ...(isUploading ? [{ key: 'parting.uploads', params: {} } as const] : []),
  ];
}

const failed = (failure: Failure): SignInMessage => ({
  key: 'signIn.failed',
  params: { reason: explainFailure(failure) },
});

/** Why a session has ended, or not begun. */
export const ENDS = {
  inFrame: { key: 'signIn.inFrame', params: {} },
  stray: { key: 'signIn.stray', params: {} },
  keepsNothing: { key: 'signIn.keepsNothing', params: {} },
  refused: { key: 'signIn.refused', params: {} },
  left: { key: 'signIn.signedOut', params: {} },
  /** For the developer of a program that has no page. */
  noPage: describeFailure({
    kind: 'misuse',
    where: 'signIn',
    issue: 'signIn() leaves for the provider, and needs `page`: the browser’s window, or one of your own',
  }),
  failed,
} satisfies Record<string, SignInMessage | typeof failed>;
