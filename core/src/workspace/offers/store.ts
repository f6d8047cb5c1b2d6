import type { AccessCell } from '../../shared/access.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { AREAS, type Area } from './model.ts';

/** The additions in the service's manifest; none without it. */
export function offeredBy(access: AccessCell): Behavior<readonly Area[]> {
  // A new token changes the access, but not the additions.
  const named$ = derive({ access }, ({ access: { additions } }) => additions ?? NONE);
  return derive({ named: named$ }, ({ named }) => AREAS.filter((area) => named.includes(area)));
}

const NONE: readonly string[] = [];
