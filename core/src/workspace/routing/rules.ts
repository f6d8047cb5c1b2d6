// The page of an address, in the host system's older forms and in the workspace's own.
import { addressPart } from '../../shared/addresses.ts';

/** The prefix of all pages. */
export const PAGES = '/x/-';

/** [W-SHELL-04] [W-SHELL-05] The older forms count unless the local setting is 0. */
export const isLegacy = (setting: unknown): boolean => setting !== '0' && setting !== 0;

/** The parts of an address. */
export interface AddressParts {
  readonly path: string;
  /** With the question mark, or ''. */
  readonly query: string;
  /** With the hash sign, or ''. */
  readonly hash: string;
}

/** [W-SHELL-06] [W-SHELL-07] [W-SHELL-08] The page by `p`, else by the hash, else by the path; null for the first page. */
export function pageNamedBy({ path, query, hash }: AddressParts, legacy: boolean): string | null {
  const named = legacy ? (byQuery(query) ?? byHash(hash) ?? byPath(path)) : byPath(path);
  return named === null ? null : clean(named);
}

function byQuery(query: string): string | null {
  const pair = query
    .replace(/^\?/, '')
    .split('&')
    .find((each) => each.startsWith('p='));
  return pair === undefined ? null : filled(decoded(pair.slice(2).replaceAll('+', ' ')));
}

const byHash = (hash: string): string | null => (hash.startsWith('#!/') ? filled(decoded(hash.slice(3))) : null);

const byPath = (path: string): string | null =>
  path.startsWith(`${PAGES}/`) ? filled(decoded(path.slice(PAGES.length + 1))) : null;

/** A page may contain slashes. Null if it would leave the workspace, or is invalid. */
function clean(page: string): string | null {
  const parts = page.split('/').filter((part) => part !== '' && part !== '.');
  const isHostile = parts.includes('..') || /[\p{Cc}\p{Cs}\\]/u.test(page);
  return isHostile || parts.length === 0 ? null : parts.join('/');
}

const filled = (text: string): string | null => (text === '' ? null : text);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The encoded path of a page. */
export const pathOf = (page: string): string => `${PAGES}/${page.split('/').map(addressPart).join('/')}`;
