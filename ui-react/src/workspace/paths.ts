import { addressPart } from '@felles/core';
import type { Target } from '@felles/core/workspace';

/** Every page of the workspace lies beneath this. */
export const ROOT = '/x/-';

/** The workspace's pages, as addresses beneath the root. */
export const paths = {
  about: '/about',
  articles: '/articles',
  article: '/article/:articleId',
  checkIn: '/checkin',
  checkIns: '/project/:projectId/checkins',
  contact: '/contact/:id',
  contacts: '/contacts',
  dashboard: '/dashboard/:context',
  departments: '/departments',
  document: '/document/:id',
  documents: '/project/:projectId/documents',
  notifications: '/notifications',
  panel: '/panels/:panelId',
  person: '/person/:id',
  persons: '/persons',
  photos: '/project/:projectId/photos',
  reporting: '/departments/reporting',
  search: '/search',
  projects: '/projects',
  /** Conversations are in the host system so far. */
  chat: '/chat',
  planning: '/planning',
  tasks: '/project/:projectId/tasks',
  expenses: '/project/:projectId/expenses',
  participants: '/project/:projectId/participants',
} as const;

/** The kinds of things that have an address, and no screen of their own yet. */
export const NOT_HERE = [
  'expense',
  'resource',
  'invoice',
  'contract',
  'order',
  'helpdesk',
  'calendar',
  'chat',
] as const;

/** The first page. */
export const START = '/dashboard/start';

const articleOf = (id: number | string): string => `/article/${addressPart(id)}`;

export const contactOf = (id: number | string): string => `/contact/${addressPart(id)}`;

export const personOf = (id: number | string): string => `/person/${addressPart(id)}`;

const documentOf = (id: number | string): string => `/document/${addressPart(id)}`;

export const documentsOf = (projectId: number | string): string => `/project/${addressPart(projectId)}/documents`;

export const photosOf = (projectId: number | string): string => `/project/${addressPart(projectId)}/photos`;

export const checkInsOf = (projectId: number | string): string => `/project/${addressPart(projectId)}/checkins`;

export const expensesOf = (projectId: number | string): string => `/project/${addressPart(projectId)}/expenses`;

export const tasksOf = (projectId: number | string): string => `/project/${addressPart(projectId)}/tasks`;

/** The schedule of one project. */
export const planningOf = (projectId: number | string): string => `${paths.planning}?project=${addressPart(projectId)}`;

export const participantsOf = (projectId: number | string): string => `/project/${addressPart(projectId)}/participants`;

/** Where a thing is shown; null for a kind that has no address. */
export function pathTo({ datatype, id, isNode }: Target): string | null {
  // These three pages know a thing by its node, too.
  const by = isNode ? '?idtype=node' : '';
  if (datatype === 'contact') return contactOf(id) + by;
  if (datatype === 'person') return personOf(id) + by;
  if (datatype === 'article') return articleOf(id);
  if (datatype === 'document') return documentOf(id) + by;
  if (datatype === 'expense') return expensesOf(id);
  if (datatype === 'project') return participantsOf(id);
  return NOT_HERE.some((kind) => kind === datatype) ? `/${datatype}/${addressPart(id)}` : null;
}

/** The main search for a text. */
export const searchFor = (text: string): string => `${paths.search}?q=${addressPart(text)}`;
