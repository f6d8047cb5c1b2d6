import type { Target } from '@felles/core/workspace';

/** Every page of the workspace lies beneath this. */
export const ROOT = '/x/-';

/** The workspace's pages, as addresses beneath the root. */
export const paths = {
  about: '/about',
  dashboard: '/dashboard/:context',
  notifications: '/notifications',
  panel: '/panels/:panelId',
  search: '/search',
  projects: '/projects',
  /** Conversations are in the host system so far. */
  chat: '/chat',
  participants: '/project/:projectId/participants',
} as const;

/** The kinds of things that have an address, and no screen of their own yet. */
export const NOT_HERE = [
  'contact',
  'person',
  'document',
  'article',
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

export const participantsOf = (projectId: number | string): string =>
  `/project/${encodeURIComponent(projectId)}/participants`;

/** Where a thing is shown; null for a kind that has no address. */
export function pathTo({ datatype, id }: Target): string | null {
  if (datatype === 'project') return participantsOf(id);
  return NOT_HERE.some((kind) => kind === datatype) ? `/${datatype}/${encodeURIComponent(id)}` : null;
}

/** The main search for a text. */
export const searchFor = (text: string): string => `${paths.search}?q=${encodeURIComponent(text)}`;
