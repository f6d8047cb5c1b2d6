import type { PagePort } from '@felles/core/workspace/session';
import { defer, filter, fromEvent } from 'rxjs';

/** The window around the workspace: the way to the provider of the sign-in, and back. */
export const browserPage: PagePort = {
  get origin() {
    return window.location.origin;
  },
  address: () => window.location.href,
  go: (address) => window.location.assign(address),
  open: (address) => void window.open(address, '_blank', 'noopener'),
  reload: () => window.location.reload(),
  restart: (path) => window.location.replace(path),
  returned$: defer(() => fromEvent<PageTransitionEvent>(window, 'pageshow')).pipe(filter(({ persisted }) => persisted)),
  restore(path) {
    window.history.replaceState(null, '', path);
    // The router has read the address of the answer; this event makes it read the restored address.
    window.dispatchEvent(new PopStateEvent('popstate'));
  },
};
