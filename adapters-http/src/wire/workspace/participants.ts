/** Who takes part in a project and in which roles; the list of all roles is an addition. */

import { Participant, ParticipantFields, ParticipantRole } from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';

const OfProject = z.object({ project_id: z.string() });
const OfParticipant = z.object({ project_id: z.string(), participant_id: z.string() });

export const roles = call({
  method: 'GET',
  path: '/v1/projectroles',
  access: 'staff',
  summary: 'The roles that a participant may hold',
  reply: json(z.array(ParticipantRole)),
  extension: 'project-roles',
});

export const participants = call({
  method: 'GET',
  path: '/v1/projects/{project_id}/participants',
  access: 'staff',
  summary: 'The participants of a project',
  params: OfProject,
  reply: json(z.array(Participant)),
});

export const add = call({
  method: 'POST',
  path: '/v1/projects/{project_id}/participants',
  access: 'staff',
  summary: 'Adds a participant to a project',
  params: OfProject,
  body: { format: 'json', schema: ParticipantFields },
  reply: json(Participant),
  takesKey: true,
});

export const change = call({
  method: 'PUT',
  path: '/v1/projects/{project_id}/participants/{participant_id}',
  access: 'staff',
  summary: 'Changes a participant',
  params: OfParticipant,
  body: { format: 'json', schema: ParticipantFields },
  reply: json(Participant),
  takesKey: true,
});

export const remove = call({
  method: 'DELETE',
  path: '/v1/projects/{project_id}/participants/{participant_id}',
  access: 'staff',
  summary: 'Removes a participant from a project',
  params: OfParticipant,
  reply: json(z.unknown()),
  takesKey: true,
});
