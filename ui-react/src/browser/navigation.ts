import { findOpener, type Navigation } from '@felles/core';
import { centerCodeOf, pageElsewhere } from '@felles/core/portal/center';

/** Leaves the page by the browser itself; its history keeps the page. */
export const browserNavigation: Navigation = {
  get origin() {
    return window.location.origin;
  },
  go: (address) => window.location.assign(address),
};

/** [P-SHELL-54] Sends this address to the portal's window that opened the provider, and closes this one; false if it is gone. */
export function handToOpener(): boolean {
  const { origin, pathname, href } = window.location;
  const portal = findOpener<Window>(
    window,
    ({ location }) => location.origin === origin && centerCodeOf(location.pathname) === centerCodeOf(pathname),
  );
  if (portal === null) return false;
  portal.location.replace(href);
  window.close();
  return true;
}

const named = (name: string): string | null =>
  pageElsewhere(
    document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null,
    window.location.origin,
  );

/** [P-CENTER-02] The product's own page, where the host names one in the head of the page. */
export const productPage = (): string | null => named('felles-product');

/** [P-CENTER-03] The page for centers that the service does not know, likewise. */
export const unknownCenterPage = (): string | null => named('felles-unknown-center');
