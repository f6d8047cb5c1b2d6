import type { AccessCell } from '../../shared/access.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { AREAS, type Area } from './model.ts';

/** The areas that the service offers, by its manifest. Without one it offers none. */
export function offeredBy(access: AccessCell): Behavior<readonly Area[]> {
  // A new token changes the access, and not what is offered.
  const named$ = derive({ access }, ({ access: { additions } }) => additions ?? NONE);
  return derive({ named: named$ }, ({ named }) => AREAS.filter((area) => named.includes(area)));
}

const NONE: readonly string[] = [];
