/** The additions that the workspace uses, by their names in the manifest. */
export const AREAS = [
  'address-search',
  'cadastral-units',
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
/** An addition that a service may offer; without it, the workspace hides the part that needs it. */
export type Area = (typeof AREAS)[number];
