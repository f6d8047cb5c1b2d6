import { createSmallCenter, type SmallCenter } from '@felles/core/portal/center';
import { type CenterService, connectCenter, createCenterHttp } from './center.ts';
import { type Portal, portalAt } from './door.ts';
import { type PortalPlace, standardPlace } from './place.ts';

/** The code of a center and where its service is; the rest of a place has standard values. */
export type PortalOptions = Pick<PortalPlace, 'code' | 'root'> & Partial<PortalPlace>;

/**
 * Opens the portal of a center. An absent option is that of a program without a page: memory, and no address.
 * @example
 * const portal = openPortal({ root: 'https://service.example', code: 'nordlys' });
 * const timetable = createTimetable(portal);
 * timetable.open();
 * timetable.view$.subscribe(draw);
 */
export function openPortal(options: PortalOptions): Portal {
  const portal = portalAt({ ...standardPlace(), ...options });
  portal.open();
  return portal;
}

/** A portal with the timetable as its only area: it asks for the manifest, the token and the departments. */
export interface SmallPortal extends CenterService {
  readonly place: PortalPlace;
  readonly center: SmallCenter;
  close(): void;
}

/** Opens a center for a program that shows its timetable only, with fewer calls than the whole portal makes. */
export function openSmallPortal(options: PortalOptions): SmallPortal {
  const place = { ...standardPlace(), ...options };
  const service = connectCenter(place);
  const { http, keeper, access } = service;
  const center = createSmallCenter({ code: place.code, port: createCenterHttp(http), keeper, access });
  center.open();
  return { ...service, place, center, close: center.close };
}
