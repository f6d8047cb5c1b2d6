import type { Area } from '@felles/core/workspace';
import { matchPath } from 'react-router-dom';
import { paths } from '../paths.ts';

/** The areas that have pages. The specification itself has the calls of every other page. */
const PAGES = {
  contacts: [paths.contacts, paths.contact],
  documents: [paths.documents, paths.document],
  notifications: [paths.notifications],
  panels: [paths.panels],
  persons: [paths.persons, paths.person],
  search: [paths.search],
  tasks: [paths.tasks, paths.planning],
} as const satisfies Partial<Record<Area, readonly string[]>>;

export type PageArea = keyof typeof PAGES;

const AREAS: readonly PageArea[] = ['contacts', 'documents', 'notifications', 'panels', 'persons', 'search', 'tasks'];

/** The area that a page stands on; null for one that every service has. */
export function areaOf(address: string): PageArea | null {
  const [path = ''] = address.split('?');
  return AREAS.find((area) => PAGES[area].some((page) => matchPath(page, path) !== null)) ?? null;
}
