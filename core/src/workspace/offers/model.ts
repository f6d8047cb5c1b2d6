/** What the workspace needs beyond the specification, by the names that the manifest of a service has for it. */
export const AREAS = [
  'address-search',
  'channel-history',
  'checkins',
  'contacts',
  'document-changes',
  'documents',
  'handbook',
  'house-register',
  'me',
  'notifications',
  'panels',
  'persons',
  'project-roles',
  'search',
  'site-records',
  'statistics-departments',
  'tasks',
] as const;
export type Area = (typeof AREAS)[number];
