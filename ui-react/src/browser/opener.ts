import { findOpener } from '@felles/core';
import { centerCodeOf } from '@felles/core/portal/center';

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
