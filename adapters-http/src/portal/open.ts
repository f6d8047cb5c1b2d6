import { whenDecided } from '@felles/core';
import { createSmallCenter, type SmallCenter } from '@felles/core/internal/portal/center/small';
import { map } from 'rxjs';
import { createEnding, rootOf } from '../ending.ts';
import { type CenterService, connectCenter, createCenterHttp } from './center.ts';
import { type Portal, portalAt } from './door.ts';
import { type PortalPlace, standardPlace } from './place.ts';

/** The code of a center and where its service is; the rest of a place has standard values. */
export type PortalOptions = Pick<PortalPlace, 'code' | 'root'> & Partial<PortalPlace>;

function placeOf(options: PortalOptions) {
  if (!options.code) throw new Error('`code` is missing: the code of a center, for example nordlys');
  const place = { ...standardPlace(), ...options, root: rootOf(options.root) };
  const ending = createEnding(place.clock);
  return { ...ending, place: { ...place, fetch: ending.fetch(place.fetch), clock: ending.clock } };
}

/**
 * Opens the portal of a center, and waits until the center is known, or has failed (`startUp` of its view). `close()` ends
 * all that the portal and its areas run, and answers each question that is on its way by a `misuse`. An absent option is that
 * of a program without a page: memory, and no address.
 * @example
 * const portal = await openPortal({ root: 'https://service.example', code: 'nordlys' });
 * const timetable = createTimetable(portal);
 * timetable.open();
 * timetable.view$.subscribe(draw);
 */
export async function openPortal(options: PortalOptions): Promise<Portal> {
  const { place, begin, end } = placeOf(options);
  const portal = portalAt(place);
  portal.open();
  await whenDecided(portal.center.view$.pipe(map(({ startUp }) => startUp)));
  return {
    ...portal,
    open() {
      begin();
      portal.open();
    },
    close() {
      portal.close();
      end();
    },
  };
}

/** A portal with the timetable as its only area: it asks for the manifest, the token and the departments. */
export interface SmallPortal extends CenterService {
  readonly place: PortalPlace;
  readonly center: SmallCenter;
  close(): void;
}

/** Opens a center for a program that shows its timetable only, with fewer calls than the whole portal makes. */
export async function openSmallPortal(options: PortalOptions): Promise<SmallPortal> {
  const { place, end } = placeOf(options);
  const service = connectCenter(place);
  const { http, keeper, access } = service;
  const center = createSmallCenter({ code: place.code, port: createCenterHttp(http), keeper, access });
  center.open();
  await whenDecided(center.departments$);
  return {
    ...service,
    place,
    center,
    close() {
      center.close();
      end();
    },
  };
}
