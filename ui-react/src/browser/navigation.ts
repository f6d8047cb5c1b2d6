import type { Navigation } from '@felles/core';

/** Leaves the page by the browser itself; what the page was is in its history. */
export const browserNavigation: Navigation = {
  get origin() {
    return window.location.origin;
  },
  go: (address) => window.location.assign(address),
};
