import type { AddressPlace, AddressWords } from '@felles/core/data';

/** What is written of a question, as it follows the path; with what is written there of others. */
export function searchOf(words: AddressWords, before: string = ''): string {
  const all = new URLSearchParams(before);
  for (const [name, word] of Object.entries(words)) {
    if (word === undefined) all.delete(name);
    else all.set(name, word);
  }
  const search = all.toString();
  return search && `?${search}`;
}

/** The page's address as the place of what a list is asked for. Changing it makes no entry in the history. */
export const listAddress: AddressPlace = {
  read: () => Object.fromEntries(new URLSearchParams(window.location.search)),
  write(words) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${searchOf(words, search)}`);
    // The router learns of it, so that a panel that is opened next keeps it.
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  },
};
