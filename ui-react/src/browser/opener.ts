import { findOpener } from '@felles/core';
import { centerCodeOf } from '@felles/core/portal';

/**
 * [P-SHELL-54] A provider may have opened a window of its own, and send that one back. The window of the portal that began
 * it goes on there, and this one closes. Says whether it could be done.
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
