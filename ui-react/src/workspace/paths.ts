import type { Target } from '@felles/core/workspace';

/** Every page of the workspace lies beneath this. */
export const ROOT = '/x/-';

/** The workspace's pages, as addresses beneath the root. */
export const paths = {
  about: '/about',
  articles: '/articles',
  article: '/article/:articleId',
  dashboard: '/dashboard/:context',
  document: '/document/:documentId',
  documents: '/project/:projectId/documents',
  notifications: '/notifications',
  panel: '/panels/:panelId',
  photos: '/project/:projectId/photos',
  search: '/search',
  projects: '/projects',
  /** Conversations are in the host system so far. */
  chat: '/chat',
  expenses: '/project/:projectId/expenses',
  participants: '/project/:projectId/participants',
} as const;

/** The kinds of things that have an address, and no screen of their own yet. */
export const NOT_HERE = [
  'contact',
  'person',
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

const articleOf = (id: number | string): string => `/article/${encodeURIComponent(id)}`;

const documentOf = (id: number | string): string => `/document/${encodeURIComponent(id)}`;

export const documentsOf = (projectId: number | string): string =>
  `/project/${encodeURIComponent(projectId)}/documents`;

export const photosOf = (projectId: number | string): string => `/project/${encodeURIComponent(projectId)}/photos`;

export const expensesOf = (projectId: number | string): string => `/project/${encodeURIComponent(projectId)}/expenses`;

export const participantsOf = (projectId: number | string): string =>
  `/project/${encodeURIComponent(projectId)}/participants`;

/** Where a thing is shown; null for a kind that has no address. */
export function pathTo({ datatype, id }: Target): string | null {
  if (datatype === 'article') return articleOf(id);
  if (datatype === 'document') return documentOf(id);
  if (datatype === 'expense') return expensesOf(id);
  if (datatype === 'project') return participantsOf(id);
  return NOT_HERE.some((kind) => kind === datatype) ? `/${datatype}/${encodeURIComponent(id)}` : null;
}

/** The main search for a text. */
export const searchFor = (text: string): string => `${paths.search}?q=${encodeURIComponent(text)}`;
