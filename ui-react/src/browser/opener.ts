import { findOpener } from '@felles/core';
import { centerCodeOf } from '@felles/core/portal';

/**
 * [P-SHELL-54] A provider may have opened a window of its own, and send that one back. The portal's window that started it
 * continues there, and this one closes. Returns whether that worked.
 */
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
