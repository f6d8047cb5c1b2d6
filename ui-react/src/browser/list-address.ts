import type { AddressPlace } from '@felles/core/data';

/** The page's address as the place of what a list is asked for. Changing it makes no entry in the history. */
export const listAddress: AddressPlace = {
  read: () => Object.fromEntries(new URLSearchParams(window.location.search)),
  write(words) {
    const all = new URLSearchParams(window.location.search);
    for (const [name, word] of Object.entries(words)) {
      if (word === undefined) all.delete(name);
      else all.set(name, word);
    }
    const search = all.toString();
    window.history.replaceState(window.history.state, '', `${window.location.pathname}${search && `?${search}`}`);
    // The router hears of it, so that a panel that is opened next keeps it.
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  },
};
