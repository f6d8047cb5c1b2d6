import { type Portal, portalAt } from './door.ts';
import type { PortalPlace } from './place.ts';
import { standardPlace } from './standard-place.ts';

/** The code of a center and where its service is; the rest of a place has standard values. */
export type PortalOptions = Pick<PortalPlace, 'code' | 'root'> & Partial<PortalPlace>;

/** Opens the portal of a center. What is not given is that of a program without a page: memory, and no address. */
export function openPortal(options: PortalOptions): Portal {
  const portal = portalAt({ ...standardPlace(), ...options });
  portal.open();
  return portal;
}
