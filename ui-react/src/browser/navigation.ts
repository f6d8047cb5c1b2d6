import type { Navigation } from '@felles/core';

/** Leaves the page by the browser itself; what the page was is in its history. */
export const browserNavigation: Navigation = {
  origin: window.location.origin,
  go: (address) => window.location.assign(address),
};
