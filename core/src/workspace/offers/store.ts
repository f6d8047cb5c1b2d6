import type { AccessCell } from '../../shared/access.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';

/** The additions that the workspace uses, by their names in the manifest. */
export const AREAS = [
  'address-search',
  'agreements',
  'cadastral-units',
  'channel-history',
  'checkin-decisions',
  'checkins',
  'checklist-changes',
  'contacts',
  'deadline-changes',
  'deviation-changes',
  'document-changes',
  'document-folders',
  'documents',
  'expense-changes',
  'handbook',
  'hours-changes',
  'house-register',
  'me',
  'notifications',
  'own-hours',
  'own-needs',
  'panels',
  'persons',
  'phase-changes',
  'progress-changes',
  'project-roles',
  'project-templates',
  'register-changes',
  'search',
  'site-records',
  'statistics-departments',
  'task-changes',
  'tasks',
] as const;
/** An addition that a service may offer; without it, the workspace hides the part that needs it. */
export type Area = (typeof AREAS)[number];

/** The additions in the service's manifest; none without it. */
export function offeredBy(access: AccessCell): Behavior<readonly Area[]> {
  // A new token changes the access, but not the additions.
  const named$ = derive({ access }, ({ access: { additions } }) => additions ?? NONE);
  return derive({ named: named$ }, ({ named }) => AREAS.filter((area) => named.includes(area)));
}

const NONE: readonly string[] = [];

/** [W-SITE-01] The names of the services that take on-site changes. */
export const ON_SITE: readonly Area[] = [
  'checklist-changes',
  'deviation-changes',
  'expense-changes',
  'hours-changes',
  'task-changes',
];

/** [W-SITE-02] Whether a service with these additions takes any on-site changes. */
export const takesSiteChanges = (additions: readonly string[]): boolean =>
  ON_SITE.some((name) => additions.includes(name));
