import type { SiteRecordsPort } from '@felles/core/workspace/site-records';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/site-records.ts';

/**
 * Core's `SiteRecordsPort`, for staff who are signed in. An addition as a whole: the specification has only figures.
 */
export const createSiteRecordsHttp = (http: Http): SiteRecordsPort => ({
  checklists: (project_id) => http.ask(wire.checklists, { params: { project_id } }),
  deviations: (project_id) => http.ask(wire.deviations, { params: { project_id } }),
  hours: (project_id) => http.ask(wire.hours, { params: { project_id } }),
});
