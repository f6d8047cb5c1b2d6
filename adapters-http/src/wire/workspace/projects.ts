import { readableOf } from '@felles/core/internal/shared/wire-values';
import { CheckInFields, NewDecision } from '@felles/core/internal/workspace/checkins/model';
import { ParticipantFields } from '@felles/core/internal/workspace/participants/model';
import {
  NewProjectFields,
  ProjectFields,
  ProjectPage,
  RegisterConnection,
} from '@felles/core/internal/workspace/projects/model';
import { CheckIn } from '@felles/core/workspace/checkins';
import { Participant, ParticipantRole } from '@felles/core/workspace/participants';
import { HistoryEntry, Project, ProjectSummary, ProjectView } from '@felles/core/workspace/projects';
import * as z from 'zod/mini';
import { loggable, parts, prefetch, prefetchForAll, SLOW, withClientId } from '../call.ts';
import { addition, staff, staffAt } from '../rows.ts';
import { FilePart, PageQuery } from '../values.ts';

const ProjectQuery = { ...PageQuery, status: z.optional(z.string()), type: z.optional(z.string()) };

const PROJECT = '/v1/projects/{project_id}';
const ofProject = staffAt(PROJECT);
const onSite = addition('checkins', PROJECT);

/** Projects: the list, one of them, its history and parts, and its connection to the house register. */
export const projects = {
  projects: staff.get('/v1/projects', 'A page of the projects', {
    query: loggable(ProjectQuery, 'page', 'page_size', 'status', 'type', 'sort'),
    reply: ProjectPage,
    offline: 'user',
  }),
  create: staff.create('/v1/projects', 'Creates a project', {
    ...withClientId(NewProjectFields, { cadastral_units: 'cadastral-units' }),
    reply: Project,
  }),
  project: staff.get('/v1/projects/{project_id}', 'One project', { reply: Project, ...prefetch('projects') }),
  change: staff.patch('/v1/projects/{project_id}', 'Changes a project', { body: ProjectFields, reply: Project }),
  replace: staff.put('/v1/projects/{project_id}', 'Replaces a project', { body: ProjectFields, reply: Project }),
  view: staff.get('/project/view/{project_id}', 'The active pages of a project', {
    reply: ProjectView,
    ...prefetch('projects'),
  }),
  detail: staff.get('/project/detail/{project_id}', 'A project in short', { reply: ProjectSummary }),
  history: ofProject.get('/history', 'The history, the newest first', { reply: readableOf(HistoryEntry) }),
  subprojects: ofProject.get('/subprojects', 'Parts of a project', { reply: readableOf(Project) }),
  connect: ofProject.put('/connect', 'Connects a project to the house register', {
    body: RegisterConnection,
    added: { building_id: 'house-register', property_id: 'house-register' },
    reply: Project,
    takesKey: true,
  }),
  disconnect: ofProject.put('/disconnect', 'Disconnects a project', { reply: Project, takesKey: true }),
  uploadPhoto: ofProject.create('/photo', 'Replaces the picture', { body: parts({ file: FilePart }), patience: SLOW }),
};

/** Who takes part in a project and in which roles; the list of all roles is an addition. */
export const participants = {
  roles: addition('project-roles').get('/v1/projectroles', 'The roles of participants', {
    reply: z.array(ParticipantRole),
    ...prefetchForAll('participants'),
  }),
  participants: ofProject.get('/participants', 'Participants', {
    reply: z.array(Participant),
    ...prefetch('participants'),
  }),
  add: ofProject.create('/participants', 'Adds a participant', {
    ...withClientId(ParticipantFields),
    reply: Participant,
  }),
  change: ofProject.put('/participants/{participant_id}', 'Changes a participant', {
    body: ParticipantFields,
    reply: Participant,
    takesKey: true,
  }),
  remove: ofProject.delete('/participants/{participant_id}', 'Removes a participant', { takesKey: true }),
};

/** Who is on a building site. The list is of the specification; to check in and out is an addition. */
export const checkins = {
  /** [W-CHECKIN-06] A record that cannot be read is left out, and the others stay. */
  checkIns: ofProject.get('/checkins', 'Check-ins of a project', { reply: readableOf(CheckIn) }),
  /** [W-CHECKIN-08] A key that is sent twice checks in once. */
  checkIn: onSite.create('/checkins', 'Checks a person in', {
    ...withClientId(CheckInFields, { reason: 'checkin-decisions' }),
    reply: CheckIn,
  }),
  checkOut: onSite.put('/checkins/{checkin_id}/checkout', 'Checks a person out', { reply: CheckIn, takesKey: true }),
  /** [W-PLAN-10] */
  decide: addition('checkin-decisions', PROJECT).put(
    '/checkins/{refused_id}/decision',
    'Lets in whom the card refused, or not',
    { body: NewDecision, reply: CheckIn, takesKey: true },
  ),
};
