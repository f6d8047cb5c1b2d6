import type { Sight } from '@felles/core/workspace/me';
import { type Area, takesSiteChanges } from '@felles/core/workspace/offers';
import { matchPath } from 'react-router-dom';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { useMayChange, useSeeing, useWorkspace } from '../services.ts';

/** An area of the service, or any of those that write on site. */
type NeededArea = Area | 'site-changes';

interface Offers {
  /** Whether the service offers an area. */
  readonly has: (area: NeededArea) => boolean;
  /** Whether the service offers the area that a page needs, and the user sees it, as far as is known. */
  readonly hasPage: (address: string) => boolean;
}

/** The areas that the service offers beyond its specification, and lets the user see. */
export function useOffers(): Offers {
  const areas = useObservable(useWorkspace().shell.offers$);
  const seeing = useSeeing();
  const mayChange = useMayChange();
  const has = (area: NeededArea): boolean => (area === 'site-changes' ? takesSiteChanges(areas) : areas.includes(area));
  /** A user who may only read registers nothing. */
  const isFor = ({ area }: AreaPage): boolean => area !== 'site-changes' || mayChange;
  return {
    has,
    hasPage(address) {
      const page = pageAt(address);
      if (page === null) return true;
      return (page.area === null || has(page.area)) && isFor(page) && seeing(page.sight) !== 'hidden';
    },
  };
}

const ofProject = (page: string): string => `${paths.project}/${page}`;

/** The pages that need an area, or that a service may keep from a user. The specification has the calls of one without an area. */
const PAGES = [
  { area: null, sight: 'articles', page: paths.articles, name: 'articles.title' },
  { area: null, sight: 'articles', page: paths.article, name: 'articles.title' },
  { area: 'contacts', sight: 'contacts', page: paths.contacts, name: 'register.title' },
  { area: 'contacts', sight: 'contacts', page: paths.contact, name: 'register.title' },
  { area: null, sight: 'conversations', page: paths.chat, name: 'chat.page' },
  { area: null, sight: 'conversations', page: paths.conversation, name: 'chat.page' },
  { area: null, sight: 'deadlines', page: paths.deadlines, name: 'deadlines.title' },
  { area: null, sight: 'departments', page: paths.departments, name: 'register.title' },
  { area: null, sight: 'departments', page: paths.reporting, name: 'register.title' },
  { area: 'documents', sight: 'documents', page: paths.documents, name: 'documents.title' },
  { area: 'documents', sight: 'documents', page: paths.documentIn, name: 'documents.title' },
  { area: 'documents', sight: 'documents', page: paths.document, name: 'documents.title' },
  { area: 'own-hours', sight: 'hours', page: paths.hours, name: 'week.title' },
  { area: 'hours-changes', sight: 'hours', page: paths.approval, name: 'approval.title' },
  { area: 'notifications', sight: 'notifications', page: paths.notifications, name: 'notifications.title' },
  { area: 'panels', sight: 'panels', page: paths.panels, name: 'panels.title' },
  { area: null, sight: 'panels', page: paths.panel, name: 'panels.title' },
  { area: 'persons', sight: 'persons', page: paths.persons, name: 'register.title' },
  { area: 'persons', sight: 'persons', page: paths.person, name: 'register.title' },
  { area: 'search', sight: 'search', page: paths.search, name: 'search.title' },
  { area: 'site-changes', sight: 'projects', page: paths.site, name: 'site.title' },
  { area: null, sight: 'statistics', page: paths.checkIn, name: 'checkin.title' },
  { area: null, sight: 'statistics', page: paths.statistics, name: 'statistics.title' },
  { area: 'tasks', sight: 'tasks', page: paths.tasks, name: 'tasks.title' },
  { area: 'tasks', sight: 'tasks', page: paths.planning, name: 'planning.title' },
  { area: null, sight: 'checkins', page: ofProject('checkins'), name: 'checkin.title' },
  { area: null, sight: 'checklists', page: ofProject('checklists'), name: 'checklists.title' },
  { area: null, sight: 'conversations', page: ofProject('conversations'), name: 'chat.page' },
  { area: 'deadline-changes', sight: 'deadlines', page: ofProject('deadlines'), name: 'deadlines.title' },
  { area: null, sight: 'deviations', page: ofProject('deviations'), name: 'deviations.title' },
  { area: null, sight: 'expenses', page: ofProject('expenses'), name: 'expenses.title' },
  { area: null, sight: 'handbook', page: ofProject('handbook'), name: 'handbook.title' },
  { area: null, sight: 'history', page: ofProject('history'), name: 'pages.history' },
  { area: null, sight: 'hours', page: ofProject('hours'), name: 'hours.title' },
  { area: null, sight: 'participants', page: ofProject('participants'), name: 'participants.title' },
  { area: null, sight: 'phases', page: ofProject('phases'), name: 'phases.title' },
  { area: null, sight: 'phases', page: paths.phase, name: 'phases.title' },
  { area: 'progress-changes', sight: 'phases', page: ofProject('progress'), name: 'progress.title' },
  { area: null, sight: 'photos', page: ofProject('photos'), name: 'photos.title' },
  { area: null, sight: 'statistics', page: ofProject('statistics'), name: 'statistics.title' },
] as const satisfies readonly {
  readonly area: NeededArea | null;
  readonly sight: Sight;
  readonly page: string;
  readonly name: string;
}[];

export type AreaPage = (typeof PAGES)[number];

/** The router compiles a path each time it is matched, and the menu asks for each of its links whenever it is drawn. */
const found = new Map<string, AreaPage | null>();

/** Beyond this many it begins anew: a page has far fewer links, and a tab may live for weeks. */
const MOST = 200;

/** The page at an address, with its needs; null for a page that every user of every service has. */
export function pageAt(address: string): AreaPage | null {
  const [path = ''] = address.split('?');
  const known = found.get(path);
  if (known !== undefined) return known;
  const page = PAGES.find((one) => matchPath(one.page, path) !== null) ?? null;
  if (found.size >= MOST) found.clear();
  found.set(path, page);
  return page;
}
