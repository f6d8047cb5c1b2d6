/** What the workspace needs beyond the specification, by the names that the manifest of a service has for it. */
export const AREAS = [
  'channel-history',
  'checkins',
  'contacts',
  'document-changes',
  'documents',
  'handbook',
  'me',
  'notifications',
  'panels',
  'persons',
  'project-roles',
  'search',
  'tasks',
] as const;
export type Area = (typeof AREAS)[number];
