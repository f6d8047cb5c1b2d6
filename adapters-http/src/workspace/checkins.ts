import type { CheckInsPort } from '@felles/core/workspace/checkins';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/checkins.ts';

/**
 * Core's `CheckInsPort`, for staff who are signed in. The list is of the specification; to check in or out is an
 * addition, and takes a key.
 */
export const createCheckInsHttp = (http: Http): CheckInsPort => ({
  checkIns: (projectId) => http.ask(wire.checkIns, { params: { project_id: projectId } }),
  checkIn: (projectId, body, key) => http.ask(wire.checkIn, { params: { project_id: projectId }, body, key }),
  checkOut: (projectId, id, key) => http.ask(wire.checkOut, { params: { project_id: projectId, checkin_id: id }, key }),
});
