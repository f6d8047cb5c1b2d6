import { addDays } from '@felles/core';
import type { TimetableCenter } from '@felles/core/internal/portal/center/small';
import { createTimetableStore } from '@felles/core/internal/portal/timetable/store';
import { derive } from '@felles/core/internal/shared/behavior';
import { weekInstants } from '@felles/core/internal/shared/dates';
import type { TimetablePort, TimetableStore } from '@felles/core/portal/timetable';
import type { Http } from '../../http.ts';
import { timetable } from '../../wire/portal/timetable.ts';
import type { Portal } from '../door.ts';

/** The timetable of a center: of a whole portal, or of a center of its own. */
export type TimetablePortal = Pick<Portal, 'http'> &
  Partial<Pick<Portal, 'access' | 'session'>> & {
    readonly center: TimetableCenter;
    readonly place: Pick<Portal['place'], 'storage' | 'address' | 'surroundings' | 'clock'>;
  };

/**
 * The store of the timetable's page, week by week. It needs no session, and the small portal is enough for it. With a session,
 * and a service that has bookings, the classes have the member's own part.
 */
export const createTimetable = ({ http, center, place, access, session }: TimetablePortal): TimetableStore =>
  createTimetableStore({
    port: createTimetableHttp(http),
    center,
    saved: place.storage,
    address: place.address,
    surroundings: place.surroundings,
    clock: place.clock,
    ...(access &&
      session && {
        member$: derive({ access, session: session.session$ }, ({ access: { additions = [] }, session: current }) =>
          additions.includes('bookings') ? (current?.sessid ?? null) : null,
        ),
      }),
  });

/** Core's `TimetablePort`: the classes of one week or more in Oslo's time. The center's token is enough. */
export function createTimetableHttp(http: Http): TimetablePort {
  return {
    sessions({ monday, departmentId, weeks = 1 }) {
      const { from } = weekInstants(monday);
      const { to } = weekInstants(addDays(monday, 7 * (weeks - 1)));
      return http.ask(timetable.classes, { query: { from_date: from, to_date: to, department_id: departmentId } });
    },
  };
}
