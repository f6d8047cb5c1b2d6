import type { Chance, KeyValue, PageAddress, Surroundings, Tabs } from '@felles/core';
import type { PageAt } from '@felles/core/portal/center';
import type { SchedulerLike } from 'rxjs';

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
