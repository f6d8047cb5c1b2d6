import type { HoursPort } from '@felles/core/workspace/hours';
import type { Http } from '../http.ts';
import { hours } from '../wire/workspace/hours.ts';
import { siteRecords } from '../wire/workspace/records.ts';

/** Core's `HoursPort`, for staff who are signed in. An addition as a whole: the specification has only figures. */
export const createHoursHttp = (http: Http): HoursPort => ({
  hours: (project_id) => http.ask(siteRecords.hours, { params: { project_id } }),
  own: (query) => http.ask(hours.own, { query }),
  approve: (project_id, body, key) => http.ask(hours.approve, { params: { project_id }, body, key }),
});
