import { weekInstants } from '@felles/core';
import type { TimetablePort } from '@felles/core/portal';
import type { Http } from '../http.ts';
import { classes } from '../wire/portal/timetable.ts';

/** Core's `TimetablePort`: the classes of one week in Oslo's time. The center's token is enough. */
export function createTimetableHttp(http: Http): TimetablePort {
  return {
    sessions({ monday, departmentId }) {
      const { from, to } = weekInstants(monday);
      return http.ask(classes, { query: { from_date: from, to_date: to, department_id: departmentId } });
    },
  };
}
