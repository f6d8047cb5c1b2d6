/** Every page of the workspace lies beneath this. */
export const ROOT = '/x/-';

/** The workspace's pages, as addresses beneath the root. */
export const paths = {
  about: '/about',
  dashboard: '/dashboard/:context',
  notifications: '/notifications',
  search: '/search',
  projects: '/projects',
  participants: '/project/:projectId/participants',
} as const;

/** The first page. */
export const START = '/dashboard/start';

export const participantsOf = (projectId: number | string): string =>
  `/project/${encodeURIComponent(projectId)}/participants`;
