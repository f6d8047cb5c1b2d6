import type { PageAddress } from '@felles/core';

/** A page that is loaded again, or come back to, has what was left there: below, or by the router. A server has no window. */
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
