// The deviations of a project.
import type { DeviationsPort } from '@felles/core/workspace/deviations';
import type { Http } from '../http.ts';
import { deviations } from '../wire/workspace/deviations.ts';
import { siteRecords } from '../wire/workspace/records.ts';

/** Core's `DeviationsPort`, for staff who are signed in. An addition as a whole: the specification has only figures. */
export const createDeviationsHttp = (http: Http): DeviationsPort => ({
  deviations: (project_id) => http.ask(siteRecords.deviations, { params: { project_id } }),
  setup: () => http.ask(deviations.setup, {}),
  deviation: (project_id, deviation_id) => http.ask(deviations.deviation, { params: { project_id, deviation_id } }),
});
