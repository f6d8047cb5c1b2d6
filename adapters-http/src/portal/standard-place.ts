import { type KeyValue, ok, type PageAddress, type StepHistory, type Surroundings, type Tabs } from '@felles/core';
import { asyncScheduler, BehaviorSubject, defer, NEVER, of } from 'rxjs';
import type { PortalPlace } from './place.ts';

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
