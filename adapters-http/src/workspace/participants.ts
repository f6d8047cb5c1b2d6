import type { ParticipantsPort } from '@felles/core/workspace/participants';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/participants.ts';

/**
 * Core's `ParticipantsPort`, for staff who are signed in. The list of all roles is an addition; each change takes a
 * key.
 */
export const createParticipantsHttp = (http: Http): ParticipantsPort => ({
  roles: () => http.ask(wire.roles, {}),
  participants: (projectId) => http.ask(wire.participants, { params: { project_id: projectId } }),
  add: (projectId, body, key) => http.ask(wire.add, { params: { project_id: projectId }, body, key }),
  change: (projectId, id, body, key) =>
    http.ask(wire.change, { params: { project_id: projectId, participant_id: id }, body, key }),
  remove: (projectId, id, key) => http.ask(wire.remove, { params: { project_id: projectId, participant_id: id }, key }),
});
