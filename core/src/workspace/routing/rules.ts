// Which page an address names, in the host system's older ways and in the workspace's own.
import { addressPart } from '../../shared/addresses.ts';

/** The path beneath which every page lies. */
export const PAGES = '/x/-';

/** [W-SHELL-04] [W-SHELL-05] The older ways hold unless the local setting is 0. One that cannot be read is not set. */
export const isLegacy = (setting: unknown): boolean => setting !== '0' && setting !== 0;

/** An address in its parts, as a browser gives them. */
export interface AddressParts {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
  /** With its hash sign, or empty. */
  readonly hash: string;
}

/**
 * [W-SHELL-06] [W-SHELL-07] [W-SHELL-08] The page that an address names: by p, else by its hash, else by its path. Null where
 * it names none, which is the first page.
 */
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

/** A page may have slashes. What would lead out of the workspace, or is no text for an address, is none. */
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

/** The path of a page, with what the address cannot hold written out. */
export const pathOf = (page: string): string => `${PAGES}/${page.split('/').map(addressPart).join('/')}`;
