/** Who takes part in a project and in which roles; the list of all roles is an addition. */

import { Participant, ParticipantFields, ParticipantRole } from '@felles/core/workspace/participants';
import * as z from 'zod/mini';
import { staff } from '../rows.ts';

export const roles = staff.get('/v1/projectroles', 'The roles that a participant may hold', {
  reply: z.array(ParticipantRole),
  extension: 'project-roles',
});

export const participants = staff.get('/v1/projects/{project_id}/participants', 'The participants of a project', {
  reply: z.array(Participant),
});

export const add = staff.post('/v1/projects/{project_id}/participants', 'Adds a participant to a project', {
  body: ParticipantFields,
  reply: Participant,
  takesKey: true,
});

export const change = staff.put('/v1/projects/{project_id}/participants/{participant_id}', 'Changes a participant', {
  body: ParticipantFields,
  reply: Participant,
  takesKey: true,
});

export const remove = staff.delete(
  '/v1/projects/{project_id}/participants/{participant_id}',
  'Removes a participant from a project',
  { reply: z.unknown(), takesKey: true },
);
