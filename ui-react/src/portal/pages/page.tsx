import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { LazyScreen } from '../../react/LazyPart.tsx';
import type { PortalServices } from '../services.ts';

/** A page: its path, its code, and everything else that it needs. */
export interface Page {
  readonly path: string;
  readonly code: () => Promise<ComponentType>;
  readonly ahead?: (services: PortalServices) => Promise<unknown>;
}

export const routesOf = (pages: readonly Page[]) =>
  pages.map(({ path, code }) => ({ path, element: <LazyScreen code={code} /> }));

/** Fetches all that the page at the visitor's address needs, in parallel. The page itself reports what did not arrive. */
export function fetchPage(pages: readonly Page[], services: PortalServices): Promise<unknown> {
  const page = pages.find(({ path }) => matchPath(path, window.location.pathname));
  return Promise.all([page?.code(), page?.ahead?.(services)].map((fetched) => fetched?.catch(() => undefined)));
}
