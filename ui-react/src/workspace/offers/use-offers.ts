import type { Area } from '@felles/core/workspace';
import { matchPath } from 'react-router-dom';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { useWorkspace } from '../services.ts';

interface Offers {
  /** Whether the service offers an area. */
  readonly has: (area: Area) => boolean;
  /** Whether the service offers the area that a page needs. */
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

/** The pages that need an area. The specification itself has the calls of every other page. */
const PAGES = [
  { area: 'contacts', page: paths.contacts, name: 'register.title' },
  { area: 'contacts', page: paths.contact, name: 'register.title' },
  { area: 'documents', page: paths.documents, name: 'documents.title' },
  { area: 'documents', page: paths.documentIn, name: 'documents.title' },
  { area: 'documents', page: paths.document, name: 'documents.title' },
  { area: 'notifications', page: paths.notifications, name: 'notifications.title' },
  { area: 'panels', page: paths.panels, name: 'panels.title' },
  { area: 'persons', page: paths.persons, name: 'register.title' },
  { area: 'persons', page: paths.person, name: 'register.title' },
  { area: 'search', page: paths.search, name: 'search.title' },
  { area: 'tasks', page: paths.tasks, name: 'tasks.title' },
  { area: 'tasks', page: paths.planning, name: 'planning.title' },
] as const satisfies readonly { readonly area: Area; readonly page: string; readonly name: string }[];

export type AreaPage = (typeof PAGES)[number];

/** The page at an address, with the area that it needs; null for a page that every service has. */
export function pageAt(address: string): AreaPage | null {
  const [path = ''] = address.split('?');
  return PAGES.find(({ page }) => matchPath(page, path) !== null) ?? null;
}
