import type { SiteRecordsPort } from '@felles/core/workspace';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/site-records.ts';

export const createSiteRecordsHttp = (http: Http): SiteRecordsPort => ({
  checklists: (project_id) => http.ask(wire.checklists, { params: { project_id } }),
  deviations: (project_id) => http.ask(wire.deviations, { params: { project_id } }),
  hours: (project_id) => http.ask(wire.hours, { params: { project_id } }),
});
