// Projects, with who takes part in one and who is on its site.
import { readableOf } from '@felles/core';
import { CheckIn, CheckInFields } from '@felles/core/workspace/checkins';
import { Participant, ParticipantFields, ParticipantRole } from '@felles/core/workspace/participants';
import {
  HistoryEntry,
  NewProjectFields,
  Project,
  ProjectFields,
  ProjectPage,
  ProjectSummary,
  ProjectView,
  RegisterConnection,
} from '@felles/core/workspace/projects';
import * as z from 'zod/mini';
import { parts, SLOW } from '../call.ts';
import { addition, staff } from '../rows.ts';
import { FilePart, PageQuery } from '../values.ts';

const onSite = addition('checkins');

/** Projects: the list, one of them, its history and parts, and its connection to the house register. */
export const projects = {
  projects: staff.get('/v1/projects', 'A page of the projects', {
    query: z.extend(PageQuery, { status: z.optional(z.string()), type: z.optional(z.string()) }),
    loggableQuery: ['page', 'page_size', 'status', 'type', 'sort'],
    reply: ProjectPage,
  }),
  create: staff.post('/v1/projects', 'Creates a project', {
    body: NewProjectFields,
    added: { cadastral_units: 'cadastral-units' },
    reply: Project,
    takesKey: true,
  }),
  project: staff.get('/v1/projects/{project_id}', 'One project', { reply: Project }),
  change: staff.patch('/v1/projects/{project_id}', 'Changes a project', { body: ProjectFields, reply: Project }),
  replace: staff.put('/v1/projects/{project_id}', 'Replaces a project', { body: ProjectFields, reply: Project }),
  view: staff.get('/project/view/{project_id}', 'The active pages of a project', { reply: ProjectView }),
  detail: staff.get('/project/detail/{project_id}', 'A project in short', { reply: ProjectSummary }),
  history: staff.get('/v1/projects/{project_id}/history', 'The history, the newest first', {
    reply: readableOf(HistoryEntry),
  }),
  subprojects: staff.get('/v1/projects/{project_id}/subprojects', 'Parts of a project', { reply: readableOf(Project) }),
  connect: staff.put('/v1/projects/{project_id}/connect', 'Connects a project to the house register', {
    body: RegisterConnection,
    added: { building_id: 'house-register', property_id: 'house-register' },
    reply: Project,
    takesKey: true,
  }),
  disconnect: staff.put('/v1/projects/{project_id}/disconnect', 'Disconnects a project', {
    reply: Project,
    takesKey: true,
  }),
  uploadPhoto: staff.post('/v1/projects/{project_id}/photo', 'Replaces the picture', {
    body: parts({ file: FilePart }),
    reply: z.unknown(),
    patience: SLOW,
    takesKey: true,
  }),
};

/** Who takes part in a project and in which roles; the list of all roles is an addition. */
export const participants = {
  roles: staff.get('/v1/projectroles', 'The roles of participants', {
    reply: z.array(ParticipantRole),
    extension: 'project-roles',
  }),
  participants: staff.get('/v1/projects/{project_id}/participants', 'Participants', { reply: z.array(Participant) }),
  add: staff.post('/v1/projects/{project_id}/participants', 'Adds a participant', {
    body: ParticipantFields,
    reply: Participant,
    takesKey: true,
  }),
  change: staff.put('/v1/projects/{project_id}/participants/{participant_id}', 'Changes a participant', {
    body: ParticipantFields,
    reply: Participant,
    takesKey: true,
  }),
  remove: staff.delete('/v1/projects/{project_id}/participants/{participant_id}', 'Removes a participant', {
    reply: z.unknown(),
    takesKey: true,
  }),
};

/** Who is on a building site. The list is of the specification; to check in and out is an addition. */
export const checkins = {
  /** [W-CHECKIN-06] A record that cannot be read is left out, and the others stay. */
  checkIns: staff.get('/v1/projects/{project_id}/checkins', 'Check-ins of a project', { reply: readableOf(CheckIn) }),
  /** [W-CHECKIN-08] A key that is sent twice checks in once. */
  checkIn: onSite.post('/v1/projects/{project_id}/checkins', 'Checks a person in', {
    body: CheckInFields,
    reply: CheckIn,
    takesKey: true,
  }),
  checkOut: onSite.put('/v1/projects/{project_id}/checkins/{checkin_id}/checkout', 'Checks a person out', {
    reply: CheckIn,
    takesKey: true,
  }),
};
