import type { AccessCell } from '../shared/access.ts';
import { mayLeaveFor, mayLoadFrom } from '../shared/addresses.ts';
import type { Behavior } from '../shared/behavior.ts';
import type { Navigation } from './ports.ts';

/** The one way out of the application, for code that was given an address by a server. */
export interface Departure {
  readonly origin: string;
  /** Whether there is a network to leave by: without one, the visitor would end on the browser's own error page. */
  readonly online$: Behavior<boolean>;
  mayLeaveFor(address: string): boolean;
  /** Whether a script of that address may run inside the page. */
  mayLoadFrom(address: string): boolean;
  /** Leaves, or does nothing and says so. */
  leaveFor(address: string): boolean;
  /** Loads a page of the application itself, whole. */
  load(path: string): void;
}

/** Before the manifest is read, no host is known. */
const NONE_YET: readonly string[] = [];

export function createDeparture(navigation: Navigation, access: AccessCell, online$: Behavior<boolean>): Departure {
  const { origin } = navigation;
  const isAllowed = (address: string): boolean => {
    const { allowedHosts = NONE_YET } = access.value;
    return mayLeaveFor(address, { origin, hosts: allowedHosts });
  };
  return {
    origin,
    online$,
    mayLeaveFor: isAllowed,
    mayLoadFrom(address) {
      const { checkoutHosts = NONE_YET } = access.value;
      return mayLoadFrom(address, { origin, hosts: checkoutHosts });
    },
    leaveFor(address) {
      if (!online$.value || !isAllowed(address)) return false;
      navigation.go(address);
      return true;
    },
    load: (path) => navigation.go(`${origin}/${path.replace(/^\/+/, '')}`),
  };
}
