import type { TimetableCenter } from '@felles/core/portal/center';
import { createTimetableStore, type TimetableStore } from '@felles/core/portal/timetable';
import type { Portal } from '../door.ts';
import { createTimetableHttp } from '../timetable.ts';

/** The timetable of a center: of a whole portal, or of a center of its own. */
export type TimetablePortal = Pick<Portal, 'http'> & {
  readonly center: TimetableCenter;
  readonly place: Pick<Portal['place'], 'storage' | 'address' | 'surroundings' | 'clock'>;
};

/** The store of the timetable's page, week by week. It needs no session, and the small portal is enough for it. */
export const createTimetable = ({ http, center, place }: TimetablePortal): TimetableStore =>
  createTimetableStore({
    port: createTimetableHttp(http),
    center,
    saved: place.storage,
    address: place.address,
    surroundings: place.surroundings,
    clock: place.clock,
  });
