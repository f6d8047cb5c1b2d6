import type { Area } from '@felles/core/workspace';
import { useObservable } from '../../react/use-observable.ts';
import { useWorkspace } from '../services.ts';
import { pageAt } from './areas.ts';

interface Offers {
  /** Whether the service offers an area. */
  readonly has: (area: Area) => boolean;
  /** Whether it offers what a page stands on. */
  readonly hasPage: (address: string) => boolean;
}

/** What the service offers beyond its specification. */
export function useOffers(): Offers {
  const areas = useObservable(useWorkspace().shell.offers$);
  const has = (area: Area): boolean => areas.includes(area);
  return {
    has,
    hasPage(address) {
      const page = pageAt(address);
      return page === null || has(page.area);
    },
  };
}
