import type { AccessCell } from '../shared/access.ts';
import { mayLeaveFor, mayLoadFrom } from '../shared/addresses.ts';
import type { Behavior } from '../shared/behavior.ts';
import type { Navigation } from './ports.ts';

/** Leaves the application for an address that a server gave, after checking it. */
export interface Departure {
  readonly origin: string;
  /** Without a network, the visitor would land on the browser's error page. */
  readonly online$: Behavior<boolean>;
  mayLeaveFor(address: string): boolean;
  /** Whether a script of this address may run in the page. */
  mayLoadFrom(address: string): boolean;
  /** Leaves; false if the address is not allowed. */
  leaveFor(address: string): boolean;
  /** Loads another page of the application. */
  load(path: string): void;
}

/** Before the manifest is read, no host is known. */
const NONE_YET: readonly string[] = [];

/** Leaves for a page of another origin, if the service allows that host. */
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
