import type { PageAddress } from '@felles/core';
import type { AddressPlace, AddressWords } from '@felles/core/data';

/** A page that is loaded again, or returned to, has its old state below, or by the router. A server has no window. */
const isOpened = typeof window === 'undefined' || window.history.state === null;

/** The page's own address. The history keeps its length and the router its state. */
export const browserAddress: PageAddress = {
  parameter: (name) => new URLSearchParams(window.location.search).get(name),
  setParameter(name, value) {
    const url = new URL(window.location.href);
    if (url.searchParams.get(name) === value) return;
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
    window.history.replaceState(window.history.state, '', url);
  },
  path: () => window.location.pathname,
  isOpened: () => isOpened,
  parameters: () => Object.fromEntries(new URLSearchParams(window.location.search)),
  remove(names) {
    const url = new URL(window.location.href);
    for (const name of names) if (url.searchParams.has(name)) url.searchParams.delete(name);
    if (url.href !== window.location.href) window.history.replaceState(window.history.state ?? {}, '', url);
  },
};

/** The search of an address with a question in it; other parameters stay. */
export function searchOf(words: AddressWords, before: string = ''): string {
  const all = new URLSearchParams(before);
  for (const [name, word] of Object.entries(words)) {
    if (word === undefined) all.delete(name);
    else all.set(name, word);
  }
  const search = all.toString();
  return search && `?${search}`;
}

/** The page's address as the place of a list's question. Changing it makes no entry in the history. */
export const listAddress: AddressPlace = {
  read: () => Object.fromEntries(new URLSearchParams(window.location.search)),
  write(words) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${searchOf(words, search)}`);
    // The router learns of it, so that a panel that is opened next keeps it.
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  },
};
