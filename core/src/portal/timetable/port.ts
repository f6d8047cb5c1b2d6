import type { Day } from '../../shared/dates.ts';
import type { Reply } from '../../shared/reply.ts';
import type { ClassSession } from './model.ts';

/** Which classes to load; the adapter turns the weeks into the instants of Oslo's time. */
export interface WeekQuery {
  readonly monday: Day;
  readonly departmentId: number;
  /** How many weeks from Monday on; one if it is left out. */
  readonly weeks?: number;
}

/** The one request of the timetable; it needs the center's token, but no login. */
export interface TimetablePort {
  sessions(query: WeekQuery): Reply<readonly ClassSession[]>;
}
