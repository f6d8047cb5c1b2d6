import { addDays, weekInstants } from '@felles/core';
import type { TimetablePort } from '@felles/core/portal/timetable';
import type { Http } from '../http.ts';
import { timetable } from '../wire/portal/timetable.ts';

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
