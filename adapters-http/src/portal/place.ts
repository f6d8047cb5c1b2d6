import {
  addressPart,
  type KeyValue,
  type Navigation,
  ok,
  type PageAddress,
  type StepHistory,
  type Surroundings,
  type Tabs,
} from '@felles/core';
import type { PageAt } from '@felles/core/internal/portal/center/parameters';
import type { AccessCell } from '@felles/core/internal/shared/access';
import { createDeparture, type Departure } from '@felles/core/internal/shell/departure';
import type { Chance } from '@felles/core/internal/shell/ports';
import { asyncScheduler, BehaviorSubject, defer, NEVER, of, type SchedulerLike } from 'rxjs';

/** The place that a portal runs in. */
export interface PortalPlace {
  /** The center's code. */
  readonly code: string;
  /** Where the application itself is, '' for the page's own origin. */
  readonly root: string;
  readonly fetch: typeof fetch;
  /** Storage that outlives the tab, that ends with it, and that every page of the origin carries. */
  readonly storage: KeyValue;
  readonly tabStorage: KeyValue;
  readonly cookies: KeyValue;
  readonly sessionCookie: KeyValue;
  readonly address: PageAddress;
  /** A frontend that has one page for everything has the standard value. */
  readonly pageAt: PageAt;
  readonly surroundings: Surroundings;
  readonly tabs: Tabs;
  readonly clock: SchedulerLike;
  readonly chance: Chance;
}

/** A place without a page: nothing outlives the program, there is no address, and the network is always there. */
export const standardPlace = (): Omit<PortalPlace, 'code' | 'root'> => ({
  fetch: globalThis.fetch,
  storage: memoryStorage(),
  tabStorage: memoryStorage(),
  cookies: memoryStorage(),
  sessionCookie: memoryStorage(),
  address: NO_ADDRESS,
  pageAt: () => ({ name: '', isStart: false, keepsDepartment: true }),
  surroundings: aroundNothing(),
  tabs: NO_TABS,
  clock: asyncScheduler,
  chance: Math.random,
});

/** A storage that ends with the program. */
export function memoryStorage(): KeyValue {
  const values = new Map<string, string>();
  return {
    read: (key) => defer(() => of(ok(values.get(key) ?? null))),
    write: (key, value) =>
      defer(() => {
        values.set(key, value);
        return of(ok(null));
      }),
  };
}

/** The steps of a flow where no browser has a history: the visitor goes by the store's own commands. */
export function memoryHistory(): StepHistory {
  let step: string | null = null;
  const go = (to: string) => {
    step = to;
  };
  return { current: () => step, push: go, replace: go, moved$: NEVER };
}

const NO_ADDRESS: PageAddress = {
  path: () => '',
  isOpened: () => false,
  parameter: () => null,
  parameters: () => ({}),
  setParameter: () => undefined,
  remove: () => undefined,
};

const NO_TABS: Tabs = { messages$: NEVER, returned$: NEVER, post: () => undefined };

const aroundNothing = (): Surroundings => ({
  width$: new BehaviorSubject(Number.POSITIVE_INFINITY),
  online$: new BehaviorSubject(true),
  userAgent: '',
});

/** The page that an area is on, where the visitor may leave it. */
export interface LeavablePage {
  /** Its origin is where a provider sends the visitor back to. */
  readonly navigation: Navigation;
}

/** The page that a sign-up is on. */
export interface SignupPage extends LeavablePage {
  /** Without one, the visitor goes back by the store's own commands. */
  readonly history?: StepHistory;
}

/** The parts of a portal that know where it runs. */
interface Placed {
  readonly access: AccessCell;
  readonly place: PortalPlace;
}

/** The one way out of the portal. */
export const departureFrom = ({ access, place }: Placed, { navigation }: LeavablePage): Departure =>
  createDeparture(navigation, access, place.surroundings.online$);

export const historyOf = ({ history }: SignupPage): StepHistory => history ?? memoryHistory();

/** Where the center's own pages are. */
export const centerAddress = ({ place }: Pick<Placed, 'place'>, { navigation }: LeavablePage): string =>
  `${navigation.origin}/${addressPart(place.code)}`;
